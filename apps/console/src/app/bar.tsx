import type { ConsoleUser } from '@servery/contract/entities/board';
import { LinkButton } from '@servery/ui/actions/button';
import { IconSearch } from '@servery/ui/foundations/icon';
import { IconChefHat } from '@servery/ui/foundations/icon-more';
import { Kbd } from '@servery/ui/foundations/text';
import { Sheet } from '@servery/ui/overlays/sheet';
import { createLink } from '@tanstack/react-router';
import { use, useState } from 'react';
import { Account } from '#app/account.tsx';
import { OpenPalette } from '#app/palette.tsx';
import { VenueSwitch } from '#app/venue-switch.tsx';
import { BrandName } from '#brand/mark.tsx';
import { StoreState } from '#features/store/index.ts';
import css from './bar.module.css';
import { t } from '#app/texts.ts';

const GoButton = createLink(LinkButton);

const isMac = (): boolean => /mac/i.test(navigator.userAgent);

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

function Find() {
  const open = use(OpenPalette);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      className={css.find}
      onClick={() => open(true)}
    >
      <IconSearch />
      <span className="visually-hidden">{t.search}</span>
      <span aria-hidden>{t.find}</span>
      <Kbd aria-hidden>{isMac() ? t.searchKeyOnMac : t.searchKey}</Kbd>
    </button>
  );
}

function Me({ user }: { user: ConsoleUser }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={css.me} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{t.accountOf({ name: user.name, role: user.role })}</span>
        <span aria-hidden className={css.face}>
          {initials(user.name)}
        </span>
      </button>
      <Sheet open={open} onClose={close} title={t.account} kind="dialog">
        <Account user={user} onGo={close} />
      </Sheet>
    </>
  );
}

/** What is wanted anywhere: which venue, the search, whether it takes orders, the board, and who one is. */
export function Bar({ user }: { user: ConsoleUser }) {
  const { merchant, permissions, venues } = user;
  return (
    <header className={css.bar}>
      <div className={css.venue}>
        <BrandName name={merchant.name} logo={merchant.logo_url} />
        {venues.length > 1 && <VenueSwitch user={user} />}
      </div>
      <Find />
      {permissions.includes('pause_orders') && (
        <div className={css.state}>
          <StoreState user={user} />
        </div>
      )}
      {permissions.includes('see_orders') && (
        <GoButton to="/board" kind="line" size="s" icon={<IconChefHat />} className={css.board}>
          {t.board}
        </GoButton>
      )}
      <Me user={user} />
    </header>
  );
}
