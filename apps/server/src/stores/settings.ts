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

async function noteMoment(tx: Tx, name: string, now: number): Promise<void> {
  const value = String(now);
  await tx.q
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** One row, written again and again: that it can be shows that orders can be too. */
export const noteReady = (tx: Tx, now: number): Promise<void> => noteMoment(tx, 'ready_at', now);

export const noteBackup = (tx: Tx, now: number): Promise<void> => noteMoment(tx, 'backed_up_at', now);

/** 0 where there was none. */
export async function backedUpAt(tx: ReadTx): Promise<number> {
  const row = await tx.q
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'backed_up_at')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}
