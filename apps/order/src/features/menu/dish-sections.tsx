import type { Category, Product } from '@servery/contract/entities/menu';
import { Near } from '@servery/ui/surfaces/near';
import { SkipLink } from '@servery/ui/actions/skip-link';
import { Display, Text } from '@servery/ui/foundations/text';
import { memo, startTransition, useCallback, useEffect, useState } from 'react';
import { Dish, type DishTaps } from '#features/menu/dish.tsx';
import css from '#features/menu/dish-sections.module.css';
import { CHUNK, chunksOf, isLong } from '#shared/long-list.ts';
import { t } from '#features/menu/texts.ts';

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

type DishesProps = Look & { dishes: readonly Product[]; eager: boolean };

const Dishes = memo(function Dishes({ dishes, eager, ...look }: DishesProps) {
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
});

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
      {() => <Dishes {...look} dishes={chunk} eager={first && at === 0} />}
    </Near>
  ));
}

const Head = memo(function Head({ category }: { category: Category }) {
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
});

const isServer = typeof document === 'undefined';

/** More than a screen shows below the venue. */
const SCREENFUL = 10;

/** The sections that a screen shows before anybody scrolls. */
function firstSections(categories: readonly Category[]): number {
  let dishes = 0;
  const last = categories.findIndex(({ items }) => (dishes += items.length) >= SCREENFUL);
  return last === -1 ? categories.length : last + 1;
}

/**
 * How many sections have their dishes. The others keep their place without them, and get them one by one, so that
 * what is on the screen answers the finger sooner. A long menu draws only what is near in any case.
 */
function useFilled(categories: readonly Category[], long: boolean): number {
  const all = categories.length;
  const [filled, setFilled] = useState(() => (isServer || scrollY > 0 ? all : firstSections(categories)));
  useEffect(() => {
    if (!long && filled < all) startTransition(() => setFilled(filled + 1));
  }, [filled, all, long]);
  return long ? all : filled;
}

export function DishSections({ categories, ...look }: Props) {
  const long = isLong(categories);
  const filled = useFilled(categories, long);
  const [rowPx, setRowPx] = useState(ROW_PX);
  // Every part that is not drawn follows this, so small differences must not move it.
  const measured = useCallback(
    (px: number) => setRowPx((held) => (Math.abs(px - held) > NEARLY_PX ? px : held)),
    [],
  );
  return categories.map((category, at) => (
    <section
      key={category.id}
      id={sectionId(category)}
      aria-labelledby={`${sectionId(category)}-name`}
      data-first={at === 0 || undefined}
      data-long={long || undefined}
      data-empty={at >= filled || undefined}
      className={css.section}
    >
      <Head category={category} />
      {look.counts.size > 0 && <SkipLink to={YOUR_ORDER}>{t.skipToYourOrder}</SkipLink>}
      {long ? (
        <LongDishes dishes={category.items} look={look} first={at === 0} rowPx={rowPx} onRow={measured} />
      ) : (
        at < filled && <Dishes {...look} dishes={category.items} eager={at === 0} />
      )}
    </section>
  ));
}
