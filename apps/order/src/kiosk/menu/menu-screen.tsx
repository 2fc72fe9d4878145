import type { Category, Product } from '@servery/contract/entities/menu';
import type { Tint } from '@servery/ui/surfaces/picture';
import { Picture } from '@servery/ui/surfaces/picture';
import { Rail, RailLink } from '@servery/ui/surfaces/rail';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { MenuHead } from '#kiosk/menu/menu-head.tsx';
import { OrderBar } from '#kiosk/menu/order-bar.tsx';
import { Shelf } from '#kiosk/menu/shelf.tsx';
import { useFollowed } from '#kiosk/menu/use-followed.ts';
import { ProductSheet, type Wanted } from '#kiosk/product/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './menu-screen.module.css';
import { common } from '#shared/common-texts.ts';
import { t } from '#kiosk/menu/texts.ts';

const sectionId = (category: Category): string => `cat-${category.id}`;
const visible = (categories: readonly Category[]): Category[] =>
  categories.filter((category) => category.items.some((item) => item.is_visible === 1));

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

export function MenuScreen() {
  const { merchant, order } = useDeviceVenue();
  const [wanted, setWanted] = useState<Wanted>();
  const categories = visible(merchant.menu.items);
  const { box, current, goTo } = useFollowed(categories.map(sectionId));
  const open = (product: Product) => {
    const lines = order.items.filter((line) => line.menu_item_id === product.id);
    const line = lines.length === 1 ? lines[0] : undefined;
    const slot = line && product.option_count === 0 ? line.cart_item_slot_id : -1;
    setWanted({ itemId: product.id, slot, name: product.name });
  };
  return (
    <div className={css.shop}>
      <MenuHead />
      <CategoryRail categories={categories} current={current} goTo={goTo} />
      <main ref={box} className={css.shelf}>
        <h1 className="visually-hidden">{common.menu}</h1>
        {categories.map((category) => (
          <Shelf key={category.id} id={sectionId(category)} category={category} onOpen={open} />
        ))}
      </main>
      <OrderBar />
      <ProductSheet wanted={wanted} onClose={() => setWanted(undefined)} />
    </div>
  );
}
