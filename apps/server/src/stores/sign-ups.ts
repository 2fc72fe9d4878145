import type { Insertable, Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { SignUpTable } from '#db/tables/people';

export type SignUpRecord = Selectable<SignUpTable>;

export async function insertSignUp(tx: Tx, signUp: Insertable<SignUpTable>): Promise<number> {
  const { id } = await tx.q.insertInto('sign_up').values(signUp).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findSignUp(tx: ReadTx, id: number): Promise<SignUpRecord | undefined> {
  return tx.q.selectFrom('sign_up').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was last typed for an address and not confirmed yet. */
export async function lastSignUpFor(
  tx: ReadTx,
  brandCode: string,
  email: string,
): Promise<SignUpRecord | undefined> {
  return tx.q
    .selectFrom('sign_up')
    .selectAll()
    .where('brand_code', '=', brandCode)
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function drop(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.q.deleteFrom('one_time_token').where('sign_up_id', 'in', ids).execute();
  await tx.q.deleteFrom('sign_up').where('id', 'in', ids).execute();
}

/** The address has an account now: what else was typed for it is forgotten, with the links that were sent. */
export async function dropSignUpsFor(tx: Tx, brandCode: string, email: string): Promise<void> {
  const rows = await tx.q
    .selectFrom('sign_up')
    .select('id')
    .where('brand_code', '=', brandCode)
    .where('email', '=', email)
    .execute();
  await drop(
    tx,
    rows.map(({ id }) => id),
  );
}
