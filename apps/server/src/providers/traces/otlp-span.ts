import { randomBytes } from 'node:crypto';
import { APP_VERSION } from '@servery/contract/envelope';
import type { CallDone, JobDone } from '#telemetry';

type Value = { stringValue: string } | { doubleValue: number };
type Attribute = { key: string; value: Value };
export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
};

const SERVER = 2;
const CONSUMER = 5;
const UNSET = 0;
const ERROR = 2;

const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });
const ofTrail = ({ trail = {} }: Pick<CallDone, 'trail'>): Attribute[] =>
  Object.entries(trail).map(([name, value]) => text(`servery.${name}`, String(value)));
const nanos = (ms: number): string => `${BigInt(Math.round(ms * 1000))}000`;

type Parent = { traceId: string; parentSpanId: string; sampled: boolean };

/** The trace that the caller is in. One that is not well formed counts as none. */
function parentOf(traceparent: string | undefined): Parent | undefined {
  const [, traceId = '', parentSpanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (traceId === '' || /^0+$/.test(traceId) || /^0+$/.test(parentSpanId)) return undefined;
  return { traceId, parentSpanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

type Times = { endedAt: number; seconds: number };
const timesOf = ({ endedAt, seconds }: Times) => ({
  startTimeUnixNano: nanos(endedAt - seconds * 1000),
  endTimeUnixNano: nanos(endedAt),
});

const newId = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Nothing where the caller asks that its trace is not kept. */
export function callSpan(it: CallDone, endedAt: number): Span | undefined {
  const parent = parentOf(it.traceparent);
  if (parent && !parent.sampled) return undefined;
  return {
    traceId: parent?.traceId ?? newId(16),
    spanId: newId(8),
    ...(parent && { parentSpanId: parent.parentSpanId }),
    name: `call ${it.call}`,
    kind: SERVER,
    ...timesOf({ endedAt, seconds: it.seconds }),
    attributes: [
      text('rpc.method', it.call),
      text('servery.outcome', it.outcome),
      text('servery.code', it.code),
      ...ofTrail(it),
    ],
    status: { code: it.outcome === 'failed' ? ERROR : UNSET },
  };
}

export const jobSpan = (it: JobDone, endedAt: number): Span => ({
  traceId: newId(16),
  spanId: newId(8),
  name: `job ${it.kind}`,
  kind: CONSUMER,
  ...timesOf({ endedAt, seconds: it.seconds }),
  attributes: [
    text('servery.lane', it.lane),
    text('servery.outcome', it.done ? 'done' : 'failed'),
    ...ofTrail(it),
  ],
  status: { code: it.done ? UNSET : ERROR },
});

/** OTLP over HTTP, as JSON. */
export const otlpBody = (spans: readonly Span[], service: string): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: {
          attributes: [text('service.name', service), text('service.version', APP_VERSION)],
        },
        scopeSpans: [{ scope: { name: 'servery', version: APP_VERSION }, spans }],
      },
    ],
  });
