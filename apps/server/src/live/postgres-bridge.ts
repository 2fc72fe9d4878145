import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@servery/contract/events';
import pg from 'pg';
import { z } from 'zod';
import { LIMITS } from '#db/silence';
import type { LiveBus } from '#live/bus';

const CHANNEL = 'servery';
const RECONNECT_MS = 1000;

const heard = z.object({
  from: z.string(),
  wake: z.boolean(),
  events: z.array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('order'),
        order_id: z.string(),
        nstatus: z.number(),
        venue_id: z.number(),
      }),
      z.object({ type: z.literal('cases'), venue_id: z.number() }),
      z.object({ type: z.literal('draft'), venue_id: z.number() }),
      z.object({ type: z.literal('news'), venue_id: z.number() }),
      z.object({ type: z.literal('session'), session_id: z.number() }),
      z.object({ type: z.literal('brand'), brand_code: z.string(), version: z.number() }),
      z.object({
        type: z.literal('menu'),
        menu_name: z.string(),
        version: z.number(),
        venue_id: z.number(),
      }),
    ]),
  ),
});

/** PostgreSQL takes 8000 bytes at once; an event has at most a few hundred. */
const EVENTS_AT_ONCE = 20;

function inPayloads(events: readonly LiveEvent[]): (readonly LiveEvent[])[] {
  if (events.length <= EVENTS_AT_ONCE) return [events];
  const count = Math.ceil(events.length / EVENTS_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    events.slice(at * EVENTS_AT_ONCE, (at + 1) * EVENTS_AT_ONCE),
  );
}

export type Bridge = { wakeJobs(): void; close(): Promise<void> };

/** Processes on one PostgreSQL tell each other what happened, by LISTEN and NOTIFY. */
export async function bridge(
  url: string,
  pool: pg.Pool,
  local: { bus: LiveBus; wakeJobs(): void; warn(error: unknown): void },
): Promise<Bridge> {
  const me = randomUUID();
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const hear = (payload: string | undefined): void => {
    const parsed = heard.safeParse(JSON.parse(payload ?? '{}'));
    if (!parsed.success || parsed.data.from === me) return;
    for (const event of parsed.data.events) local.bus.receive(event);
    if (parsed.data.wake) local.wakeJobs();
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, ...LIMITS });
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', local.warn);
    next.on('end', () => {
      if (!closed) timer = setTimeout(() => void connect().catch(local.warn), RECONNECT_MS);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  await connect();

  const notify = (events: readonly LiveEvent[], wake: boolean): void => {
    for (const some of inPayloads(events)) {
      const payload = JSON.stringify({ from: me, events: some, wake });
      pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(local.warn);
    }
  };
  local.bus.forwardTo((events) => notify(events, false));
  return {
    wakeJobs: () => notify([], true),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
