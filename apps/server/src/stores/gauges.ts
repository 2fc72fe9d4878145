import type { AttemptState } from '@servery/domain/payments/attempt';
import { sql } from 'kysely';
import type { ReadTx } from '#db/database';
import type { JobLane } from '#db/tables/work';
import { backedUpAt } from '#stores/settings';

type LaneGauge = { lane: JobLane; due: number; later: number; dead: number } & Record<
  'oldest' | 'unfinished',
  number | null
>;

/** `later` are those that wait for their time, for another try, or that somebody works at this moment. */
async function jobsByLane(tx: ReadTx, now: number): Promise<LaneGauge[]> {
  const rows = await tx.q
    .selectFrom('job')
    .select('lane')
    .select(({ fn, eb }) => {
      const isDue = eb.and([eb('state', '=', 'waiting'), eb('run_at', '<=', now)]);
      return [
        fn.count<number>(eb.case().when(isDue).then(1).end()).as('due'),
        fn
          .count<number>(
            eb
              .case()
              .when(eb.and([eb('state', '=', 'waiting'), eb('run_at', '>', now)]))
              .then(1)
              .end(),
          )
          .as('later'),
        fn.count<number>(eb.case().when('state', '=', 'dead').then(1).end()).as('dead'),
        fn.min<number | null>(eb.case().when(isDue).then(eb.ref('run_at')).end()).as('oldest'),
        fn
          .min<number | null>(
            eb
              .case()
              .when(eb.and([eb('state', '=', 'waiting'), eb('due_at', '<=', now)]))
              .then(eb.ref('due_at'))
              .end(),
          )
          .as('unfinished'),
      ];
    })
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('lane')
    .execute();
  return rows;
}

type StateCount = { state: AttemptState; count: number };

const paymentsSince = (tx: ReadTx, since: number): Promise<StateCount[]> =>
  tx.q
    .selectFrom('payment_attempt')
    .select((of) => ['state', of.fn.countAll<number>().as('count')])
    .where('created_at', '>', since)
    .groupBy('state')
    .execute();

/**
 * Those that wait for somebody's answer, whenever they began. The literals are those of a partial index: without it
 * every payment that ever was would be read.
 */
const unansweredPayments = (tx: ReadTx): Promise<(StateCount & { oldest: number })[]> =>
  tx.q
    .selectFrom('payment_attempt')
    .select((of) => [
      'state',
      of.fn.countAll<number>().as('count'),
      of.fn.min<number>('updated_at').as('oldest'),
    ])
    .where(sql<boolean>`state in ('started', 'unknown', 'waiting')`)
    .groupBy('state')
    .execute();

async function countsNow(tx: ReadTx, now: number) {
  const cases = await tx.q
    .selectFrom('payment_case')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where(sql<boolean>`state in ('open', 'wanted')`)
    .executeTakeFirstOrThrow();
  const holds = await tx.q
    .selectFrom('capacity_hold')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const alarms = await tx.q
    .selectFrom('print_job')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where(sql<boolean>`alarm = 'open'`)
    .executeTakeFirstOrThrow();
  return { cases: cases.count, holds: holds.count, printAlarms: alarms.count };
}

const DAY_MS = 86_400_000;

/** What a person on call wants to know of the database, for all venues together. */
export async function readGauges(tx: ReadTx, now: number) {
  return {
    jobs: await jobsByLane(tx, now),
    payments: await paymentsSince(tx, now - DAY_MS),
    unanswered: await unansweredPayments(tx),
    backedUpAt: await backedUpAt(tx),
    ...(await countsNow(tx, now)),
  };
}
export type Gauges = Awaited<ReturnType<typeof readGauges>>;
