import { inWidths } from '@servery/ui/picture';
import type { HomeBlock } from '@servery/contract/entities/home';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Status } from '@servery/ui/badge';
import { Text } from '@servery/ui/text';
import { facts } from '#api/app-facts.ts';
import { AccountLink, BrandMark, CartLink, NavButton, ScreenTitle } from '#features/shell/index.ts';
import css from '#features/home/home.module.css';
import { GoButton } from '#state/links.tsx';

type Props = { merchant: Merchant; blocks: readonly HomeBlock[] };

function orderLabel(merchant: Merchant, block: HomeBlock | undefined): string {
  if (!facts.brand.single_store) return block?.title || 'Order Now';
  const open = merchant.status === 'online' || merchant.always_open === 1;
  if (open) return block?.title || 'Order Now';
  return merchant.order_for_later === 1 ? 'Order for Later' : 'See the menu';
}

/** What a visitor sees first: the food, whether it can be had now, and the way to it. */
export function Hero({ merchant, blocks }: Props) {
  const { brand } = facts;
  const welcome = blocks.find(({ block }) => block === 'welcome');
  const orderPath = brand.single_store ? `/menu/${merchant.menu.menu_name}` : '/locations';
  const order = blocks.find(({ block }) => block === 'place_order');
  return (
    <div className={css.hero}>
      <header className={css.bar}>
        <BrandMark onDeep />
        <span className={css.spacer} />
        <CartLink />
        <AccountLink className={css.account} />
        <span className={css.nav}>
          <NavButton />
        </span>
      </header>
      <div className={css.heroBody}>
        <img
          {...inWidths(welcome?.image_url || brand.hero_url, '(min-width: 900px) 780px, 100vw')}
          alt=""
          width="780"
          height="520"
          fetchPriority="high"
          className={css.heroPicture}
        />
        <div className={css.heroWords}>
          {brand.single_store && (
            <Status live tone="deep" coloured className={css.status}>
              {merchant.open_text}
            </Status>
          )}
          <ScreenTitle size={44} className={css.heroTitle}>
            {welcome?.title || brand.words.tagline}
          </ScreenTitle>
          {welcome?.content && <Text className={css.heroText}>{welcome.content}</Text>}
          <GoButton to={orderPath} kind="warm" wide className={css.order}>
            {orderLabel(merchant, order)}
          </GoButton>
        </div>
      </div>
    </div>
  );
}
