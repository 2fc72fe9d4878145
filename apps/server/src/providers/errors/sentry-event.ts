import { randomUUID } from 'node:crypto';
import { APP_VERSION } from '@servery/contract/envelope';
import { cleanText } from '@servery/domain/reports/clean';
import { framesOf } from '@servery/domain/reports/stack';
import type { ErrorReport } from '#providers/errors/port';

const LONGEST_TAG = 200;

const shortened = (tags: ErrorReport['tags']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tags)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, value.slice(0, LONGEST_TAG)]),
  );

/** The event of Sentry's wire format, with nothing personal in it: no user, no request, no body. */
export function eventOf(report: ErrorReport, at: { now: number; environment: string }) {
  const { from, what, error, tags } = report;
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: at.now / 1000,
    platform: from === 'server' ? 'node' : 'javascript',
    level: report.fatal ? 'fatal' : 'error',
    logger: from,
    environment: at.environment,
    release: `servery@${APP_VERSION}`,
    message: cleanText(what),
    tags: shortened(tags),
    exception: {
      values: [
        {
          type: cleanText(error.name).slice(0, 60) || 'Error',
          value: cleanText(error.message),
          // The innermost comes last.
          stacktrace: { frames: framesOf(error.stack).toReversed() },
        },
      ],
    },
  };
}

/** An envelope with one item: three lines, each JSON. */
export function envelopeOf(event: ReturnType<typeof eventOf>): string {
  const payload = JSON.stringify(event);
  const head = { event_id: event.event_id, sent_at: new Date(event.timestamp * 1000).toISOString() };
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) };
  return `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${payload}\n`;
}
