import type { DietaryKey } from '@servery/contract/entities/menu';
import { catalogue } from '#texts/catalogue';

/** What a product can be marked as, by the codes that are kept and that people read on a menu. */
export const DIET_CODES = ['GF', 'EF', 'DF', 'LF', 'V', 'VE', 'Halal'] as const;

const t = catalogue('diet', {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  glutenFree: 'Gluten free',
  dairyFree: 'Dairy free',
  lactoseFree: 'Lactose free',
  eggFree: 'Egg free',
  halal: 'Halal',
});

export type Diet = { key: DietaryKey; code: string; name: string };
type Flags = Readonly<Record<DietaryKey, 0 | 1>>;
/** Its code, its name, and what it is as well, whether or not the venue has marked that. */
type Kind = readonly [code: (typeof DIET_CODES)[number], name: keyof typeof t, implies?: DietaryKey];

/**
 * The most telling first. A record, so that the compiler asks for a flag that the menu got since. Vegan is not taken
 * for free of egg or dairy: that is a promise about traces, which only the venue can make.
 */
const KINDS: Readonly<Record<DietaryKey, Kind>> = {
  is_vegan: ['VE', 'vegan', 'is_vegetarian'],
  is_vegetarian: ['V', 'vegetarian'],
  is_gluten_free: ['GF', 'glutenFree'],
  is_dairy_free: ['DF', 'dairyFree', 'is_lactose_free'],
  is_lactose_free: ['LF', 'lactoseFree'],
  is_egg_free: ['EF', 'eggFree'],
  is_halal: ['Halal', 'halal'],
};
const KEYS = Object.keys(KINDS) as DietaryKey[];

/** Every one of them, in the words of whoever speaks. */
export const DIETS: readonly Diet[] = KEYS.map((key) => {
  const [code, name] = KINDS[key];
  return {
    key,
    code,
    get name() {
      return t[name];
    },
  };
});

const impliedBy = (product: Flags, diet: DietaryKey): boolean =>
  KEYS.some((key) => product[key] === 1 && KINDS[key][2] === diet);

/** Whether somebody with this diet can have it. */
export const suits = (product: Flags, diet: DietaryKey): boolean =>
  product[diet] === 1 || impliedBy(product, diet);

/** What a product is marked as; what another mark says already is left out. */
export const dietsOf = (product: Flags): readonly Diet[] =>
  DIETS.filter(({ key }) => product[key] === 1 && !impliedBy(product, key));
