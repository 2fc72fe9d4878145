import type { LiveEvent } from '@servery/contract/events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '#db/database';
import type { LiveBus } from '#live/bus';
import { findConsoleUser } from '#stores/people';
import { findSession } from '#stores/sessions';

const KEEP_ALIVE_MS = 20_000;

const query = z.object({
  sid: z.string().max(100).optional(),
  order: z.string().max(64).optional(),
  menu: z.string().max(100).optional(),
  board: z.enum(['1']).optional(),
});
type Wanted = z.output<typeof query>;
type Filter = (event: LiveEvent) => boolean;

/** An order's address cannot be guessed, so whoever has it may follow it; the board is for the venue's own people. */
async function filterFor(wanted: Wanted, db: Database, now: number): Promise<Filter | undefined> {
  if (wanted.board) {
    const user = await db.read(async (tx) => {
      const session = wanted.sid ? await findSession(tx, wanted.sid, now) : undefined;
      return session?.console_user_id ? findConsoleUser(tx, session.console_user_id) : undefined;
    });
    return user && ((event) => event.merchant_id === user.merchant_id);
  }
  return (event) =>
    (event.type === 'order' && event.order_id === wanted.order) ||
    (event.type === 'menu' && event.menu_name === wanted.menu);
}

function open(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  reply.raw.write('retry: 2000\nevent: hello\ndata: {}\n\n');
}

export function eventsRoute(
  app: FastifyInstance,
  parts: { db: Database; bus: LiveBus; clock(): number },
): void {
  const streams = new Set<FastifyReply>();
  const keepAlive = setInterval(() => {
    for (const reply of streams) reply.raw.write(': still here\n\n');
  }, KEEP_ALIVE_MS);
  keepAlive.unref();

  app.get('/api/events', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    const filter = parsed.success ? await filterFor(parsed.data, parts.db, parts.clock()) : undefined;
    if (!filter) {
      const code = parsed.success ? 401 : 400;
      return reply.code(code).send({
        ResponseCode: code === 401 ? 'AUTH' : 'ERROR',
        Response: ['Sign in to continue', { code: 'signed_out' }],
      });
    }
    open(reply);
    streams.add(reply);
    const stop = parts.bus.listen((event) => {
      if (filter(event)) reply.raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    });
    reply.raw.on('close', () => {
      stop();
      streams.delete(reply);
    });
    return reply;
  });

  app.addHook('preClose', async () => {
    clearInterval(keepAlive);
    for (const reply of streams) reply.raw.end();
  });
}
