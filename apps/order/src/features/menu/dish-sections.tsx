import type { Category } from '@servery/contract/entities/menu';
import { SkipLink } from '@servery/ui/skip-link';
import { Display, Text } from '@servery/ui/text';
import { Dish, type DishTaps } from '#features/menu/dish.tsx';
import css from '#features/menu/dish-sections.module.css';

/** Where the ticket or the cart bar follows the dishes. */
export const YOUR_ORDER = 'your-order';
export const sectionId = (category: Pick<Category, 'id'>): string => `category-${category.id}`;

type Props = {
  categories: readonly Category[];
  counts: ReadonlyMap<number, number>;
  sign: string;
  taps: DishTaps;
  pictures: boolean;
};

export function DishSections({ categories, counts, sign, taps, pictures }: Props) {
  return categories.map((category, at) => (
    <section
      key={category.id}
      id={sectionId(category)}
      aria-labelledby={`${sectionId(category)}-name`}
      data-first={at === 0 || undefined}
      className={css.section}
    >
      <header className={css.head}>
        <Display size={32} id={`${sectionId(category)}-name`}>
          {category.name}
        </Display>
        {category.header && (
          <Text size={15} tone="soft">
            {category.header}
          </Text>
        )}
      </header>
      {counts.size > 0 && <SkipLink to={YOUR_ORDER}>Skip to your order</SkipLink>}
      <ul className={css.dishes}>
        {category.items.map((dish, row) => (
          <Dish
            key={dish.id}
            dish={dish}
            sign={sign}
            count={counts.get(dish.id) ?? 0}
            taps={taps}
            pictures={pictures}
            eager={at === 0 && row < 3}
          />
        ))}
      </ul>
    </section>
  ));
}
