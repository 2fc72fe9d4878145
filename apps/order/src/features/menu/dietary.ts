import type { Product, ProductDetails } from '@servery/contract/entities/menu';
import { t } from '#features/menu/texts.ts';

export type DietaryKey =
  | 'is_vegetarian'
  | 'is_vegan'
  | 'is_gluten_free'
  | 'is_dairy_free'
  | 'is_lactose_free'
  | 'is_egg_free'
  | 'is_halal';
export type DietaryTag = { key: DietaryKey; code: string; name: string };

/** The codes of the spec, in the order in which people look for them. */
export const DIETARY: readonly DietaryTag[] = [
  { key: 'is_gluten_free', code: 'GF', name: t.glutenFree },
  { key: 'is_vegetarian', code: 'V', name: t.vegetarian },
  { key: 'is_vegan', code: 'VE', name: t.vegan },
  { key: 'is_dairy_free', code: 'DF', name: t.dairyFree },
  { key: 'is_lactose_free', code: 'LF', name: t.lactoseFree },
  { key: 'is_egg_free', code: 'EF', name: t.eggFree },
  { key: 'is_halal', code: t.halal, name: t.halal },
];

export const dietaryTags = (dish: Pick<Product | ProductDetails, DietaryKey>): readonly DietaryTag[] =>
  DIETARY.filter(({ key }) => dish[key] === 1);
