import { sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';

export async function failuresSince(tx: ReadTx, subject: string, since: number): Promise<number> {
  const row = await tx.q
    .selectFrom('login_failure')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Who counts and writes for the same account waits for each other. SQLite has one writer anyway. */
export async function lockSubjects(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (tx.engine === 'sqlite') return;
  for (const subject of subjects.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx.q);
}

export async function recordFailure(tx: Tx, subjects: readonly string[], now: number): Promise<number[]> {
  const rows = await tx.q
    .insertInto('login_failure')
    .values(subjects.map((subject) => ({ subject, failed_at: now })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function takeFailuresBack(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.q.deleteFrom('login_failure').where('id', 'in', ids).execute();
}

export async function forgetFailures(tx: Tx, subject: string): Promise<void> {
  await tx.q.deleteFrom('login_failure').where('subject', '=', subject).execute();
}

export async function forgetOldFailures(tx: Tx, before: number): Promise<void> {
  await tx.q.deleteFrom('login_failure').where('failed_at', '<', before).execute();
}
