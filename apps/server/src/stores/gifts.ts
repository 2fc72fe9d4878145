import { hash, randomInt } from 'node:crypto';
import { GIFT_ALPHABET, GIFT_LENGTH, typedGiftCode } from '@servery/domain/gifts/code';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { GiftAccount, GiftVoucherTable } from '#db/tables/gifts';

export type GiftRecord = Selectable<GiftVoucherTable> & { balance: number };
type Row = Selectable<GiftVoucherTable>;

export const newGiftCode = (): string =>
  Array.from({ length: GIFT_LENGTH }, () => GIFT_ALPHABET[randomInt(GIFT_ALPHABET.length)]).join('');

/** So long that no table of hashes can hold them all. */
export const giftHash = (brandCode: string, typed: string): string =>
  hash('sha256', `gift:${brandCode}:${typedGiftCode(typed)}`, 'base64url');

const BALANCE = sql<number>`(
  select cast(coalesce(sum(gift_entry.cents), 0) as bigint) from gift_entry
  where gift_entry.gift_id = gift_voucher.id and gift_entry.account = 'gift'
)`;

const gifts = (tx: ReadTx) =>
  tx.q.selectFrom('gift_voucher').selectAll('gift_voucher').select(BALANCE.as('balance'));

/** Of whichever brand: for who knows its id by itself. */
export const giftById = (tx: ReadTx, id: string): Promise<GiftRecord | undefined> =>
  gifts(tx).where('id', '=', id).executeTakeFirst();

export const findGift = (tx: ReadTx, brandCode: string, id: string): Promise<GiftRecord | undefined> =>
  gifts(tx).where('id', '=', id).where('brand_code', '=', brandCode).executeTakeFirst();

export const giftByCode = (tx: ReadTx, brandCode: string, typed: string): Promise<GiftRecord | undefined> =>
  gifts(tx)
    .where('brand_code', '=', brandCode)
    .where('code_hash', '=', giftHash(brandCode, typed))
    .executeTakeFirst();

export const giftByKey = (tx: ReadTx, venueId: number, key: string): Promise<GiftRecord | undefined> =>
  gifts(tx).where('venue_id', '=', venueId).where('submit_key', '=', key).executeTakeFirst();

/** Whether somebody may hold a voucher of the brand. */
export async function hasGifts(tx: ReadTx, brandCode: string): Promise<boolean> {
  const any = tx.q.selectFrom('gift_voucher').select('id').where('brand_code', '=', brandCode).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

/** The voucher as it is, and nobody else spends of it or changes it until this transaction ends. */
export async function lockGiftOf(tx: Tx, brandCode: string, id: string): Promise<GiftRecord | undefined> {
  await lockGift(tx, id);
  return findGift(tx, brandCode, id);
}

export async function lockGift(tx: Tx, id: string): Promise<void> {
  await tx.q
    .updateTable('gift_voucher')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .execute();
}

export async function insertGift(tx: Tx, row: Insertable<GiftVoucherTable>): Promise<void> {
  await tx.q.insertInto('gift_voucher').values(row).execute();
}

type Change = Partial<
  Pick<Row, 'recipient' | 'email' | 'message' | 'mailed_at' | 'stopped_at' | 'stop_reason' | 'returned_at'>
>;

/** Asked for with the voucher locked. */
export async function changeGift(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.q
    .updateTable('gift_voucher')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

type Transfer = {
  giftId: string;
  venueId: number;
  cents: number;
  orderId?: number;
  attemptId?: string;
  /** The same one is made once. */
  transfer: string;
  now: number;
};

/** Two entries that add up to nothing. Asked for with the voucher locked. */
export async function moveGift(
  tx: Tx,
  of: Transfer,
  between: { from: GiftAccount; to: GiftAccount },
): Promise<void> {
  const entry = (account: GiftAccount, cents: number) => ({
    gift_id: of.giftId,
    venue_id: of.venueId,
    account,
    cents,
    order_id: of.orderId ?? null,
    attempt_id: of.attemptId ?? null,
    transfer: of.transfer,
    created_at: of.now,
  });
  await tx.q
    .insertInto('gift_entry')
    .values([entry(between.from, -of.cents), entry(between.to, of.cents)])
    .execute();
}

/** The voucher that a payment came from. */
export async function giftOfAttempt(tx: ReadTx, attemptId: string): Promise<string | undefined> {
  const row = await tx.q
    .selectFrom('gift_entry')
    .select('gift_id')
    .where('attempt_id', '=', attemptId)
    .limit(1)
    .executeTakeFirst();
  return row?.gift_id;
}

/** By its last four, or by a part of a name or address. */
const matches = (search: string) => {
  const like = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(
    ending = ${typedGiftCode(search).slice(-4)} or lower(recipient) like ${like} escape '\\'
    or lower(buyer) like ${like} escape '\\' or lower(email) like ${like} escape '\\'
  )`;
};

/** The newest first. */
export async function listGifts(
  tx: ReadTx,
  brandCode: string,
  { search, before, most }: { search: string; before: number; most: number },
): Promise<GiftRecord[]> {
  const all = gifts(tx).where('brand_code', '=', brandCode).where('sold_at', '<', before);
  return (search === '' ? all : all.where(matches(search)))
    .orderBy('sold_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** What can still be spent of all of them, those that are stopped included: they can be resumed. */
export async function owedOnGifts(
  tx: ReadTx,
  brandCode: string,
  now: number,
): Promise<{ cents: number; count: number }> {
  const rows = await tx.q
    .selectFrom('gift_voucher')
    .innerJoin('gift_entry', 'gift_entry.gift_id', 'gift_voucher.id')
    .select((of) => ['gift_voucher.id', of.fn.sum<number>('gift_entry.cents').as('cents')])
    .where('brand_code', '=', brandCode)
    .where('ends_at', '>', now)
    .where('account', '=', 'gift')
    .groupBy('gift_voucher.id')
    .execute();
  const owed = rows.map(({ cents }) => cents).filter((cents) => cents > 0);
  return { cents: owed.reduce((sum, cents) => sum + cents, 0), count: owed.length };
}

export type GiftEntry = {
  id: number;
  cents: number;
  at: number;
  /** What it has from then on. */
  left: number;
  orderRef: string;
  orderNumber: string;
  venue: string;
};

/** What went in and out of a voucher, oldest first. */
export async function entriesOfGift(tx: ReadTx, giftId: string): Promise<GiftEntry[]> {
  const rows = await tx.q
    .selectFrom('gift_entry')
    .innerJoin('venue', 'venue.id', 'gift_entry.venue_id')
    .leftJoin('orders', 'orders.id', 'gift_entry.order_id')
    .select(['gift_entry.id', 'cents', 'gift_entry.created_at', 'orders.ref', 'orders.number', 'venue.name'])
    .where('gift_id', '=', giftId)
    .where('account', '=', 'gift')
    .orderBy('gift_entry.id')
    .execute();
  let left = 0;
  return rows.map((row) => {
    left += row.cents;
    const { id, cents, created_at: at, name: venue } = row;
    return { id, cents, at, left, venue, orderRef: row.ref ?? '', orderNumber: row.number ?? '' };
  });
}

export type GiftPaid = { attemptId: string; ending: string; cents: number; left: number };

/** What vouchers have paid of an order, each with what it had left then. */
export async function giftsOfOrder(tx: ReadTx, orderId: number): Promise<GiftPaid[]> {
  const rows = await tx.q
    .selectFrom('gift_entry as paid')
    .innerJoin('gift_voucher', 'gift_voucher.id', 'paid.gift_id')
    .innerJoin('gift_entry as until', (join) =>
      join
        .onRef('until.gift_id', '=', 'paid.gift_id')
        .onRef('until.id', '<=', 'paid.id')
        .on('until.account', '=', 'gift'),
    )
    .select(['paid.id', 'paid.attempt_id', 'paid.cents', 'ending'])
    .select((of) => of.fn.sum<number>('until.cents').as('left'))
    .where('paid.order_id', '=', orderId)
    .where('paid.account', '=', 'gift')
    .where('paid.cents', '<', 0)
    .groupBy(['paid.id', 'paid.attempt_id', 'paid.cents', 'ending'])
    .orderBy('paid.id')
    .execute();
  return rows.map(({ attempt_id: id, cents, ending, left }) => ({
    attemptId: id ?? '',
    ending,
    cents: -cents,
    left,
  }));
}
