import type { DietaryKey } from '@servery/contract/entities/menu';
import { Tag, Tags } from '@servery/ui/actions/badge';
import { dietaryTags } from '#features/menu/dietary.ts';

export function DishTags({ dish }: { dish: Readonly<Record<DietaryKey, 0 | 1>> }) {
  const tags = dietaryTags(dish);
  if (tags.length === 0) return null;
  return (
    <Tags>
      {tags.map((tag) => (
        <Tag key={tag.key} title={tag.name}>
          {tag.code}
        </Tag>
      ))}
    </Tags>
  );
}
