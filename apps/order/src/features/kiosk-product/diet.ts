import type { Product, ProductDetails } from '@servery/contract/entities/menu';
import { t } from '#features/kiosk-product/texts.ts';

export type Diet = { short: string; long: string };
type Flags = Pick<
  Product & ProductDetails,
  | 'is_vegan'
  | 'is_vegetarian'
  | 'is_gluten_free'
  | 'is_dairy_free'
  | 'is_lactose_free'
  | 'is_egg_free'
  | 'is_halal'
>;

const DIETS: readonly [keyof Flags, Diet][] = [
  ['is_vegan', { short: 'VE', long: t.vegan }],
  ['is_vegetarian', { short: 'V', long: t.vegetarian }],
  ['is_gluten_free', { short: 'GF', long: t.glutenFree }],
  ['is_dairy_free', { short: 'DF', long: t.dairyFree }],
  ['is_lactose_free', { short: 'LF', long: t.lactoseFree }],
  ['is_egg_free', { short: 'EF', long: t.eggFree }],
  ['is_halal', { short: t.halal, long: t.halal }],
];

/** What a product is free of or made for, the most telling first. Vegan says vegetarian too. */
export const dietOf = (product: Flags, most = DIETS.length): Diet[] =>
  DIETS.filter(([flag]) => product[flag] === 1)
    .filter(([flag]) => flag !== 'is_vegetarian' || product.is_vegan === 0)
    .map(([, diet]) => diet)
    .slice(0, most);
