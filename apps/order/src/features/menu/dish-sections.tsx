import type { Category, Product } from '@servery/contract/entities/menu';
import { Near } from '@servery/ui/near';
import { SkipLink } from '@servery/ui/skip-link';
import { Display, Text } from '@servery/ui/text';
import { useCallback, useState } from 'react';
import { Dish, type DishTaps } from '#features/menu/dish.tsx';
import css from '#features/menu/dish-sections.module.css';
import { CHUNK, chunksOf, isLong } from '#state/long-list.ts';

/** Where the ticket or the cart bar follows the dishes. */
export const YOUR_ORDER = 'your-order';
export const sectionId = (category: Pick<Category, 'id'>): string => `category-${category.id}`;

type Look = {
  counts: ReadonlyMap<number, number>;
  sign: string;
  taps: DishTaps;
  pictures: boolean;
};
type Props = Look & { categories: readonly Category[] };

/** A guess of a row's height until one has been measured. */
const ROW_PX = 158;
const NEARLY_PX = 12;

function Dishes({ dishes, look, eager }: { dishes: readonly Product[]; look: Look; eager: boolean }) {
  return (
    <ul className={css.dishes}>
      {dishes.map((dish, row) => (
        <Dish
          key={dish.id}
          dish={dish}
          sign={look.sign}
          count={look.counts.get(dish.id) ?? 0}
          taps={look.taps}
          pictures={look.pictures}
          eager={eager && row < 3}
        />
      ))}
    </ul>
  );
}

type LongProps = {
  dishes: readonly Product[];
  look: Look;
  first: boolean;
  rowPx: number;
  onRow: (px: number) => void;
};

/** Thousands of dishes: only those near the screen are drawn. */
function LongDishes({ dishes, look, first, rowPx, onRow }: LongProps) {
  const measured = useCallback((height: number) => onRow(Math.round(height / CHUNK)), [onRow]);
  return chunksOf(dishes).map((chunk, at) => (
    <Near
      key={chunk[0]?.id}
      estimate={chunk.length * rowPx}
      first={first && at === 0}
      onHeight={chunk.length === CHUNK ? measured : undefined}
      className={css.chunk}
    >
      {() => <Dishes dishes={chunk} look={look} eager={first && at === 0} />}
    </Near>
  ));
}

function Head({ category }: { category: Category }) {
  return (
    <header className={css.head}>
      <Display
        as={category.hierarchy > 0 ? 'h3' : 'h2'}
        size={category.hierarchy > 0 ? 24 : 32}
        id={`${sectionId(category)}-name`}
      >
        {category.name}
      </Display>
      {category.header && (
        <Text size={15} tone="soft">
          {category.header}
        </Text>
      )}
    </header>
  );
}

export function DishSections({ categories, ...look }: Props) {
  const [rowPx, setRowPx] = useState(ROW_PX);
  // Every part that is not drawn follows this, so small differences must not move it.
  const measured = useCallback(
    (px: number) => setRowPx((held) => (Math.abs(px - held) > NEARLY_PX ? px : held)),
    [],
  );
  const long = isLong(categories);
  return categories.map((category, at) => (
    <section
      key={category.id}
      id={sectionId(category)}
      aria-labelledby={`${sectionId(category)}-name`}
      data-first={at === 0 || undefined}
      data-long={long || undefined}
      className={css.section}
    >
      <Head category={category} />
      {look.counts.size > 0 && <SkipLink to={YOUR_ORDER}>Skip to your order</SkipLink>}
      {long ? (
        <LongDishes dishes={category.items} look={look} first={at === 0} rowPx={rowPx} onRow={measured} />
      ) : (
        <Dishes dishes={category.items} look={look} eager={at === 0} />
      )}
    </section>
  ));
}
