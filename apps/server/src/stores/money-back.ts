import { attemptStates, isUnfinished } from '@servery/domain/payments/attempt';
import { sql } from 'kysely';
import type { Tx } from '#db/database';
import { addCaseJob, addPaymentJob, addRefundJob } from '#stores/jobs';

/** The three kinds of rows that a provider is asked about until it has answered. What they have in common is said once. */
type AskingTable = 'payment_attempt' | 'refund' | 'payment_case';
export type Asking = { table: AskingTable; id: string };

/** Kysely wants one table; the columns used here are the same in all three. */
const columnsOf = (table: AskingTable) => table as 'refund';

const JOB: Readonly<Record<AskingTable, (tx: Tx, id: string, runAt: number) => Promise<void>>> = {
  payment_attempt: addPaymentJob,
  refund: addRefundJob,
  payment_case: addCaseJob,
};
/** The state in which money has to go back. */
const GOING_BACK: Readonly<Record<AskingTable, string>> = {
  payment_attempt: 'refunding',
  refund: 'wanted',
  payment_case: 'wanted',
};

/** Comes back to it later, without counting it as asked in vain. */
export const comeBack = (tx: Tx, { table, id }: Asking, at: number): Promise<void> => JOB[table](tx, id, at);

/** Asked in vain once more: asked again later. */
export async function putOff(
  tx: Tx,
  asking: Asking,
  later: { waitMs: number; problem: string; now: number },
): Promise<void> {
  await tx.q
    .updateTable(columnsOf(asking.table))
    .set((row) => ({ checks: row('checks', '+', 1), problem: later.problem.slice(0, 300) }))
    .where('id', '=', asking.id)
    .execute();
  await comeBack(tx, asking, later.now + later.waitMs);
}

/** What stands in `problem` while a provider that would take a repeat for a second refund is being asked. */
const ASKED = 'asked';

/** Only one asks such a provider; whoever comes later finds it asked. */
export async function claimTurn(tx: Tx, { table, id }: Asking, now: number): Promise<boolean> {
  const result = await tx.q
    .updateTable(columnsOf(table))
    .set({ problem: ASKED, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', GOING_BACK[table] as 'wanted')
    .where('problem', '!=', ASKED)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Since when somebody is asking; nothing if the money has not to go back any more. */
export async function askedSince(tx: Tx, { table, id }: Asking): Promise<number | undefined> {
  const row = await tx.q
    .selectFrom(columnsOf(table))
    .select('updated_at')
    .where('id', '=', id)
    .where('state', '=', GOING_BACK[table] as 'wanted')
    .executeTakeFirst();
  return row?.updated_at;
}

type Stranded = { table: AskingTable; kind: string; key: string; states: readonly string[] };
const STRANDED: readonly Stranded[] = [
  {
    table: 'payment_attempt',
    kind: 'payment',
    key: 'attempt_id',
    states: attemptStates.filter(isUnfinished),
  },
  { table: 'refund', kind: 'refund', key: 'refund_id', states: ['wanted'] },
  { table: 'payment_case', kind: 'case-refund', key: 'case_id', states: ['wanted'] },
];

/** What nobody looks after any more, because its job died, gets a new one. */
export async function rescueStranded(tx: Tx, before: number, now: number): Promise<number> {
  let rescued = 0;
  for (const { table, kind, key, states } of STRANDED) {
    const left = await tx.q
      .selectFrom(columnsOf(table))
      .select('id')
      .where('state', 'in', states as readonly 'wanted'[])
      .where('updated_at', '<', before)
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('job')
              .select('job.id')
              .where('job.kind', '=', kind)
              .where('job.state', '=', 'waiting')
              .where('job.payload', '=', sql<string>`${`{"${key}":"`} || ${sql.table(table)}.id || '"}'`),
          ),
        ),
      )
      .limit(500)
      .execute();
    for (const { id } of left) await comeBack(tx, { table, id }, now);
    rescued += left.length;
  }
  return rescued;
}
