import { randomUUID } from 'node:crypto';
import { type Purse, transferable } from '@servery/domain/payments/payout';
import type { ReadTx, Tx } from '#db/database';
import { balanceOf, lockCustomer } from '#stores/people';
import { type PayoutEnd, payoutsOf } from '#stores/payouts';

/**
 * balance: what a customer can spend. orders: what was spent. payments: where what they paid in came from.
 * held: what they asked to have back, until somebody has looked at it. venue: what its team gave, or took off.
 */
type Account = 'balance' | 'orders' | 'payments' | 'held' | 'venue';
type Transfer = {
  customerId: number;
  orderId: number | null;
  cents: number;
  memo: string;
  now: number;
  /** The payment that it came by: it is paid in once. */
  attemptId?: string;
  /** What it is known by, where it must not be made twice. */
  transfer?: string;
};

/** Two entries that add up to nothing: what leaves one account arrives in the other. */
async function move(tx: Tx, transfer: Transfer, between: { from: Account; to: Account }): Promise<void> {
  const id = transfer.transfer ?? randomUUID();
  const entry = (account: Account, cents: number) => ({
    customer_id: transfer.customerId,
    account,
    cents,
    order_id: transfer.orderId,
    memo: transfer.memo,
    created_at: transfer.now,
    transfer: id,
    attempt_id: transfer.attemptId ?? null,
  });
  await tx.q
    .insertInto('ledger_entry')
    .values([entry(between.from, -transfer.cents), entry(between.to, transfer.cents)])
    .execute();
}

/** Whether there is enough; the purse stays locked until the transaction ends, so that it stays enough. */
export async function canPay(tx: Tx, customerId: number, cents: number): Promise<boolean> {
  await lockCustomer(tx, customerId);
  return (await balanceOf(tx, customerId)) >= cents;
}

export async function payFromBalance(tx: Tx, transfer: Transfer): Promise<void> {
  await move(tx, transfer, { from: 'balance', to: 'orders' });
}

export async function giveToBalance(tx: Tx, transfer: Transfer): Promise<void> {
  await lockCustomer(tx, transfer.customerId);
  await move(tx, transfer, { from: 'orders', to: 'balance' });
}

/** What the customer paid in, as it comes from a card or another provider. */
export async function payIn(tx: Tx, transfer: Omit<Transfer, 'orderId'>): Promise<void> {
  await move(tx, { ...transfer, orderId: null }, { from: 'payments', to: 'balance' });
}

/** The bank took it back after it was credited: as much as is still there goes with it. Answers how much that was. */
export async function takeBackPayment(
  tx: Tx,
  transfer: Omit<Transfer, 'orderId' | 'attemptId'>,
): Promise<number> {
  await lockCustomer(tx, transfer.customerId);
  const cents = Math.min(transfer.cents, Math.max(0, await balanceOf(tx, transfer.customerId)));
  if (cents > 0) await move(tx, { ...transfer, cents, orderId: null }, { from: 'balance', to: 'payments' });
  return cents;
}

/** What the team puts into a balance, or with a minus takes off it. */
export async function changeBalance(
  tx: Tx,
  { cents, ...change }: Omit<Transfer, 'orderId' | 'attemptId'> & { transfer: string },
): Promise<void> {
  const between =
    cents > 0 ? ({ from: 'venue', to: 'balance' } as const) : ({ from: 'balance', to: 'venue' } as const);
  await move(tx, { ...change, cents: Math.abs(cents), orderId: null }, between);
}

export async function wasTransferred(tx: ReadTx, transfer: string): Promise<boolean> {
  const row = await tx.q
    .selectFrom('ledger_entry')
    .select('id')
    .where('transfer', '=', transfer)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last thing that moved a balance. */
export async function lastMovement(tx: ReadTx, customerId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('ledger_entry')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('account', '=', 'balance')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** What a payment has put on the balance. */
export async function paidInBy(tx: ReadTx, attemptId: string): Promise<number> {
  const row = await tx.q
    .selectFrom('ledger_entry')
    .select('cents')
    .where('attempt_id', '=', attemptId)
    .where('account', '=', 'balance')
    .executeTakeFirst();
  return row?.cents ?? 0;
}

async function purseOf(tx: ReadTx, customerId: number, balance: number): Promise<Purse> {
  const entries = await tx.q
    .selectFrom('ledger_entry')
    .select(['cents', 'created_at as at'])
    .where('customer_id', '=', customerId)
    .where('account', '=', 'payments')
    .where('cents', '<', 0)
    .execute();
  const asked = await payoutsOf(tx, customerId);
  return {
    balance,
    payments: entries.map(({ cents, at }) => ({ cents: -cents, at })),
    payouts: asked.map(({ cents, asked_at: at }) => ({ cents, at })),
  };
}

export type Balances = { balance: number; held: number; transferable: number };

/** What a customer has, and what of it they can have back. */
export async function balancesOf(tx: ReadTx, customerId: number, now: number): Promise<Balances> {
  const sums = await tx.q
    .selectFrom('ledger_entry')
    .select((of) => ['account', of.fn.sum<number>('cents').as('cents')])
    .where('customer_id', '=', customerId)
    .where('account', 'in', ['balance', 'held'])
    .groupBy('account')
    .execute();
  const sumOf = (account: Account) => sums.find((sum) => sum.account === account)?.cents ?? 0;
  const balance = sumOf('balance');
  return {
    balance,
    held: sumOf('held'),
    transferable: balance > 0 ? transferable(await purseOf(tx, customerId, balance), now) : 0,
  };
}

/** Puts all that can be paid out on hold, and answers how much. Who asks at the same time waits, and finds nothing left. */
export async function holdTransferable(tx: Tx, customerId: number, now: number): Promise<number> {
  await lockCustomer(tx, customerId);
  const { transferable: cents } = await balancesOf(tx, customerId, now);
  const hold = { customerId, orderId: null, cents, memo: 'Payout asked for', now };
  if (cents > 0) await move(tx, hold, { from: 'balance', to: 'held' });
  return cents;
}

const ENDS: Readonly<Record<PayoutEnd, { to: Account; memo: string }>> = {
  paid: { to: 'payments', memo: 'Payout paid out' },
  returned: { to: 'balance', memo: 'Payout put back' },
};

/** What was on hold goes to where it came from, or back into the balance. */
export async function endHold(
  tx: Tx,
  hold: { customerId: number; cents: number; outcome: PayoutEnd; now: number },
): Promise<void> {
  const { outcome, ...rest } = hold;
  const { to, memo } = ENDS[outcome];
  await lockCustomer(tx, hold.customerId);
  await move(tx, { ...rest, memo, orderId: null }, { from: 'held', to });
}
