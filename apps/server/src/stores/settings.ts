import type { ReadTx, Tx } from '#db/database';

export async function markDemo(tx: Tx): Promise<void> {
  await tx.q
    .insertInto('setting')
    .values({ name: 'demo', value: '1' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Whether this database was filled with the demo venues, whose passwords are known to everybody. */
export async function holdsDemo(tx: ReadTx): Promise<boolean> {
  const row = await tx.q.selectFrom('setting').select('value').where('name', '=', 'demo').executeTakeFirst();
  return row?.value === '1';
}

/** One row, written again and again: that it can be shows that orders can be too. */
export async function noteReady(tx: Tx, now: number): Promise<void> {
  const value = String(now);
  await tx.q
    .insertInto('setting')
    .values({ name: 'ready_at', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
