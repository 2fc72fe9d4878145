import type { ReadTx } from '#db/database';
import type { PaymentPurpose } from '#db/tables/payments';

export type MovementRecord = {
  id: number;
  cents: number;
  created_at: number;
  /** The account on the other side. */
  other: string;
  order_ref: string | null;
  order_number: string | null;
  purpose: PaymentPurpose | null;
  method: string | null;
  card_type: string | null;
  memo: string;
};

/** What moved a balance, the last first. */
export async function movementsOf(
  tx: ReadTx,
  customerId: number,
  page: { before: number | undefined; most: number },
): Promise<MovementRecord[]> {
  const all = tx.q
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_entry as other', (join) =>
      join
        .onRef('other.transfer', '=', 'entry.transfer')
        .onRef('other.id', '!=', 'entry.id')
        .onRef('other.customer_id', '=', 'entry.customer_id'),
    )
    .leftJoin('orders', 'orders.id', 'entry.order_id')
    .leftJoin('payment_attempt as attempt', 'attempt.id', 'entry.attempt_id')
    .select([
      'entry.id',
      'entry.cents',
      'entry.created_at',
      'entry.memo',
      'other.account as other',
      'orders.ref as order_ref',
      'orders.number as order_number',
      'attempt.purpose',
      'attempt.method',
      'attempt.card_type',
    ])
    .where('entry.customer_id', '=', customerId)
    .where('entry.account', '=', 'balance')
    .orderBy('entry.id', 'desc')
    .limit(page.most);
  return (page.before === undefined ? all : all.where('entry.id', '<', page.before)).execute();
}

/** What there was once this had moved. */
export async function balanceUpTo(tx: ReadTx, customerId: number, id: number): Promise<number> {
  const row = await tx.q
    .selectFrom('ledger_entry')
    .select((of) => of.fn.sum<number>('cents').as('cents'))
    .where('customer_id', '=', customerId)
    .where('account', '=', 'balance')
    .where('id', '<=', id)
    .executeTakeFirst();
  return row?.cents ?? 0;
}
