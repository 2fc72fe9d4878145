import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { WithdrawalTable } from '#db/tables/people';

export type WithdrawalRecord = Selectable<WithdrawalTable>;
export type WithdrawalEnd = Exclude<WithdrawalRecord['state'], 'asked'>;

type Asked = Pick<WithdrawalRecord, 'brand_code' | 'customer_id' | 'cents' | 'asked_at'>;

export async function addWithdrawal(tx: Tx, asked: Asked): Promise<void> {
  await tx.q
    .insertInto('withdrawal')
    .values({ ...asked, id: randomUUID(), state: 'asked', who: '', ended_at: 0 })
    .execute();
}

/** What was asked for and not put back: it is on hold, or has gone to the customer. */
export async function withdrawalsOf(
  tx: ReadTx,
  customerId: number,
): Promise<Pick<WithdrawalRecord, 'cents' | 'asked_at'>[]> {
  return tx.q
    .selectFrom('withdrawal')
    .select(['cents', 'asked_at'])
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'returned')
    .execute();
}

export async function openWithdrawals(tx: ReadTx, brandCode: string) {
  return tx.q
    .selectFrom('withdrawal')
    .innerJoin('customer', 'customer.id', 'withdrawal.customer_id')
    .selectAll('withdrawal')
    .select(['customer.name', 'customer.email'])
    .where('withdrawal.brand_code', '=', brandCode)
    .where('withdrawal.state', '=', 'asked')
    .orderBy('withdrawal.asked_at')
    .orderBy('withdrawal.id')
    .execute();
}

export async function hasOpenWithdrawal(tx: ReadTx, customerId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('withdrawal')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'asked')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends it once: of two who settle it at the same time, one finds it settled. */
export async function endWithdrawal(
  tx: Tx,
  wish: { id: string; brandCode: string; state: WithdrawalEnd; who: string; now: number },
): Promise<WithdrawalRecord | undefined> {
  return tx.q
    .updateTable('withdrawal')
    .set({ state: wish.state, who: wish.who, ended_at: wish.now })
    .where('id', '=', wish.id)
    .where('brand_code', '=', wish.brandCode)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
}
