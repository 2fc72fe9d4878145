import type { DietaryKey } from '@servery/contract/entities/menu';
import { t } from '#ordering/diet-texts.ts';

export type Diet = { short: string; long: string };
type Flags = Readonly<Record<DietaryKey, 0 | 1>>;

/** The most telling first. A record, so that the compiler asks for a flag that the menu got since. */
const DIETS: Readonly<Record<DietaryKey, Diet>> = {
  is_vegan: { short: 'VE', long: t.vegan },
  is_vegetarian: { short: 'V', long: t.vegetarian },
  is_gluten_free: { short: 'GF', long: t.glutenFree },
  is_dairy_free: { short: 'DF', long: t.dairyFree },
  is_lactose_free: { short: 'LF', long: t.lactoseFree },
  is_egg_free: { short: 'EF', long: t.eggFree },
  is_halal: { short: t.halal, long: t.halal },
};
const FLAGS = Object.keys(DIETS) as DietaryKey[];

/** What the menu can be filtered by, each in its own words. */
export const DIET_CHOICES: readonly { key: DietaryKey; name: string }[] = FLAGS.map((key) => ({
  key,
  name: DIETS[key].long,
}));

/** What a product is free of or made for. Vegan says vegetarian too. */
export const dietOf = (product: Flags, most = FLAGS.length): Diet[] =>
  FLAGS.filter((flag) => product[flag] === 1)
    .filter((flag) => flag !== 'is_vegetarian' || product.is_vegan === 0)
    .map((flag) => DIETS[flag])
    .slice(0, most);
