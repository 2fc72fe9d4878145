import { askProvider } from '#providers/ask';
import type { OtlpSettings } from '#providers/traces/config';
import { callSpan, jobSpan, otlpBody, type Span } from '#providers/traces/otlp-span';
import { noTelemetry, type Telemetry } from '#telemetry';

const TIMEOUT_MS = 5000;
const EVERY_MS = 5000;
const AT_ONCE = 512;
/** What waits for a collector that is away. More is left out: traces are worth less than memory. */
const MOST_WAITING = 2048;

export type Traces = { telemetry: Telemetry; close(): Promise<void> };
type Parts = { clock(): number; warn(why: string): void; everyMs?: number };

const noTraces: Traces = { telemetry: noTelemetry, close: () => Promise.resolve() };

/** One span for each call and each job, sent to a collector in the background. Off unless it is configured. */
export function sendTraces(settings: OtlpSettings | undefined, parts: Parts): Traces {
  if (!settings) return noTraces;
  const { url, headers, service } = settings;
  const waiting: Span[] = [];
  let sending: Promise<void> | undefined;
  let failing = false;

  const sendSome = async (): Promise<void> => {
    const spans = waiting.splice(0, AT_ONCE);
    const said = await askProvider(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: otlpBody(spans, service),
      },
      { timeoutMs: TIMEOUT_MS },
    );
    const taken = said.ok && said.status < 300;
    // Once, not with every batch.
    if (!taken && !failing) parts.warn(said.ok ? `it answered ${said.status}` : said.why);
    failing = !taken;
  };

  const sendAll = async (): Promise<void> => {
    do await sendSome();
    while (waiting.length > 0 && !failing);
  };

  const flush = (): Promise<void> => {
    if (waiting.length === 0) return sending ?? Promise.resolve();
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  const keep = (span: Span | undefined): void => {
    if (span && waiting.length < MOST_WAITING) waiting.push(span);
    if (waiting.length >= AT_ONCE && !failing) void flush();
  };
  const timer = setInterval(() => void flush(), parts.everyMs ?? EVERY_MS);
  timer.unref();

  return {
    telemetry: {
      call: (it) => keep(callSpan(it, parts.clock())),
      job: (it) => keep(jobSpan(it, parts.clock())),
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
