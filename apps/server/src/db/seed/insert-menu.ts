import type { Insertable } from 'kysely';
import type { Tx } from '#db/database';
import type { SeedCategory, SeedGroup, SeedProduct } from '#db/seed/data/shape';
import type { MenuTable } from '#db/tables/catalogue';

type Groups<Key extends string> = Readonly<Record<Key, SeedGroup>>;
export type SeedMenu<Key extends string> = {
  settings: Omit<Insertable<MenuTable>, 'venue_id'>;
  groups: Groups<Key>;
  categories: readonly SeedCategory<Key>[];
};

const picture = (name: string): string => (name === '' ? '' : `pics/${name}.svg`);
const entriesOf = <Key extends string>(groups: Groups<Key>) => Object.entries(groups) as [Key, SeedGroup][];

async function insertGroups<Key extends string>(
  tx: Tx,
  venue_id: number,
  groups: Groups<Key>,
): Promise<Map<Key, number>> {
  const ids = new Map<Key, number>();
  for (const [key, { name, many, required, most }] of entriesOf(groups)) {
    const { id } = await tx.q
      .insertInto('modifier_group')
      .values({
        venue_id,
        name,
        multiselect: many ? 1 : 0,
        mandatory: required ? 1 : 0,
        max_select: most ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(key, id);
  }
  const options = entriesOf(groups).flatMap(([key, group]) =>
    group.options.map((option, position) => ({
      venue_id,
      group_id: ids.get(key) as number,
      position,
      descr: option.descr,
      price_offset: option.cents ?? 0,
      is_default: option.chosen ? 1 : 0,
      available: option.out ? 0 : 1,
      img: option.pic ? picture(option.pic) : '',
      tint: option.tint ?? '',
    })),
  );
  await tx.q.insertInto('modifier_option').values(options).execute();
  return ids;
}

async function insertCategories(
  tx: Tx,
  menu: { id: number; venue_id: number },
  categories: readonly SeedCategory<string>[],
): Promise<Map<number, number>> {
  const rows = categories.map(({ name, descr, header, pic, tint, station, days, from, to }, position) => ({
    name,
    descr,
    header,
    tint,
    station,
    days: JSON.stringify(days ?? []),
    from_time: from ?? '',
    to_time: to ?? '',
    venue_id: menu.venue_id,
    menu_id: menu.id,
    position,
    img: picture(pic),
  }));
  const made = await tx.q.insertInto('category').values(rows).returning(['id', 'position']).execute();
  const idAt = new Map(made.map(({ id, position }) => [position, id]));
  for (const [position, { parent }] of categories.entries()) {
    if (!parent) continue;
    const parent_id = idAt.get(categories.findIndex(({ name }) => name === parent)) ?? null;
    const id = idAt.get(position) as number;
    await tx.q.updateTable('category').set({ parent_id }).where('id', '=', id).execute();
  }
  return idAt;
}

const productRow = (product: SeedProduct<string>) => ({
  name: product.name,
  descr: product.descr,
  base_price: product.price,
  img: picture(product.pic),
  tint: product.tint,
  dietary: JSON.stringify(product.dietary ?? []),
  visible: 1,
  min_qty: product.minQty ?? 1,
  max_qty: product.maxQty ?? 0,
  qty_label: product.qtyLabel ?? '',
  from_time: product.from ?? '',
  to_time: product.to ?? '',
  tax_class: product.tax ?? 'taxable',
});

type Placed<Key extends string> = { id: number; product: SeedProduct<Key> };

async function insertProducts<Key extends string>(
  tx: Tx,
  menu: { id: number; venue_id: number },
  categories: readonly SeedCategory<Key>[],
): Promise<Placed<Key>[]> {
  const { venue_id } = menu;
  const categoryIds = await insertCategories(tx, menu, categories);
  const seeds = categories.flatMap((category, at) =>
    category.products.map((product, position) => ({
      product,
      place: { category_id: categoryIds.get(at) as number, position },
    })),
  );
  const made = await tx.q
    .insertInto('product')
    .values(seeds.map(({ product, place }) => ({ venue_id, ...place, ...productRow(product) })))
    .returning(['id', 'category_id', 'position'])
    .execute();
  const idAt = new Map(made.map((row) => [`${row.category_id}/${row.position}`, row.id]));
  return seeds.map(({ product, place }) => ({
    product,
    id: idAt.get(`${place.category_id}/${place.position}`) as number,
  }));
}

export async function insertMenu<Key extends string>(
  tx: Tx,
  venue_id: number,
  seed: SeedMenu<Key>,
): Promise<void> {
  const { id } = await tx.q
    .insertInto('menu')
    .values({ ...seed.settings, venue_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const groupIds = await insertGroups(tx, venue_id, seed.groups);
  const placed = await insertProducts(tx, { id, venue_id }, seed.categories);
  const links = placed.flatMap(({ id: product_id, product }) =>
    (product.groups ?? []).map((key, position) => ({
      product_id,
      venue_id,
      position,
      group_id: groupIds.get(key) as number,
    })),
  );
  await tx.q.insertInto('product_modifier').values(links).execute();
  const soldOut = placed.flatMap(({ id: product_id, product }) =>
    product.soldOut ? [{ product_id, venue_id, text: product.soldOut, until: 0 }] : [],
  );
  if (soldOut.length > 0) await tx.q.insertInto('sold_out').values(soldOut).execute();
}
