import { rowOf, valueIn } from '@servery/domain/fields/field';
import { PROMO_FIELDS } from '@servery/domain/venue/fields';
import { formatCents, percentText } from '@servery/domain/money';
import { momentOf, momentText } from '@servery/domain/venue-file/moments';
import type { FilePromo } from '@servery/domain/venue-file/parts';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { PromoTable } from '#db/tables/promos';
import { recountUses } from '#stores/promos';
import { readCategories } from '#stores/venue-file/categories';
import { readMenus } from '#stores/venue-file/menu-settings';
import { readProducts } from '#stores/venue-file/products';
import { bit, type Held, hundredths, syncRows } from '#stores/venue-file/sync-rows';

/** A promo that no day ends. */
export const FOR_EVER = Date.UTC(2900, 0, 2);

type Named = { id: number; category: string; name: string };
type At = { venueId: number; zone: string };

/** What is on the menus now, by id and by where it stands. */
async function productsOf(tx: ReadTx, venueId: number): Promise<Named[]> {
  const found: Named[] = [];
  for (const { id: menuId } of await readMenus(tx, venueId)) {
    const categories = await readCategories(tx, { venueId, menuId });
    const products = await readProducts(tx, { venueId, menuId }, { categories, keyOf: new Map() });
    found.push(...products.filter(({ isArchived }) => !isArchived));
  }
  return found;
}

function offOf(row: Selectable<PromoTable>, products: readonly Named[]): FilePromo['off'] {
  switch (row.kind) {
    case 'percent':
      return { kind: 'percent', percent: percentText(row.value) };
    case 'amount':
      return { kind: 'amount', amount: formatCents(row.value) };
    case 'free_delivery':
      return { kind: 'free_delivery' };
    case 'product': {
      const product = products.find(({ id }) => id === row.product_id);
      return {
        kind: 'product',
        percent: percentText(row.value),
        product: product && { category: product.category, name: product.name },
      };
    }
  }
}

const itemOf = (
  row: Selectable<PromoTable>,
  { zone, products }: { zone: string; products: readonly Named[] },
): FilePromo => ({
  ...valueIn(PROMO_FIELDS, row),
  off: offOf(row, products),
  from: row.starts_at === 0 ? undefined : momentText(row.starts_at, zone),
  until: row.ends_at >= FOR_EVER ? undefined : momentText(row.ends_at, zone),
  vouchers: row.vouchers === 1,
});

const rowsOf = (tx: ReadTx, venueId: number, archived: 0 | 1) =>
  tx.q
    .selectFrom('promo')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', archived)
    .orderBy('id')
    .execute();

export async function readPromos(tx: ReadTx, { venueId, zone }: At): Promise<Held<FilePromo>[]> {
  const products = await productsOf(tx, venueId);
  const rows = await rowsOf(tx, venueId, 0);
  return rows.map((row) => ({ id: row.id, item: itemOf(row, { zone, products }) }));
}

function valueOf({ off }: FilePromo, products: readonly Named[]) {
  const product = off.kind === 'product' ? off.product : undefined;
  const found = products.find((each) => each.category === product?.category && each.name === product.name);
  const written = off.kind === 'amount' ? off.amount : off.kind === 'free_delivery' ? '0' : off.percent;
  return { kind: off.kind, value: hundredths(written), product_id: found?.id ?? null };
}

const promoRow = (it: FilePromo, { zone, products }: { zone: string; products: readonly Named[] }) => ({
  ...rowOf(PROMO_FIELDS, it),
  ...valueOf(it, products),
  starts_at: it.from === undefined ? 0 : momentOf(it.from, zone),
  ends_at: it.until === undefined ? FOR_EVER : momentOf(it.until, zone),
  vouchers: bit(it.vouchers),
  archived: 0,
});

async function isNamed(tx: Tx, venueId: number, id: number): Promise<boolean> {
  for (const table of ['orders', 'voucher'] as const) {
    const row = await tx.q
      .selectFrom(table)
      .select('id')
      .where('venue_id', '=', venueId)
      .where('promo_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** One that orders have used stays, out of sight, with how often it was used. */
async function dropPromo(tx: Tx, venueId: number, id: number): Promise<void> {
  if (await isNamed(tx, venueId, id))
    await tx.q
      .updateTable('promo')
      .set({ archived: 1 })
      .where('id', '=', id)
      .where('venue_id', '=', venueId)
      .execute();
  else await tx.q.deleteFrom('promo').where('id', '=', id).where('venue_id', '=', venueId).execute();
}

/** After the menus: a promo can be for a product. */
export async function writePromos(
  tx: Tx,
  { venueId, zone }: At,
  wanted: readonly FilePromo[],
): Promise<void> {
  const products = await productsOf(tx, venueId);
  const archived = new Map((await rowsOf(tx, venueId, 1)).map(({ code, id }) => [code, id]));
  const change = async (id: number, item: FilePromo): Promise<number> => {
    await tx.q
      .updateTable('promo')
      .set((row) => ({ ...promoRow(item, { zone, products }), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('venue_id', '=', venueId)
      .execute();
    await recountUses(tx, id);
    return id;
  };
  await syncRows(await readPromos(tx, { venueId, zone }), wanted, {
    nameOf: ({ code }) => code,
    add: async (item) => {
      const before = archived.get(item.code);
      if (before !== undefined) return change(before, item);
      const { id } = await tx.q
        .insertInto('promo')
        .values({ ...promoRow(item, { zone, products }), venue_id: venueId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    change,
    remove: (id) => dropPromo(tx, venueId, id),
  });
}
