import type { DietaryKey } from '@servery/contract/entities/menu';
import { dietsOf } from '@servery/domain/menu/diets';
import { Tags } from '@servery/ui/actions/badge';
import { DietTag } from '#ordering/diet-tag.tsx';

export function DishTags({ dish }: { dish: Readonly<Record<DietaryKey, 0 | 1>> }) {
  const diets = dietsOf(dish);
  if (diets.length === 0) return null;
  return (
    <Tags>
      {diets.map((diet) => (
        <DietTag key={diet.key} diet={diet} />
      ))}
    </Tags>
  );
}
