import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { firing, readRules, type Scrape, scrapeOf } from '../../testing/alert-rules.ts';
import { eventually } from '../../testing/eventually.ts';
import { orderChips } from '../../testing/orders.ts';
import { openServery, ROOT, type Servery } from '../../testing/servery.ts';
import { noteBackup } from '#stores/settings';

const RULES = readRules(join(ROOT, 'deploy/alerts.yml'));

async function opened(env: Record<string, string> = {}): Promise<Servery> {
  const servery = await openServery('sqlite', env);
  onTestFinished(() => servery.close());
  await servery.server.db.write((tx) => noteBackup(tx, servery.clock.now));
  return servery;
}
/** The process that runs hundreds of tests is larger and busier than a server. */
const OF_A_SERVER = {
  process_resident_memory_bytes: 150e6,
  'servery_event_loop_lag_seconds{quantile="0.99"}': 0.02,
};
async function scraped({ url }: Servery): Promise<Scrape> {
  const { at, samples } = scrapeOf(0, await (await fetch(`${url}/metrics`)).text());
  expect([...samples.keys()]).toEqual(expect.arrayContaining(Object.keys(OF_A_SERVER)));
  return { at, samples: new Map([...samples, ...Object.entries(OF_A_SERVER)]) };
}
/** The same again and again, as Prometheus would find it in this time. */
const scrapes = (from: number, to: number, of: (at: number) => Scrape['samples'], every = 15): Scrape[] =>
  Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => {
    const at = from + index * every;
    return { at, samples: of(at) };
  });

describe('a mail server that is down', () => {
  test('raises an alert within three minutes, and what could not be sent another one', async () => {
    const servery = await opened({ MAIL_URL: 'smtp://127.0.0.1:1' });
    const healthy = await scraped(servery);
    for (let orders = 0; orders < 3; orders += 1) await orderChips(servery.person());
    const down = await eventually(async () => {
      const scrape = await scraped(servery);
      const failures = scrape.samples.get(
        'servery_provider_requests_total{provider="mail",outcome="failed"}',
      );
      return (failures ?? 0) >= 3 && scrape;
    });
    const history = scrapes(-600, 0, () => healthy.samples);
    expect(firing(RULES, history)).toEqual([]);
    history.push(...scrapes(15, 165, () => down.samples));
    expect(firing(RULES, history)).toEqual(['ServeryProviderDown']);

    servery.clock.now += 16 * 60_000;
    await servery.server.db.write((tx) => noteBackup(tx, servery.clock.now));
    const late = await eventually(async () => {
      const scrape = await scraped(servery);
      const age = scrape.samples.get('servery_jobs_unfinished_oldest_seconds{lane="notification"}');
      return (age ?? 0) > 900 && scrape;
    });
    const waited = scrapes(0, 420, () => late.samples);
    expect(firing(RULES, waited)).toContain('ServeryJobsUnfinished');
  });
});

const bucket = (le: string) => `servery_call_seconds_bucket{call="Merchant",le="${le}"}`;
/** What each alert is for, by how the metrics are so many seconds after it began. */
const CAUSES: Readonly<Record<string, (seconds: number) => Record<string, number>>> = {
  ServeryDown: () => ({ up: 0 }),
  ServeryDatabaseAway: () => ({ servery_database_up: 0 }),
  ServeryCallsFail: (s) => ({
    'servery_calls_total{call="Merchant",outcome="failed"}': s,
    'servery_calls_total{call="Merchant",outcome="ok"}': 50 * s,
  }),
  ServeryPaymentsInDoubt: (s) => ({ servery_payments_in_doubt_oldest_seconds: 900 + s }),
  ServeryJobsLate: () => ({ 'servery_jobs_oldest_seconds{lane="payment"}': 301 }),
  ServeryProviderDown: (s) => ({
    'servery_provider_requests_total{provider="linkly",outcome="failed"}': s / 10,
    'servery_provider_requests_total{provider="braintree",outcome="failed"}': s / 10,
    'servery_provider_requests_total{provider="braintree",outcome="ok"}': s,
  }),
  ServeryJobsUnfinished: () => ({ 'servery_jobs_unfinished_oldest_seconds{lane="menu"}': 901 }),
  ServeryBackupOld: () => ({ servery_backup_age_seconds: 130_000 }),
  ServeryJobsGivenUp: () => ({ 'servery_jobs_dead{lane="payment"}': 1 }),
  ServeryCasesOpen: () => ({ servery_payment_cases_open: 1 }),
  ServerySlow: (s) => ({ [bucket('1')]: 0, [bucket('2.5')]: s, [bucket('+Inf')]: s }),
  ServeryEventLoopLate: () => ({ 'servery_event_loop_lag_seconds{quantile="0.99"}': 0.6 }),
  ServeryDatabaseQueue: () => ({ servery_database_waiting: 30, servery_turns_waiting: 30 }),
  ServeryMemory: () => ({ process_resident_memory_bytes: 800e6 }),
  ServeryPapersNotPrinted: () => ({ servery_print_alarms: 1 }),
  ServeryRestarts: (s) => ({ process_start_time_seconds: Math.floor(s / 60) }),
};

describe('the alerts', () => {
  let healthy: Scrape;
  beforeAll(async () => {
    const servery = await openServery('sqlite');
    await servery.server.db.write((tx) => noteBackup(tx, servery.clock.now));
    healthy = await scraped(servery);
    await servery.close();
  });

  test('have each something that causes it', () => {
    expect(Object.keys(CAUSES).toSorted()).toEqual(RULES.map(({ alert }) => alert).toSorted());
  });

  test.each(Object.entries(CAUSES))('%s fires for what it is for, and nothing else does', (alert, cause) => {
    const { forSeconds } = RULES.find((rule) => rule.alert === alert)!;
    const causedAt = (at: number) => new Map([...healthy.samples, ...Object.entries(cause(at))]);
    const [end, every] = [forSeconds + 360, forSeconds > 3600 ? 120 : 30];
    expect(firing(RULES, scrapes(0, end, causedAt, every))).toEqual([alert]);
    expect(
      firing(
        RULES,
        scrapes(0, end, () => healthy.samples, every),
      ),
    ).toEqual([]);
  });
});
