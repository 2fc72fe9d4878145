import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { PayoutTable } from '#db/tables/people';

export type PayoutRecord = Selectable<PayoutTable>;
export type PayoutEnd = Exclude<PayoutRecord['state'], 'asked'>;

type Asked = Pick<PayoutRecord, 'brand_code' | 'customer_id' | 'cents' | 'asked_at'>;

export async function addPayout(tx: Tx, asked: Asked): Promise<void> {
  await tx.q
    .insertInto('payout')
    .values({ ...asked, id: randomUUID(), state: 'asked', who: '', ended_at: 0 })
    .execute();
}

/** What was asked for and not put back: it is on hold, or has gone to the customer. */
export async function payoutsOf(
  tx: ReadTx,
  customerId: number,
): Promise<Pick<PayoutRecord, 'cents' | 'asked_at'>[]> {
  return tx.q
    .selectFrom('payout')
    .select(['cents', 'asked_at'])
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'returned')
    .execute();
}

export async function openPayouts(tx: ReadTx, brandCode: string) {
  return tx.q
    .selectFrom('payout')
    .innerJoin('customer', 'customer.id', 'payout.customer_id')
    .selectAll('payout')
    .select(['customer.name', 'customer.email'])
    .where('payout.brand_code', '=', brandCode)
    .where('payout.state', '=', 'asked')
    .orderBy('payout.asked_at')
    .orderBy('payout.id')
    .execute();
}

export async function hasOpenPayout(tx: ReadTx, customerId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('payout')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'asked')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends it once: of two who settle it at the same time, one finds it settled. */
export async function endPayout(
  tx: Tx,
  wish: { id: string; brandCode: string; state: PayoutEnd; who: string; now: number },
): Promise<PayoutRecord | undefined> {
  return tx.q
    .updateTable('payout')
    .set({ state: wish.state, who: wish.who, ended_at: wish.now })
    .where('id', '=', wish.id)
    .where('brand_code', '=', wish.brandCode)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
}
