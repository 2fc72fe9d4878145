import { inWidths } from '@servery/ui/surfaces/picture';
import type { Category } from '@servery/contract/entities/menu';
import { ChipLink, ChipStrip } from '@servery/ui/choices/chips';
import { Rail, RailLink } from '@servery/ui/surfaces/rail';
import { memo, type MouseEvent } from 'react';
import css from '#features/menu/category-nav.module.css';
import { sectionId } from '#features/menu/dish-sections.tsx';
import { t } from '#features/menu/texts.ts';

type Props = {
  categories: readonly Category[];
  current: string | null;
  onGo: (id: string) => void;
  pictures: boolean;
};

const goes = (id: string, onGo: (id: string) => void) => ({
  href: `#${id}`,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    onGo(id);
  },
});

const pictureOf = (category: Category, size: number) =>
  category.img_url ? (
    <img {...inWidths(category.img_url, `${size}px`)} alt="" width={size} height={size} />
  ) : undefined;

/** A strip that sticks below the header on phones. */
export const CategoryChips = memo(function CategoryChips(props: Props & { folded: boolean }) {
  const { categories, current, onGo, pictures, folded } = props;
  return (
    <div data-folded={folded || undefined} className={css.chips}>
      <ChipStrip label={t.categories} follow={current}>
        {categories.map((category) => (
          <ChipLink
            key={category.id}
            {...goes(sectionId(category), onGo)}
            current={sectionId(category) === current}
            icon={pictures ? pictureOf(category, 24) : undefined}
          >
            {category.name}
          </ChipLink>
        ))}
      </ChipStrip>
    </div>
  );
});

/** The same at the left of wider screens. */
export const CategoryRail = memo(function CategoryRail({ categories, current, onGo, pictures }: Props) {
  return (
    <Rail label={t.categories} follow={current} className={css.rail}>
      {categories.map((category) => (
        <RailLink
          key={category.id}
          {...goes(sectionId(category), onGo)}
          current={sectionId(category) === current}
          className={category.hierarchy > 0 ? css.inside : undefined}
          picture={pictures ? pictureOf(category, 36) : undefined}
        >
          {category.name}
        </RailLink>
      ))}
    </Rail>
  );
});
