import { randomUUID } from 'node:crypto';
import type { Tx } from '#db/database';
import { balanceOf } from '#stores/people';

type Transfer = { customerId: number; orderId: number; cents: number; memo: string; now: number };

/** Whoever moves this customer's money waits for whoever does so already. */
async function lockPurse(tx: Tx, customerId: number): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', customerId)
    .execute();
}

/** Two entries that add up to nothing: what leaves one account arrives in the other. */
async function move(tx: Tx, transfer: Transfer, from: 'balance' | 'orders'): Promise<void> {
  const entry = (account: string, cents: number) => ({
    customer_id: transfer.customerId,
    account,
    cents,
    order_id: transfer.orderId,
    memo: transfer.memo,
    created_at: transfer.now,
    transfer: id,
  });
  const id = randomUUID();
  const to = from === 'balance' ? 'orders' : 'balance';
  await tx.q
    .insertInto('ledger_entry')
    .values([entry(from, -transfer.cents), entry(to, transfer.cents)])
    .execute();
}

/** Whether there is enough; the purse stays locked until the transaction ends, so that it stays enough. */
export async function canPay(tx: Tx, customerId: number, cents: number): Promise<boolean> {
  await lockPurse(tx, customerId);
  return (await balanceOf(tx, customerId)) >= cents;
}

export const payFromBalance = (tx: Tx, transfer: Transfer): Promise<void> => move(tx, transfer, 'balance');

export async function giveToBalance(tx: Tx, transfer: Transfer): Promise<void> {
  await lockPurse(tx, transfer.customerId);
  await move(tx, transfer, 'orders');
}
