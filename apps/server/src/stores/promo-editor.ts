import { randomInt } from 'node:crypto';
import type { HeldPromoValue } from '@servery/contract/entities/promo-editor';
import { rowOf, valueIn } from '@servery/domain/fields/field';
import { PROMO_FIELDS } from '@servery/domain/venue/fields';
import { formatCents, percentText } from '@servery/domain/money';
import { voucherCode } from '@servery/domain/promos/discount';
import { momentOf, momentText } from '@servery/domain/venue-file/moments';
import { type Selectable, sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { PromoTable } from '#db/tables/promos';
import { recountUses } from '#stores/promos';
import { FOR_EVER } from '#stores/venue-file/promos';
import { bit, hundredths } from '#stores/venue-file/sync-rows';

export type PromoAt = { venueId: number; zone: string };
export type PromoRecord = {
  id: number;
  version: number;
  startsAt: number;
  endsAt: number;
  hasVouchers: boolean;
  value: HeldPromoValue;
};

function offOf({ kind, value, product_id }: Selectable<PromoTable>): HeldPromoValue['off'] {
  switch (kind) {
    case 'percent':
      return { kind, percent: percentText(value) };
    case 'amount':
      return { kind, amount: formatCents(value) };
    case 'free_delivery':
      return { kind };
    case 'product':
      return { kind, percent: percentText(value), product_id: product_id ?? 0 };
  }
}

function recordOf(row: Selectable<PromoTable>, zone: string): PromoRecord {
  return {
    id: row.id,
    version: row.version,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    hasVouchers: row.vouchers === 1,
    value: {
      ...valueIn(PROMO_FIELDS, row),
      off: offOf(row),
      from: row.starts_at === 0 ? '' : momentText(row.starts_at, zone),
      until: row.ends_at >= FOR_EVER ? '' : momentText(row.ends_at, zone),
    },
  };
}

const promosOf = (tx: ReadTx, venueId: number) =>
  tx.q.selectFrom('promo').selectAll().where('venue_id', '=', venueId).where('archived', '=', 0);

/** Those that were not removed, the latest first. */
export async function readPromoRecords(tx: ReadTx, { venueId, zone }: PromoAt): Promise<PromoRecord[]> {
  const rows = await promosOf(tx, venueId).orderBy('id', 'desc').execute();
  return rows.map((row) => recordOf(row, zone));
}

export async function findPromo(tx: ReadTx, at: PromoAt, id: number): Promise<PromoRecord | undefined> {
  const row = await promosOf(tx, at.venueId).where('id', '=', id).executeTakeFirst();
  return row && recordOf(row, at.zone);
}

export async function countPromos(tx: ReadTx, venueId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('promo')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether another promo that was not removed has this code. */
export async function isCodeTaken(
  tx: ReadTx,
  venueId: number,
  { code, id }: { code: string; id: number },
): Promise<boolean> {
  const row = await promosOf(tx, venueId).where('code', '=', code).where('id', '!=', id).executeTakeFirst();
  return row !== undefined;
}

/** Of the venue, and still on a menu. */
export async function isSold(tx: ReadTx, venueId: number, productId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('product')
    .select('id')
    .where('venue_id', '=', venueId)
    .where('id', '=', productId)
    .where('archived', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = ({ off, ...value }: HeldPromoValue, zone: string) => ({
  ...rowOf(PROMO_FIELDS, value),
  kind: off.kind,
  value: hundredths(off.kind === 'amount' ? off.amount : off.kind === 'free_delivery' ? '0' : off.percent),
  product_id: off.kind === 'product' && off.product_id > 0 ? off.product_id : null,
  starts_at: value.from === '' ? 0 : momentOf(value.from, zone),
  ends_at: value.until === '' ? FOR_EVER : momentOf(value.until, zone),
  archived: 0,
});

/** One that was removed gives its code to a new one, and keeps what orders know of it. */
async function freeCode(tx: Tx, venueId: number, { code, id }: { code: string; id: number }): Promise<void> {
  await tx.q
    .updateTable('promo')
    .set({ code: sql<string>`code || '~' || id` })
    .where('venue_id', '=', venueId)
    .where('archived', '=', 1)
    .where('code', '=', code)
    .where('id', '!=', id)
    .execute();
}

export async function addPromo(
  tx: Tx,
  { venueId, zone }: PromoAt,
  { value, hasVouchers }: { value: HeldPromoValue; hasVouchers: boolean },
): Promise<number> {
  await freeCode(tx, venueId, { code: value.code, id: 0 });
  const { id } = await tx.q
    .insertInto('promo')
    .values({ ...columnsOf(value, zone), venue_id: venueId, vouchers: bit(hasVouchers) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Nothing takes it away from customers; orders that had it know it still. */
export async function writePromo(
  tx: Tx,
  { venueId, zone, id }: PromoAt & { id: number },
  value: HeldPromoValue | undefined,
): Promise<void> {
  if (value) await freeCode(tx, venueId, { code: value.code, id });
  const columns = value ? columnsOf(value, zone) : { archived: 1 };
  await tx.q
    .updateTable('promo')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
  await recountUses(tx, id);
}

/** Without those that are taken for each other when they are read from paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const OWN_LENGTH = 8;
const ownPart = (): string =>
  Array.from({ length: OWN_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
const ROWS_AT_ONCE = 200;

export async function addVouchers(
  tx: Tx,
  { venueId, promoId, code }: { venueId: number; promoId: number; code: string },
  count: number,
): Promise<void> {
  const own = new Set<string>();
  while (own.size < count) own.add(ownPart());
  const rows = [...own].map((each) => ({
    venue_id: venueId,
    promo_id: promoId,
    code: voucherCode(code, each),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.q
      .insertInto('voucher')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

export const vouchersOf = (
  tx: ReadTx,
  { venueId, promoId }: { venueId: number; promoId: number },
): Promise<{ code: string; order_id: number | null }[]> =>
  tx.q
    .selectFrom('voucher')
    .select(['code', 'order_id'])
    .where('venue_id', '=', venueId)
    .where('promo_id', '=', promoId)
    .orderBy('id')
    .execute();
