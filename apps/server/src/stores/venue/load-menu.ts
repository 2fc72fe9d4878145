import type { Option, OptionGroup } from '@servery/domain/cart/options';
import type { Daypart } from '@servery/domain/menu/available';
import type { VenueCategory, VenueProduct } from '@servery/domain/venue/model';
import { longerOf, runOut } from '@servery/domain/stock/count';
import { soldWithin } from '@servery/domain/menu/narrowed';
import type { Selectable } from 'kysely';
import type { ReadTx } from '#db/database';
import type { CategoryTable, MenuTable, ProductTable } from '#db/tables/catalogue';
import { groupBy } from '#stores/venue/group-by';
import { stockOfVenue } from '#stores/stock';
import { daysOfVenue } from '#stores/stock-days';
import { parseChannels, parseCodes, parseDays, parseFulfilmentCodes } from '#stores/venue/parse-venue';

async function loadGroups(tx: ReadTx, venueId: number): Promise<Map<number, OptionGroup>> {
  const [groups, options] = [
    await tx.q
      .selectFrom('modifier_group')
      .selectAll()
      .where('venue_id', '=', venueId)
      .where('archived', '=', 0)
      .execute(),
    await tx.q
      .selectFrom('modifier_option')
      .selectAll()
      .where('venue_id', '=', venueId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ];
  const byGroup = groupBy(options, (option) => option.group_id);
  const toOption = (row: (typeof options)[number]): Option => ({
    id: row.id,
    desc: row.descr,
    offset: row.price_offset,
    isDefault: row.is_default === 1,
    isAvailable: row.available === 1,
    ...(row.img !== '' && { picture: { src: row.img, tint: row.tint } }),
  });
  return new Map(
    groups.map((group) => [
      group.id,
      {
        id: group.id,
        name: group.name,
        multiselect: group.multiselect === 1,
        mandatory: group.mandatory === 1,
        maxSelect: group.max_select,
        options: (byGroup.get(group.id) ?? []).map(toOption),
      },
    ]),
  );
}

type Hours = { days: string; from_time: string; to_time: string };
type Category = Selectable<CategoryTable>;

const isAlways = ({ days, from, to }: Daypart): boolean => days.length === 0 && from === '' && to === '';

/** The product's own hours, those of its category and of the one that it stands in. */
function daypartsOf(
  product: Selectable<ProductTable>,
  category: Category,
  all: readonly Category[],
): Daypart[] {
  const parent = all.find(({ id }) => id === category.parent_id);
  const own: Hours = { days: product.days, from_time: product.from_time, to_time: product.to_time };
  return [own, category, ...(parent ? [parent] : [])]
    .map((each: Hours) => ({ days: parseDays(each.days), from: each.from_time, to: each.to_time }))
    .filter((daypart) => !isAlways(daypart));
}

const limitsIn = (row: { fulfilment: string; channels: string }) => ({
  fulfilment: parseFulfilmentCodes(row.fulfilment),
  channels: parseChannels(row.channels),
});

/** The ways to order and the screens of a product, within those of its categories. */
function soldIn(row: Selectable<ProductTable>, category: Category, all: readonly Category[]) {
  const parent = all.find(({ id }) => id === category.parent_id);
  return soldWithin(
    { ...limitsIn(row), visible: row.visible === 1 },
    [category, ...(parent ? [parent] : [])].map(limitsIn),
  );
}

type Around = Pick<
  VenueProduct,
  | 'groups'
  | 'station'
  | 'soldOut'
  | 'isCounted'
  | 'soldOutOn'
  | 'dayparts'
  | 'visible'
  | 'fulfilment'
  | 'channels'
>;

const productFrom = (row: Selectable<ProductTable>, around: Around): VenueProduct => ({
  id: row.id,
  categoryId: row.category_id,
  name: row.name,
  description: row.descr,
  basePrice: row.base_price,
  image: row.img,
  tint: row.tint,
  dietary: parseCodes(row.dietary),
  minQty: row.min_qty,
  maxQty: row.max_qty,
  qtyLabel: row.qty_label,
  taxClass: row.tax_class,
  servedHot: row.served_hot === 1,
  dailyCount: row.daily_count,
  ...around,
});

async function rowsOfMenu(tx: ReadTx, menu: Selectable<MenuTable>) {
  const venueId = menu.venue_id;
  return {
    links: await tx.q
      .selectFrom('product_modifier')
      .selectAll()
      .where('venue_id', '=', venueId)
      .orderBy('position')
      .orderBy('group_id')
      .execute(),
    soldOut: await tx.q.selectFrom('sold_out').selectAll().where('venue_id', '=', venueId).execute(),
    products: await tx.q
      .selectFrom('product')
      .selectAll()
      .where('venue_id', '=', venueId)
      .where('archived', '=', 0)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    categories: await tx.q
      .selectFrom('category')
      .selectAll()
      .where('menu_id', '=', menu.id)
      .where('archived', '=', 0)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  };
}

/** The days for which none is left of what is counted by the day. A menu that counts none so asks nothing. */
async function soldOutDays(
  tx: ReadTx,
  venueId: number,
  products: readonly Selectable<ProductTable>[],
): Promise<Map<number, string[]>> {
  if (products.every((product) => product.daily_count === 0)) return new Map();
  const gone = (await daysOfVenue(tx, venueId)).filter(({ left }) => left === 0);
  const byProduct = groupBy(gone, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, days]) => [id, days.map(({ day }) => day)]));
}

export async function loadCategories(tx: ReadTx, menu: Selectable<MenuTable>): Promise<VenueCategory[]> {
  const groups = await loadGroups(tx, menu.venue_id);
  const { links, soldOut, products, categories } = await rowsOfMenu(tx, menu);
  const stock = await stockOfVenue(tx, menu.venue_id);
  const soldOutOn = await soldOutDays(tx, menu.venue_id, products);
  const linksOf = groupBy(links, (link) => link.product_id);
  const soldOutOf = new Map(soldOut.map((row) => [row.product_id, { text: row.text, until: row.until }]));
  const productsOf = groupBy(products, (product) => product.category_id);
  return categories.map((category) => ({
    id: category.id,
    name: category.name,
    description: category.descr,
    header: category.header,
    image: category.img,
    tint: category.tint,
    parentId: category.parent_id ?? undefined,
    products: (productsOf.get(category.id) ?? []).map((row) =>
      productFrom(row, {
        station: row.station || category.station,
        dayparts: daypartsOf(row, category, categories),
        ...soldIn(row, category, categories),
        soldOut: longerOf(soldOutOf.get(row.id), row.daily_count > 0 ? undefined : runOut(stock.get(row.id))),
        soldOutOn: soldOutOn.get(row.id) ?? [],
        isCounted: stock.has(row.id),
        groups: (linksOf.get(row.id) ?? []).flatMap((link) => groups.get(link.group_id) ?? []),
      }),
    ),
  }));
}
