import type { OptionGroup } from '#cart/options';
import type { Daypart } from '#menu/available';
import { soldWithin } from '#menu/narrowed';
import type { CategoryRecord, GroupRecord, MenuRecords, ProductRecord } from '#menu-editor/draft-change';
import { parseCents } from '#money';
import type { Venue, VenueCategory, VenueProduct } from '#venue/model';

const cents = (written: string): number => parseCents(written) ?? 0;

const groupOf = ({ id, value }: GroupRecord): OptionGroup => ({
  id,
  name: value.name,
  multiselect: value.many,
  mandatory: value.required,
  maxSelect: value.most,
  options: value.options.map((option) => ({
    id: option.id ?? 0,
    desc: option.name,
    offset: cents(option.price),
    isDefault: option.default,
    isAvailable: option.available,
    ...(option.image !== '' && { picture: { src: option.image, tint: option.tint } }),
  })),
});

const isAlways = ({ days, from, to }: Daypart): boolean => days.length === 0 && from === '' && to === '';
const daypartOf = ({ days, from, to }: Daypart): Daypart => ({ days, from, to });

type Around = {
  category: CategoryRecord;
  parent: CategoryRecord | undefined;
  groups: ReadonlyMap<number, OptionGroup>;
  /** How many there are is no part of a menu that people write. */
  live: VenueProduct | undefined;
};

const productOf = (
  { id, value }: ProductRecord,
  { category, parent, groups, live }: Around,
): VenueProduct => ({
  id,
  categoryId: category.id,
  name: value.name,
  description: value.description,
  basePrice: cents(value.price),
  image: value.image,
  tint: value.tint,
  dietary: value.dietary,
  ...soldWithin(value, [category.value, ...(parent ? [parent.value] : [])]),
  minQty: value.min,
  maxQty: value.max,
  qtyLabel: value.quantity_label,
  taxClass: value.tax,
  servedHot: value.served_hot,
  groups: value.options.flatMap((group) => groups.get(group) ?? []),
  station: value.station || category.value.station,
  dayparts: [value, category.value, ...(parent ? [parent.value] : [])]
    .map(daypartOf)
    .filter((daypart) => !isAlways(daypart)),
  soldOut: live?.soldOut,
  isCounted: live?.isCounted ?? false,
  dailyCount: value.daily_count,
  soldOutOn: live?.soldOutOn ?? [],
});

/** A venue as it would be with another menu: what is sold out and counted stays as it is. */
export function withMenu(venue: Venue, menu: MenuRecords): Venue {
  const groups = new Map(menu.groups.map((group) => [group.id, groupOf(group)]));
  const productsIn = Map.groupBy(menu.products, ({ categoryId }) => categoryId);
  const here = menu.categories.filter(({ menuId }) => menuId === venue.menu.id);
  const byId = new Map(here.map((category) => [category.id, category]));
  const categories = here.map((category): VenueCategory => ({
    id: category.id,
    name: category.value.name,
    description: category.value.description,
    header: category.value.header,
    image: category.value.image,
    tint: category.value.tint,
    parentId: category.parentId === 0 ? undefined : category.parentId,
    products: (productsIn.get(category.id) ?? []).map((product) =>
      productOf(product, {
        category,
        parent: byId.get(category.parentId),
        groups,
        live: venue.products.get(product.id),
      }),
    ),
  }));
  const products = categories.flatMap((category) => category.products);
  return { ...venue, categories, products: new Map(products.map((product) => [product.id, product])) };
}
