import { inWidths } from '@servery/ui/surfaces/picture';
import type { HomeBlock } from '@servery/contract/entities/home';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Status } from '@servery/ui/actions/badge';
import { Text } from '@servery/ui/foundations/text';
import { useQueryClient } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { useBrand } from '#api/use-brand.ts';
import { merchantQuery } from '#api/queries.ts';
import { sideOf } from '#features/home/block-card.tsx';
import { BlockIcon } from '#features/home/block-icon.tsx';
import { orderPath, placeOrderOf } from '#features/home/order-path.ts';
import { AccountLink, BrandMark, CartLink, NavButton, ScreenTitle } from '#features/shell/index.ts';
import css from '#features/home/home.module.css';
import { GoButton } from '#shared/links.tsx';
import { useStatusLine } from '#ordering/use-status-line.ts';
import { t } from '#features/home/texts.ts';

type Home = { merchant: Merchant; blocks: readonly HomeBlock[] };

function orderLabel(merchant: Merchant, block: HomeBlock | undefined): string {
  if (!facts.brand.single_store) return block?.title || t.orderNow;
  const open = merchant.status === 'online' || merchant.always_open === 1;
  if (open) return block?.title || t.orderNow;
  return merchant.order_for_later === 1 ? t.orderForLater : t.seeTheMenu;
}

/** The menu is asked for before the tap ends: it is shown at once, instead of a question in front of nothing. */
function useWarmMenu(slug: string): () => void {
  const client = useQueryClient();
  return () => {
    if (facts.brand.single_store) void client.prefetchQuery(merchantQuery(slug));
  };
}

/** What a visitor sees first: the food, whether it can be had now, and the way to it. */
export function Hero({ home }: { home: Home }) {
  const { merchant, blocks } = home;
  const brand = useBrand();
  const status = useStatusLine(merchant);
  const welcome = blocks.find(({ block }) => block === 'welcome');
  const order = placeOrderOf(blocks);
  // A venue that has written nothing yet still sells; one that has may leave the button out.
  const hasOrder = order !== undefined || blocks.length === 0;
  const warmMenu = useWarmMenu(merchant.menu.menu_name);
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
        <div data-side={welcome && sideOf(welcome)} className={css.heroWords}>
          {brand.single_store && (
            <Status live tone="deep" coloured className={css.status}>
              {status}
            </Status>
          )}
          <ScreenTitle size={44} className={css.heroTitle}>
            {welcome?.title || brand.words.tagline}
          </ScreenTitle>
          {welcome?.content && <Text className={css.heroText}>{welcome.content}</Text>}
          {hasOrder && (
            <GoButton
              to={orderPath(home)}
              kind="warm"
              wide
              onPointerEnter={warmMenu}
              onPointerDown={warmMenu}
              onFocus={warmMenu}
              icon={order && <BlockIcon block={order} />}
              className={css.order}
            >
              {orderLabel(merchant, order)}
            </GoButton>
          )}
        </div>
      </div>
    </div>
  );
}
