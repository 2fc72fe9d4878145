import type { Merchant } from '@servery/contract/entities/merchant';
import { laterTexts } from '@servery/domain/messages/later-texts';
import type { Category, Product } from '@servery/contract/entities/menu';
import type { Tint } from '@servery/ui/surfaces/picture';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Picture } from '@servery/ui/surfaces/picture';
import { Rail, RailLink } from '@servery/ui/surfaces/rail';
import { memo, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { FindBar } from '#kiosk/menu/find-bar.tsx';
import { MenuHead } from '#kiosk/menu/menu-head.tsx';
import { OrderBar } from '#kiosk/menu/order-bar.tsx';
import { Shelf } from '#kiosk/menu/shelf.tsx';
import { useDishFilter } from '#kiosk/menu/use-dish-filter.ts';
import { useFollowed } from '#kiosk/menu/use-followed.ts';
import { DaySurchargeNotice } from '#ordering/day-surcharge-notice.tsx';
import { TruncatedRow } from '#ordering/truncated-row.tsx';
import { ProductSheet } from '#kiosk/product/index.ts';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './menu-screen.module.css';
import { common } from '#shared/common-texts.ts';
import { t } from '#kiosk/menu/texts.ts';

const sectionId = (category: Category): string => `cat-${category.id}`;

type CategoryRailProps = { categories: readonly Category[]; current: string; goTo: (id: string) => void };

function CategoryRail({ categories, current, goTo }: CategoryRailProps) {
  return (
    <Rail label={t.menuCategories} look="plate" follow={current} className={css.rail}>
      {categories.map((category) => {
        const id = sectionId(category);
        return (
          <RailLink
            key={id}
            href={`#${id}`}
            current={id === current}
            picture={
              facts.brand.flags.hide_pictures ? undefined : (
                <Picture
                  shape="round"
                  eager
                  src={category.img_url || undefined}
                  tint={category.tint as Tint}
                  className={css.plate}
                />
              )
            }
            onClick={(event) => {
              event.preventDefault();
              goTo(id);
            }}
          >
            {category.name}
          </RailLink>
        );
      })}
    </Rail>
  );
}

/** Nothing that was looked for, or nothing at all. */
function Nothing({ merchant, onClear }: { merchant: Merchant; onClear: () => void }) {
  if (merchant.menu.items.every(({ items }) => items.length === 0))
    return <EmptyState title={laterTexts.productsNotAvailable} />;
  return <EmptyState title={t.nothingFits} action={<Button onClick={onClear}>{t.wholeMenu}</Button>} />;
}

/** All that stays as it is while a product opens above it: it must not be drawn again before the product is. */
const Menu = memo(function Menu({ onOpen }: { onOpen: (wanted: ProductWanted) => void }) {
  const { merchant, order } = useDeviceVenue();
  const filter = useDishFilter(merchant.menu.items);
  const { shown: categories } = filter;
  const { box, current, goTo } = useFollowed(categories.map(sectionId));
  const open = (product: Product) => {
    const lines = order.items.filter((line) => line.menu_item_id === product.id);
    const line = lines.length === 1 ? lines[0] : undefined;
    const slot = line && product.option_count === 0 ? line.cart_item_slot_id : -1;
    onOpen({ itemId: product.id, slot, name: product.name });
  };
  return (
    <>
      <MenuHead />
      <CategoryRail categories={categories} current={current} goTo={goTo} />
      <FindBar filter={filter} />
      <main ref={box} className={css.shelf}>
        <h1 className="visually-hidden">{common.menu}</h1>
        <DaySurchargeNotice merchant={merchant} />
        {categories.length === 0 && <Nothing merchant={merchant} onClear={filter.clear} />}
        {categories.map((category) => (
          <Shelf key={category.id} id={sectionId(category)} category={category} onOpen={open} />
        ))}
        <TruncatedRow menu={merchant.menu} />
      </main>
      <OrderBar />
    </>
  );
});

export function MenuScreen() {
  const [wanted, setWanted] = useState<ProductWanted>();
  return (
    <div className={css.shop}>
      <Menu onOpen={setWanted} />
      <ProductSheet wanted={wanted} onClose={() => setWanted(undefined)} />
    </div>
  );
}
