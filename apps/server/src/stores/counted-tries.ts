import { sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';

/** When tries of this subject were made, the newest first. */
export async function triesOf(
  tx: ReadTx,
  subject: string,
  memory: { since: number; most: number },
): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('counted_try')
    .select('counted_at')
    .where('subject', '=', subject)
    .where('counted_at', '>', memory.since)
    .orderBy('counted_at', 'desc')
    .limit(memory.most)
    .execute();
  return rows.map(({ counted_at }) => counted_at);
}

/** Who counts and writes for the same subject waits for each other. SQLite has one writer anyway. */
export async function lockSubjects(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (tx.engine === 'sqlite') return;
  for (const subject of subjects.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx.q);
}

type Turn = { from: string; to: string; now: number };

const tallies = statement((q, p: Turn & { since: number }) =>
  q
    .selectFrom('counted_try')
    .select((of) => ['subject', of.fn.countAll<number>().as('count')])
    .where((of) => of.or([of('subject', '=', p.from), of('subject', '=', p.to)]))
    .where('counted_at', '>', p.since)
    .groupBy('subject'),
);

/** How often each was counted since then, in one look: an order waits for it. */
export async function countBoth(
  tx: Tx,
  turn: Turn & { since: number },
): Promise<{ from: number; to: number }> {
  const rows = await tallies(tx, turn);
  const of = (subject: string): number => rows.find((row) => row.subject === subject)?.count ?? 0;
  return { from: of(turn.from), to: of(turn.to) };
}

const putTurn = statement((q, p: Turn) =>
  q.insertInto('counted_try').values([
    { subject: p.from, counted_at: p.now },
    { subject: p.to, counted_at: p.now },
  ]),
);

export async function countTurn(tx: Tx, turn: Turn): Promise<void> {
  await putTurn(tx, turn);
}

export async function countTries(tx: Tx, subjects: readonly string[], now: number): Promise<number[]> {
  const rows = await tx.q
    .insertInto('counted_try')
    .values(subjects.map((subject) => ({ subject, counted_at: now })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function takeTriesBack(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.q.deleteFrom('counted_try').where('id', 'in', ids).execute();
}

export async function forgetTries(tx: Tx, subject: string): Promise<void> {
  await tx.q.deleteFrom('counted_try').where('subject', '=', subject).execute();
}

export async function isKnownAddress(tx: ReadTx, account: string, address: string): Promise<boolean> {
  const row = await tx.q
    .selectFrom('known_address')
    .select('seen_at')
    .where('account', '=', account)
    .where('address', '=', address)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepKnownAddress(
  tx: Tx,
  known: { account: string; address: string; seen_at: number },
): Promise<void> {
  await tx.q
    .insertInto('known_address')
    .values(known)
    .onConflict((conflict) =>
      conflict.columns(['account', 'address']).doUpdateSet({ seen_at: known.seen_at }),
    )
    .execute();
}
