import type { Product, ProductDetails } from '@servery/contract/entities/menu';
import { Tag, Tags } from '@servery/ui/badge';
import { type DietaryKey, dietaryTags } from '#features/menu/dietary.ts';

export function DishTags({ dish }: { dish: Pick<Product | ProductDetails, DietaryKey> }) {
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
