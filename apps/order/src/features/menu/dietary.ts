import type { DietaryKey } from '@servery/contract/entities/menu';
import { t } from '#features/menu/texts.ts';

export type DietaryTag = { key: DietaryKey; code: string; name: string };

/** In the order in which people look for them. A record, so that the compiler asks for a flag that the menu got since. */
const MARKS: Readonly<Record<DietaryKey, Omit<DietaryTag, 'key'>>> = {
  is_gluten_free: { code: 'GF', name: t.glutenFree },
  is_vegetarian: { code: 'V', name: t.vegetarian },
  is_vegan: { code: 'VE', name: t.vegan },
  is_dairy_free: { code: 'DF', name: t.dairyFree },
  is_lactose_free: { code: 'LF', name: t.lactoseFree },
  is_egg_free: { code: 'EF', name: t.eggFree },
  is_halal: { code: t.halal, name: t.halal },
};

export const DIETARY: readonly DietaryTag[] = (Object.keys(MARKS) as DietaryKey[]).map((key) => ({
  key,
  ...MARKS[key],
}));

export const dietaryTags = (dish: Readonly<Record<DietaryKey, 0 | 1>>): readonly DietaryTag[] =>
  DIETARY.filter(({ key }) => dish[key] === 1);
