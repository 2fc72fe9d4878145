import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { PasskeyTable } from '#db/tables/sign-ins';

type PasskeyRecord = Selectable<PasskeyTable>;
/** `host` is the name of the one host that it is good for. */
export type NewPasskey = { credentialId: string; host: string; publicKey: string; counter: number };

export async function passkeysOf(tx: ReadTx, personId: number): Promise<PasskeyRecord[]> {
  return tx.q.selectFrom('passkey').selectAll().where('person_id', '=', personId).orderBy('id').execute();
}

export async function passkeyByCredential(
  tx: ReadTx,
  credentialId: string,
): Promise<PasskeyRecord | undefined> {
  return tx.q.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Whether it is new: one that somebody has already stays theirs. */
export async function addPasskey(
  tx: Tx,
  { credentialId, host, publicKey, counter }: NewPasskey,
  of: { personId: number; name: string; now: number },
): Promise<boolean> {
  const row = await tx.q
    .insertInto('passkey')
    .values({
      person_id: of.personId,
      credential_id: credentialId,
      host,
      public_key: publicKey,
      counter,
      name: of.name,
      created_at: of.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function notePasskeyUse(
  tx: Tx,
  id: number,
  { counter, now }: { counter: number; now: number },
): Promise<void> {
  await tx.q.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id).execute();
}

export async function removePasskey(tx: Tx, personId: number, id: number): Promise<boolean> {
  const row = await tx.q
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
