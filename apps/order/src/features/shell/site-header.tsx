import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { AccountLink } from '#features/shell/account-link.tsx';
import { BrandMark } from '#features/shell/brand-mark.tsx';
import { CartLink } from '#features/shell/cart-link.tsx';
import { NavButton } from '#features/shell/nav-button.tsx';
import css from '#features/shell/site-header.module.css';
import { GoText } from '#shared/links.tsx';

export type Back = { to: string; label: string };

/** With `back`, a phone shows only the way back: the screen's own title stands right below. */
export function SiteHeader({ back, cart = true }: { back?: Back; cart?: boolean }) {
  return (
    <header className={css.header} data-back={back ? true : undefined}>
      <div className={css.bar}>
        {back && (
          <GoText to={back.to} icon={<IconArrowLeft size="l" />} className={css.back}>
            {back.label}
          </GoText>
        )}
        <span className={css.brand}>
          <BrandMark />
        </span>
        <span className={css.spacer} />
        {cart && <CartLink className={css.cart} />}
        <AccountLink className={css.account} />
        <span className={css.nav}>
          <NavButton />
        </span>
      </div>
    </header>
  );
}
