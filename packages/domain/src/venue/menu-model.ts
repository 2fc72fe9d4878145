import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import type { OptionGroup } from '#cart/options';
import { modelOf } from '#fields/field';
import type { Daypart } from '#menu/available';
import { soldWithin } from '#menu/narrowed';
import { CATEGORY_FIELDS, GROUP_FIELDS, OPTION_FIELDS, PRODUCT_FIELDS } from '#menu-editor/fields';
import type { VenueCategory, VenueProduct } from '#venue/model';

export const groupModel = (id: number, value: EditedGroup): OptionGroup => ({
  id,
  ...modelOf(GROUP_FIELDS, value),
  options: value.options.map((option) => ({
    id: option.id ?? 0,
    ...modelOf(OPTION_FIELDS, option),
    ...(option.image !== '' && { picture: { src: option.image, tint: option.tint } }),
  })),
});

const isAlways = ({ days, from, to }: Daypart): boolean => days.length === 0 && from === '' && to === '';
const daypartOf = ({ days, from, to }: Daypart): Daypart => ({ days, from, to });

type Around = {
  /** Its category and, after it, the one that this stands in. */
  within: readonly [EditedCategory, ...EditedCategory[]];
  groups: ReadonlyMap<number, OptionGroup>;
  /** How many there are is no part of a menu that people write. */
  live: Pick<VenueProduct, 'soldOut' | 'isCounted' | 'soldOutOn'> | undefined;
};

export const productModel = (
  { id, categoryId, value }: { id: number; categoryId: number; value: EditedProduct },
  { within, groups, live }: Around,
): VenueProduct => ({
  ...modelOf(PRODUCT_FIELDS, value),
  id,
  categoryId,
  ...soldWithin(value, within),
  groups: value.options.flatMap((group) => groups.get(group) ?? []),
  station: value.station || within[0].station,
  dayparts: [value, ...within].map(daypartOf).filter((daypart) => !isAlways(daypart)),
  soldOut: live?.soldOut,
  isCounted: live?.isCounted ?? false,
  soldOutOn: live?.soldOutOn ?? [],
});

export const categoryModel = (
  { id, parentId, value }: { id: number; parentId: number | undefined; value: EditedCategory },
  products: readonly VenueProduct[],
): VenueCategory => ({ ...modelOf(CATEGORY_FIELDS, value), id, parentId, products });
