import type { Product, ProductDetails } from '@servery/contract/entities/menu';

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
  { key: 'is_gluten_free', code: 'GF', name: 'Gluten free' },
  { key: 'is_vegetarian', code: 'V', name: 'Vegetarian' },
  { key: 'is_vegan', code: 'VE', name: 'Vegan' },
  { key: 'is_dairy_free', code: 'DF', name: 'Dairy free' },
  { key: 'is_lactose_free', code: 'LF', name: 'Lactose free' },
  { key: 'is_egg_free', code: 'EF', name: 'Egg free' },
  { key: 'is_halal', code: 'Halal', name: 'Halal' },
];

export const dietaryTags = (dish: Pick<Product | ProductDetails, DietaryKey>): readonly DietaryTag[] =>
  DIETARY.filter(({ key }) => dish[key] === 1);
