import { APP_VERSION } from '@servery/contract/envelope';
import { askProvider } from '#providers/ask';
import type { Dsn } from '#providers/errors/dsn';
import { createFlood } from '#providers/errors/flood';
import type { ErrorPort, ErrorReport } from '#providers/errors/port';
import { envelopeOf, eventOf } from '#providers/errors/sentry-event';

const TIMEOUT_MS = 5000;
const MOST_UNDER_WAY = 10;
const TOO_MANY = 429;
const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

type Settings = { dsn: Dsn; environment: string; clock(): number; warn(why: string): void };

const pauseAfter = (headers: Headers): number => {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : PAUSE_MS;
};

/** Sends to whatever speaks Sentry's envelopes. */
export function sentryErrors({ dsn, environment, clock, warn }: Settings): ErrorPort {
  const passes = createFlood();
  const unsent = new Set<Promise<void>>();
  let quietUntil = 0;
  let failing = false;

  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'user-agent': `servery/${APP_VERSION}`,
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=servery/${APP_VERSION}, sentry_key=${dsn.key}`,
  };

  const send = async (report: ErrorReport): Promise<void> => {
    const body = envelopeOf(eventOf(report, { now: clock(), environment }));
    const said = await askProvider(dsn.url, { method: 'POST', headers, body }, { timeoutMs: TIMEOUT_MS });
    const taken = said.ok && said.status < 300;
    if (said.ok && said.status === TOO_MANY) quietUntil = clock() + pauseAfter(said.headers);
    // Once, not with every report: whoever reads the log must not lose what it is about.
    if (!taken && !failing) warn(said.ok ? `it answered ${said.status}` : said.why);
    failing = !taken;
  };

  return {
    report: (report) => {
      const now = clock();
      if (now < quietUntil || unsent.size >= MOST_UNDER_WAY) return;
      const alike = `${report.what}:${report.error.name}:${report.error.message}`;
      if (!passes({ from: report.from, alike }, now)) return;
      const sending = send(report)
        .catch((error: unknown) => warn(String(error)))
        .finally(() => unsent.delete(sending));
      unsent.add(sending);
    },
    settled: async (atMostMs) => {
      if (unsent.size === 0) return;
      const { promise: enough, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, atMostMs);
      await Promise.race([Promise.all(unsent), enough]);
      clearTimeout(timer);
    },
  };
}
