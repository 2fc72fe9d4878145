import type { ReadTx, Tx } from '#db/database';

export async function markSignedIn(tx: Tx, sessionId: number, now: number): Promise<void> {
  await tx.q.updateTable('session').set({ signed_in_at: now }).where('id', '=', sessionId).execute();
}

/** When somebody last showed who they are in this session; 0 for never. */
export async function signedInAt(tx: ReadTx, sessionId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('session')
    .select('signed_in_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.signed_in_at ?? 0;
}
