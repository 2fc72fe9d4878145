import type { Category, Product } from '@servery/contract/entities/menu';
import { Near } from '@servery/ui/surfaces/near';
import { Display } from '@servery/ui/foundations/text';
import { ProductCard } from '#kiosk/menu/product-card.tsx';
import { countsOf } from '#ordering/cart-counts.ts';
import { chunksOf, isLong } from '#shared/long-list.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useQuickAdd } from '#ordering/use-quick-add.ts';
import { useSteadyTaps } from '#ordering/use-steady-taps.ts';
import css from './shelf.module.css';

const COLUMNS = 2;
/** A guess of a card's height until it has been drawn. */
const ROW_PX = 460;

export type ShelfProps = { id: string; category: Category; onOpen: (product: Product) => void };

/** One category: its name, and its products two by two. */
export function Shelf({ id, category, onOpen }: ShelfProps) {
  const { merchant, order } = useDeviceVenue();
  const { quickAdd, warm } = useQuickAdd(merchant);
  const counts = countsOf(order);
  const press = (product: Product) => {
    if (product.must_choose === 1 || counts.has(product.id)) onOpen(product);
    else void quickAdd(product);
  };
  const taps = useSteadyTaps({ open: onOpen, warm, press });
  const products = category.items;
  const cards = (shown: readonly Product[]) => (
    <ul className={css.cards}>
      {shown.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          count={counts.get(product.id) ?? 0}
          sign={merchant.locale.currency_sign}
          taps={taps}
        />
      ))}
    </ul>
  );
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={css.section}>
      <Display as="h2" size={44} id={`${id}-name`}>
        {category.name}
      </Display>
      {isLong([category])
        ? chunksOf(products).map((chunk) => (
            <Near key={chunk[0]?.id} estimate={(chunk.length / COLUMNS) * ROW_PX}>
              {() => cards(chunk)}
            </Near>
          ))
        : cards(products)}
    </section>
  );
}
