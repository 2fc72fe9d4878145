import { attemptStates, isInDoubt } from '@servery/domain/payments/attempt';
import type { Database } from '#db/database';
import type { JobLane } from '#db/tables/work';
import { type Family, gauge, type Sample } from '#metrics/prometheus';
import { type Gauges, readGauges } from '#stores/gauges';

/** Whoever scrapes does not wait for a database that is away. */
const PATIENCE_MS = 2000;

const secondsSince = (moment: number | null | undefined, now: number): number =>
  moment === null || moment === undefined ? 0 : Math.max(0, (now - moment) / 1000);

function jobFamilies({ jobs }: Gauges, lanes: readonly JobLane[], now: number): Family[] {
  const of = (value: (row: Gauges['jobs'][number] | undefined) => number): Sample[] =>
    lanes.map((lane) => ({ labels: { lane }, value: value(jobs.find((row) => row.lane === lane)) }));
  return [
    gauge(
      { name: 'servery_jobs_due', help: 'Jobs that could be worked now.' },
      of((row) => row?.due ?? 0),
    ),
    gauge(
      {
        name: 'servery_jobs_later',
        help: 'Jobs that wait for their time or for another try, or are being worked.',
      },
      of((row) => row?.later ?? 0),
    ),
    gauge(
      { name: 'servery_jobs_dead', help: 'Jobs that were given up, for a person to look at.' },
      of((row) => row?.dead ?? 0),
    ),
    gauge(
      { name: 'servery_jobs_oldest_seconds', help: 'How long the oldest job that is due has waited.' },
      of((row) => secondsSince(row?.oldest, now)),
    ),
    gauge(
      {
        name: 'servery_jobs_unfinished_oldest_seconds',
        help: 'How long ago the oldest job that is not done was first due, however often it was tried.',
      },
      of((row) => secondsSince(row?.unfinished, now)),
    ),
  ];
}

function paymentFamilies({ payments, unanswered, cases }: Gauges, now: number): Family[] {
  const inDoubt = unanswered.filter(({ state }) => isInDoubt(state));
  const oldest = Math.max(0, ...inDoubt.map((row) => secondsSince(row.oldest, now)));
  return [
    gauge(
      { name: 'servery_payments', help: 'Payment attempts of the last 24 hours, by their state.' },
      attemptStates.map((state) => ({
        labels: { state },
        value: payments.find((row) => row.state === state)?.count ?? 0,
      })),
    ),
    gauge(
      { name: 'servery_payments_in_doubt', help: 'Payments of which nobody knows yet whether money moved.' },
      [{ value: inDoubt.reduce((sum, { count }) => sum + count, 0) }],
    ),
    gauge(
      {
        name: 'servery_payments_in_doubt_oldest_seconds',
        help: 'How long ago the oldest payment in doubt was last heard of.',
      },
      [{ value: oldest }],
    ),
    gauge({ name: 'servery_payment_cases_open', help: 'Cases that somebody has to look into.' }, [
      { value: cases },
    ]),
  ];
}

const isUp = (up: boolean): Family =>
  gauge({ name: 'servery_database_up', help: 'Whether the database answered this scrape.' }, [
    { value: up ? 1 : 0 },
  ]);

function loadFamilies({ waiting, connections }: ReturnType<Database['load']>): Family[] {
  const held = gauge(
    { name: 'servery_database_waiting', help: 'Transactions that wait for the writer or for a connection.' },
    [{ value: waiting }],
  );
  if (!connections) return [held];
  const samples = Object.entries(connections).map(([state, value]) => ({ labels: { state }, value }));
  return [
    held,
    gauge({ name: 'servery_database_connections', help: 'Connections of the pool, by state.' }, samples),
  ];
}

async function readInTime(db: Database, now: number): Promise<Gauges | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  try {
    return await Promise.race([db.read((tx) => readGauges(tx, now)).catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

export type DatabaseParts = { db: Database; clock(): number; lanes: readonly JobLane[] };

/** What the database tells of all processes together. While it is away, only that is said. */
export async function databaseFamilies({ db, clock, lanes }: DatabaseParts): Promise<Family[]> {
  const now = clock();
  const load = loadFamilies(db.load());
  const gauges = await readInTime(db, now);
  if (!gauges) return [isUp(false), ...load];
  return [
    isUp(true),
    ...load,
    ...jobFamilies(gauges, lanes, now),
    ...paymentFamilies(gauges, now),
    gauge({ name: 'servery_holds', help: 'Places kept for carts whose buyers are paying.' }, [
      { value: gauges.holds },
    ]),
    gauge(
      {
        name: 'servery_backup_age_seconds',
        help: 'How long ago the last backup was made; where there was none, since 1970.',
      },
      [{ value: Math.max(0, (now - gauges.backedUpAt) / 1000) }],
    ),
    gauge({ name: 'servery_print_alarms', help: 'Papers that no printer has printed in time.' }, [
      { value: gauges.printAlarms },
    ]),
  ];
}
