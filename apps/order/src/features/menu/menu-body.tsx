import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { lazy, memo, type RefCallback, Suspense, useMemo, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { useLinkArrival } from '#features/links/index.ts';
import { CartBar } from '#features/menu/cart-bar.tsx';
import { CategoryChips, CategoryRail } from '#features/menu/category-nav.tsx';
import { nested } from '#features/menu/categories.ts';
import type { DietaryKey } from '@servery/contract/entities/menu';
import { DishSections, sectionId, YOUR_ORDER } from '#features/menu/dish-sections.tsx';
import { quantities } from '#features/menu/dishes.ts';
import { useFind } from '#features/menu/use-find.ts';
import { shownCategories } from '#ordering/dish-filter.ts';
import { MenuProduct } from '#features/menu/menu-product.tsx';
import css from '#features/menu/menu-page.module.css';
import { MerchantCard } from '#features/menu/venue-card.tsx';
import { MerchantTabs } from '#features/menu/venue-tabs.tsx';
import { TruncatedRow } from '#ordering/truncated-row.tsx';
import { useDishTaps } from '#features/menu/use-dish-taps.ts';
import { useFollowedSection } from '#features/menu/use-followed-section.ts';
import { FulfilmentCard } from '#features/menu/fulfilment-card.tsx';
import { isLong } from '#shared/long-list.ts';
import { usePopups } from '#state/popups.ts';
import { useApplyPromo } from '#ordering/use-apply-promo.ts';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { useSelection } from '#ordering/use-selection.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/menu/texts.ts';

const SideTicket = lazy(async () => ({
  default: (await import('#features/cart/index.ts')).SideTicket,
}));

const VenueNotes = lazy(async () => ({
  default: (await import('#features/menu/venue-notes.tsx')).VenueNotes,
}));
const SelectionSteps = lazy(async () => ({
  default: (await import('#features/fulfilment-points/index.ts')).SelectionSteps,
}));

type Props = {
  merchant: Merchant;
  order: CartOrder | undefined;
  item: string | undefined;
  search: string;
  onSearch: (text: string) => void;
  /** the header now says how and when, in one line */
  folded: boolean;
  watch: RefCallback<HTMLElement>;
};

const isShut = (merchant: Merchant): boolean =>
  merchant.always_open !== 1 && merchant.fulfilment.every((type) => type.open_now === 0);

function useDiet() {
  const [chosen, setChosen] = useState<ReadonlySet<DietaryKey>>(new Set());
  return useMemo(() => {
    const toggle = (key: DietaryKey) =>
      setChosen(
        (held) => new Set(held.has(key) ? [...held].filter((other) => other !== key) : [...held, key]),
      );
    return { chosen, toggle, clear: () => setChosen(new Set()) };
  }, [chosen]);
}

function NothingFits({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={search ? t.nothingCalled({ search: search.trim() }) : t.nothingSuits}
      action={<Button onClick={onClear}>{t.showAll}</Button>}
    >
      {search ? t.searchNote : t.dietaryNote}
    </EmptyState>
  );
}

/** The venue above its dishes, unless the brand hides it or somebody is searching. */
const Above = memo(function Above({
  merchant,
  pictures,
  diet,
  searching,
}: Pick<Props, 'merchant'> & AboveProps) {
  const { flags } = facts.brand;
  return (
    <>
      {flags.hide_merchant_card || searching ? (
        <h1 className="visually-hidden">{merchant.name}</h1>
      ) : (
        <MerchantCard merchant={merchant} pictures={pictures} />
      )}
      {!flags.hide_sub_tabs && !searching && (
        <MerchantTabs merchant={merchant} diet={diet}>
          {!flags.hide_fulfilment_type && <FulfilmentCard merchant={merchant} />}
        </MerchantTabs>
      )}
      {(merchant.day_surcharges || isShut(merchant)) && (
        <Suspense>
          <VenueNotes merchant={merchant} shut={isShut(merchant)} />
        </Suspense>
      )}
    </>
  );
});
type AboveProps = { pictures: boolean; diet: ReturnType<typeof useDiet>; searching: boolean };

/** What of the menu is shown, and which part of it is being read. */
function useShownDishes(
  { merchant, search }: Props,
  { diet, pictures, hidden }: Omit<AboveProps, 'searching'> & { hidden: boolean },
) {
  const { items } = merchant.menu;
  const find = useFind(search);
  const categories = useMemo(
    () => nested(shownCategories(items, { search, diet: diet.chosen }, find)),
    [items, search, diet.chosen, find],
  );
  const section = useFollowedSection(hidden ? [] : categories.map(sectionId), isLong(categories));
  return {
    categories,
    byCategory: merchant.group_menu_by_category === 1,
    nav: { categories, current: section.current, onGo: section.go, pictures },
  };
}

function Dishes({ dishes, ...props }: Props & AboveProps & { dishes: ReturnType<typeof useShownDishes> }) {
  const { merchant, order, search, onSearch, folded, pictures, diet } = props;
  const { categories, byCategory, nav } = dishes;
  const taps = useDishTaps(merchant);
  const clear = () => {
    onSearch('');
    diet.clear();
  };
  if (categories.length === 0) return <NothingFits search={search} onClear={clear} />;
  return (
    <>
      {byCategory && <CategoryChips {...nav} folded={folded} />}
      <DishSections
        categories={categories}
        counts={quantities(order)}
        sign={merchant.locale.currency_sign}
        taps={taps}
        pictures={pictures}
      />
      <TruncatedRow menu={merchant.menu} />
    </>
  );
}

/** They follow what is chosen, not what is in the cart. */
const Popups = memo(function Popups({ merchant, item }: Pick<Props, 'merchant' | 'item'>) {
  return (
    <>
      <FulfilmentHost merchant={merchant} />
      <MenuProduct merchant={merchant} item={item} />
    </>
  );
});

export function MenuBody(props: Props) {
  const { merchant, order, item, search, watch } = props;
  const pictures = merchant.menu.display_images === 1 && !facts.brand.flags.hide_pictures;
  const diet = useDiet();
  const ask = usePopups((popups) => popups.askFulfilment);
  useLinkArrival(merchant, () => ask());
  useApplyPromo(merchant, order);
  const { hidesMenu } = useSelection(merchant);
  const above = { pictures, diet, searching: search.trim() !== '' };
  const dishes = useShownDishes(props, { diet, pictures, hidden: hidesMenu });
  return (
    <div data-rail={dishes.byCategory || undefined} className={css.desk}>
      {dishes.byCategory && <CategoryRail {...dishes.nav} />}
      <div className={css.column}>
        <Above merchant={merchant} {...above} />
        <div ref={watch} />
        {hidesMenu ? (
          <Suspense>
            <SelectionSteps merchant={merchant} before="menu" />
          </Suspense>
        ) : (
          <Dishes {...props} {...above} dishes={dishes} />
        )}
      </div>
      <span id={YOUR_ORDER} tabIndex={-1} className="visually-hidden">
        {common.yourOrder}
      </span>
      <MenuTicket merchant={merchant} order={order} />
      <CartBar order={order} sign={merchant.locale.currency_sign} />
      <Popups merchant={merchant} item={item} />
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
