import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Button } from '@servery/ui/button';
import { EmptyState } from '@servery/ui/empty';
import { lazy, Suspense, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { CartBar } from '#features/menu/cart-bar.tsx';
import { CategoryChips, CategoryRail } from '#features/menu/category-nav.tsx';
import { ClosedCard } from '#features/menu/closed-card.tsx';
import type { DietaryKey } from '#features/menu/dietary.ts';
import { DishSections, sectionId, YOUR_ORDER } from '#features/menu/dish-sections.tsx';
import { quantities, shownCategories } from '#features/menu/dishes.ts';
import { MenuProduct } from '#features/menu/menu-product.tsx';
import css from '#features/menu/menu-page.module.css';
import { MerchantCard } from '#features/menu/merchant-card.tsx';
import { MerchantTabs } from '#features/menu/merchant-tabs.tsx';
import { useDishTaps } from '#features/menu/use-dish-taps.ts';
import { useLinkChoice } from '#features/menu/use-link-choice.ts';
import { useFollowedSection } from '#features/menu/use-followed-section.ts';
import { WayCard } from '#features/menu/way-card.tsx';
import { useMedia, WITH_TICKET } from '#state/use-media.ts';

const SideTicket = lazy(async () => ({
  default: (await import('#features/cart/index.ts')).SideTicket,
}));

type Props = {
  merchant: Merchant;
  order: CartOrder | undefined;
  item: string | undefined;
  search: string;
  onSearch: (text: string) => void;
  /** the header now says how and when, in one line */
  folded: boolean;
  watch: (node: HTMLElement | null) => void;
};

function useDiet() {
  const [chosen, setChosen] = useState<ReadonlySet<DietaryKey>>(new Set());
  const toggle = (key: DietaryKey) =>
    setChosen((held) => new Set(held.has(key) ? [...held].filter((other) => other !== key) : [...held, key]));
  return { chosen, toggle, clear: () => setChosen(new Set()) };
}

function NothingFits({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={search ? `Nothing called “${search.trim()}”` : 'Nothing suits all of that'}
      action={<Button onClick={onClear}>Show the whole menu</Button>}
    >
      {search ? 'Try a shorter word, or look through the menu.' : 'Choose fewer dietary needs.'}
    </EmptyState>
  );
}

export function MenuBody({ merchant, order, item, search, onSearch, folded, watch }: Props) {
  const { flags } = facts.brand;
  const pictures = merchant.menu.display_images === 1 && !flags.hide_pictures;
  const diet = useDiet();
  const categories = shownCategories(merchant.menu.items, { search, diet: diet.chosen });
  const section = useFollowedSection(categories.map(sectionId));
  const taps = useDishTaps(merchant);
  useLinkChoice(merchant);
  const sign = merchant.locale.currency_sign;
  const nav = { categories, current: section.current, onGo: section.go, pictures };
  const searching = search.trim() !== '';
  return (
    <div className={css.desk}>
      <CategoryRail {...nav} />
      <div className={css.column}>
        {!flags.hide_merchant_card && !searching && <MerchantCard merchant={merchant} pictures={pictures} />}
        {!flags.hide_sub_tabs && !searching && (
          <MerchantTabs merchant={merchant} diet={diet}>
            <WayCard merchant={merchant} />
          </MerchantTabs>
        )}
        {(flags.hide_merchant_card || searching) && <h1 className="visually-hidden">{merchant.name}</h1>}
        <ClosedCard merchant={merchant} />
        <div ref={watch} />
        {categories.length > 0 && <CategoryChips {...nav} folded={folded} />}
        <DishSections
          categories={categories}
          counts={quantities(order)}
          sign={sign}
          taps={taps}
          pictures={pictures}
        />
        {categories.length === 0 && (
          <NothingFits
            search={search}
            onClear={() => {
              onSearch('');
              diet.clear();
            }}
          />
        )}
      </div>
      <span id={YOUR_ORDER} tabIndex={-1} className="visually-hidden">
        Your order
      </span>
      <MenuTicket merchant={merchant} order={order} />
      <CartBar order={order} sign={sign} />
      <FulfilmentHost merchant={merchant} />
      <MenuProduct merchant={merchant} item={item} />
    </div>
  );
}

function MenuTicket({ merchant, order }: Pick<Props, 'merchant' | 'order'>) {
  const wide = useMedia(WITH_TICKET);
  if (!wide) return null;
  return (
    <div className={css.ticket}>
      <Suspense>
        <SideTicket merchant={merchant} order={order} />
      </Suspense>
    </div>
  );
}
