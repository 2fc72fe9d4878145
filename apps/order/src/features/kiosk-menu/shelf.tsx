import type { Category, Product } from '@servery/contract/entities/menu';
import { Display } from '@servery/ui/text';
import { ProductCard } from '#features/kiosk-menu/product-card.tsx';
import { countsOf } from '#state/cart-counts.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import { useQuickAdd } from '#state/use-quick-add.ts';
import css from './shelf.module.css';

export type ShelfProps = { id: string; category: Category; onOpen: (product: Product) => void };

/** One category: its name, and its products two by two. */
export function Shelf({ id, category, onOpen }: ShelfProps) {
  const { merchant, order } = useOwnVenue();
  const { quickAdd, warm } = useQuickAdd(merchant);
  const counts = countsOf(order);
  const press = (product: Product) => {
    if (product.must_choose === 1 || counts.has(product.id)) onOpen(product);
    else void quickAdd(product);
  };
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={css.section}>
      <Display as="h2" size={44} id={`${id}-name`}>
        {category.name}
      </Display>
      <ul className={css.cards}>
        {category.items
          .filter((product) => product.is_visible === 1)
          .map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              count={counts.get(product.id) ?? 0}
              sign={merchant.locale.currency_sign}
              onOpen={() => onOpen(product)}
              onWarm={() => warm(product)}
              onPlus={() => press(product)}
            />
          ))}
      </ul>
    </section>
  );
}
