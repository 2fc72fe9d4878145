import type { Selectable } from 'kysely';
import type { Option, OptionGroup } from '@servery/domain/cart/options';
import type { Daypart } from '@servery/domain/menu/available';
import type { Scheme } from '@servery/domain/rewards/scheme';
import { weekdays } from '@servery/contract/entities/fulfilment';
import { z } from 'zod';
import type { ReadTx } from '#db/database';
import { statement } from '#db/statement';
import type { CategoryTable, MenuTable, ProductTable } from '#db/tables/catalogue';
import type {
  DeliveryZoneTable,
  FulfilmentTypeTable,
  MerchantTable,
  OpenWindowTable,
  PaymentMethodTable,
  PlaceTable,
  PlaceZoneTable,
  PromoTable,
  SpecialDateTable,
} from '#db/tables/venue';
import type { GooglePayFacts } from '#providers/wallet/port';
import { findScheme, schemeOf } from '#stores/rewards';

export type ProductRecord = Selectable<ProductTable> & {
  groups: readonly OptionGroup[];
  station: string;
  soldOut: { text: string; until: number } | undefined;
  dayparts: readonly Daypart[];
};
type CategoryRecord = Selectable<CategoryTable> & { products: readonly ProductRecord[] };
export type FulfilmentRecord = Selectable<FulfilmentTypeTable> & {
  windows: readonly Selectable<OpenWindowTable>[];
  specials: readonly Selectable<SpecialDateTable>[];
};

export type MerchantRecord = Selectable<MerchantTable>;
export type PlaceRecord = Selectable<PlaceTable>;

/** One venue with its menu, whole: read once per menu version and kept in memory. */
export type Catalogue = {
  merchant: MerchantRecord;
  menu: Selectable<MenuTable>;
  categories: readonly CategoryRecord[];
  products: ReadonlyMap<number, ProductRecord>;
  fulfilment: readonly FulfilmentRecord[];
  places: ReadonlyMap<number, PlaceRecord>;
  placeZones: readonly Selectable<PlaceZoneTable>[];
  /** By postcode. */
  zones: ReadonlyMap<string, Selectable<DeliveryZoneTable>>;
  methods: readonly Selectable<PaymentMethodTable>[];
  /** What the page needs to turn a card into a token; nothing without a card provider. */
  card?: { key: string; url: string } | undefined;
  wallets?: { appleMerchantId: string; google: GooglePayFacts | undefined } | undefined;
  promos: readonly Selectable<PromoTable>[];
  /** What members earn and get here; nothing where the venue has no rewards. */
  scheme: Scheme | undefined;
  classes: readonly { id: number; name: string }[];
};

function groupBy<T>(rows: readonly T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const held = groups.get(key(row));
    if (held) held.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

async function loadGroups(tx: ReadTx, merchantId: number): Promise<Map<number, OptionGroup>> {
  const [groups, options] = [
    await tx.q.selectFrom('modifier_group').selectAll().where('merchant_id', '=', merchantId).execute(),
    await tx.q
      .selectFrom('modifier_option')
      .selectAll()
      .where('merchant_id', '=', merchantId)
      .orderBy('position')
      .execute(),
  ];
  const byGroup = groupBy(options, (option) => option.group_id);
  const toOption = (row: (typeof options)[number]): Option => ({
    id: row.id,
    desc: row.descr,
    offset: row.price_offset,
    isDefault: row.is_default === 1,
    isAvailable: row.available === 1,
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

const storedDays = z.array(z.enum(weekdays));

/** The hours of a category and of those it stands in. */
function daypartsOf(
  category: Selectable<CategoryTable>,
  all: readonly Selectable<CategoryTable>[],
): Daypart[] {
  const parent = all.find(({ id }) => id === category.parent_id);
  return [category, ...(parent ? [parent] : [])]
    .map((each) => ({
      days: storedDays.parse(JSON.parse(each.days)),
      from: each.from_time,
      to: each.to_time,
    }))
    .filter(({ days, from, to }) => days.length > 0 || from !== '' || to !== '');
}

async function loadCategories(tx: ReadTx, menu: Selectable<MenuTable>): Promise<CategoryRecord[]> {
  const merchantId = menu.merchant_id;
  const groups = await loadGroups(tx, merchantId);
  const links = await tx.q
    .selectFrom('product_modifier')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
  const linksOf = groupBy(links, (link) => link.product_id);
  const soldOut = await tx.q
    .selectFrom('sold_out')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .execute();
  const soldOutOf = new Map(soldOut.map((row) => [row.product_id, { text: row.text, until: row.until }]));
  const products = await tx.q
    .selectFrom('product')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
  const productsOf = groupBy(products, (product) => product.category_id);
  const categories = await tx.q
    .selectFrom('category')
    .selectAll()
    .where('menu_id', '=', menu.id)
    .orderBy('position')
    .execute();
  return categories.map((category) => ({
    ...category,
    products: (productsOf.get(category.id) ?? []).map((product) => ({
      ...product,
      station: category.station,
      dayparts: daypartsOf(category, categories),
      soldOut: soldOutOf.get(product.id),
      groups: (linksOf.get(product.id) ?? []).flatMap((link) => groups.get(link.group_id) ?? []),
    })),
  }));
}

export async function loadFulfilment(
  tx: ReadTx,
  merchantIds: readonly number[],
): Promise<FulfilmentRecord[]> {
  const types = await tx.q
    .selectFrom('fulfilment_type')
    .selectAll()
    .where('merchant_id', 'in', merchantIds)
    .orderBy('position')
    .execute();
  const windows = await tx.q
    .selectFrom('open_window')
    .selectAll()
    .where('merchant_id', 'in', merchantIds)
    .orderBy('opens')
    .execute();
  const specials = await tx.q
    .selectFrom('special_date')
    .selectAll()
    .where('merchant_id', 'in', merchantIds)
    .execute();
  const windowsOf = groupBy(windows, (row) => row.fulfilment_type_id);
  const specialsOf = groupBy(specials, (row) => row.fulfilment_type_id);
  return types.map((type) => ({
    ...type,
    windows: windowsOf.get(type.id) ?? [],
    specials: specialsOf.get(type.id) ?? [],
  }));
}

export async function findMenu(tx: ReadTx, slug: string): Promise<Selectable<MenuTable> | undefined> {
  return tx.q.selectFrom('menu').selectAll().where('slug', '=', slug).executeTakeFirst();
}

const versionOfMenu = statement((q, p: { menuId: number }) =>
  q.selectFrom('menu').select('version').where('id', '=', p.menuId),
);

export async function menuVersion(tx: ReadTx, menuId: number): Promise<number | undefined> {
  const [row] = await versionOfMenu(tx, { menuId });
  return row?.version;
}

async function loadPlaces(tx: ReadTx, ofVenue: number) {
  const places = await tx.q
    .selectFrom('place')
    .selectAll()
    .where('merchant_id', '=', ofVenue)
    .orderBy('due_time')
    .orderBy('id')
    .execute();
  const placeZones = await tx.q
    .selectFrom('place_zone')
    .selectAll()
    .where('merchant_id', '=', ofVenue)
    .execute();
  const zones = await tx.q
    .selectFrom('delivery_zone')
    .selectAll()
    .where('merchant_id', '=', ofVenue)
    .execute();
  return { places, placeZones, zones };
}

export async function loadCatalogue(tx: ReadTx, menuId: number): Promise<Catalogue> {
  const menu = await tx.q.selectFrom('menu').selectAll().where('id', '=', menuId).executeTakeFirstOrThrow();
  const ofVenue = menu.merchant_id;
  const merchant = await tx.q
    .selectFrom('merchant')
    .selectAll()
    .where('id', '=', ofVenue)
    .executeTakeFirstOrThrow();
  const categories = await loadCategories(tx, menu);
  const fulfilment = await loadFulfilment(tx, [ofVenue]);
  const { places, placeZones, zones } = await loadPlaces(tx, ofVenue);
  const methods = await tx.q
    .selectFrom('payment_method')
    .selectAll()
    .where('merchant_id', '=', ofVenue)
    .orderBy('position')
    .execute();
  const promos = await tx.q
    .selectFrom('promo')
    .selectAll()
    .where('merchant_id', '=', ofVenue)
    .orderBy('id')
    .execute();
  const scheme = await findScheme(tx, ofVenue);
  const classes = await tx.q
    .selectFrom('student_class')
    .select(['id', 'name'])
    .where('merchant_id', '=', ofVenue)
    .orderBy('id')
    .execute();
  return {
    merchant,
    menu,
    categories,
    fulfilment,
    methods,
    promos,
    scheme: scheme && schemeOf(scheme),
    classes,
    placeZones,
    products: new Map(
      categories.flatMap((category) => category.products.map((product) => [product.id, product])),
    ),
    places: new Map(places.map((place) => [place.id, place])),
    zones: new Map(zones.map((zone) => [zone.postcode, zone])),
  };
}

export async function findMenuOfProduct(tx: ReadTx, productId: number): Promise<number | undefined> {
  const row = await tx.q
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select('category.menu_id')
    .where('product.id', '=', productId)
    .executeTakeFirst();
  return row?.menu_id;
}
