import type { OutgoingHttpHeaders } from 'node:http';
import type { LiveEvent } from '@servery/contract/events';
import { clientAddress } from '@servery/domain/limits/client-address';
import { failureText } from '@servery/domain/messages/failures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { identify } from '#callers/identify';
import type { Database } from '#db/database';
import { consoleSidOf, screenSidOf } from '#http/console-cookie';
import type { LiveBus } from '#live/bus';
import { findMenu, menuVersion } from '#stores/venue/load-venue';
import { liveSessions, type SessionRecord, touchSession } from '#stores/sessions';

const KEEP_ALIVE_MS = 20_000;
/** What one stream may wait to be read: whoever does not read it is cut, and comes back. */
const MOST_WAITING = 64 * 1024;

const query = z.object({
  order: z.string().max(64).optional(),
  menu: z.string().max(100).optional(),
  brand: z.string().max(100).optional(),
  board: z.enum(['1']).optional(),
  screen: z.enum(['kiosk', 'pos']).optional(),
});
type Wanted = z.output<typeof query>;

/** What somebody follows, and the session without which they may not. */
type Following = { wants(event: LiveEvent): boolean; sessionId: number | undefined };
type Parts = {
  db: Database;
  bus: LiveBus;
  clock(): number;
  maxStreamsPerAddress: number;
  https: boolean;
  warn?(error: unknown): void;
};

/** The board is for the venue's own people, and for nobody once their session is over. */
async function boardOf(sid: string | undefined, { db, clock }: Parts): Promise<Following | undefined> {
  const at = { side: { kind: 'console' }, now: clock() } as const;
  const { session, member } = await db.read((tx) => identify(tx, sid, at));
  if (!session || !member?.can.has('see_orders')) return undefined;
  const wants = (event: LiveEvent) =>
    event.type === 'brand'
      ? event.brand_code === session.brand_code
      : event.type !== 'session' && event.venue_id === session.venue_id;
  return { wants, sessionId: session.id };
}

/** A kiosk or till hears nothing here but the end: its stream ends with its session, and it sees that it is signed out. */
async function screenOf(sid: string | undefined, { db, clock }: Parts): Promise<Following | undefined> {
  const at = { side: { kind: 'screen' }, now: clock() } as const;
  const { session } = await db.read((tx) => identify(tx, sid, at));
  return session && { wants: () => false, sessionId: session.id };
}

/** An order's address cannot be guessed, so whoever has it may follow it. */
const publicOf = (wanted: Wanted): Following => ({
  wants: (event) =>
    (event.type === 'order' && event.order_id === wanted.order) ||
    (event.type === 'menu' && event.menu_name === wanted.menu) ||
    (event.type === 'brand' && event.brand_code === wanted.brand),
  sessionId: undefined,
});

async function following(request: FastifyRequest, parts: Parts): Promise<Following | 400 | 401> {
  const parsed = query.safeParse(request.query);
  if (!parsed.success) return 400;
  const { board, screen } = parsed.data;
  if (screen) return (await screenOf(screenSidOf(request, screen), parts)) ?? 401;
  if (!board) return publicOf(parsed.data);
  return (await boardOf(consoleSidOf(request, parts), parts)) ?? 401;
}

/** What somebody shows may be older than the stream: the first word says which version there is, where it can be read. */
async function helloTo(request: FastifyRequest, { db, warn }: Parts): Promise<string> {
  const menu = query.safeParse(request.query).data?.menu;
  if (!menu) return '{}';
  try {
    const version = await db.read(async (tx) => {
      const id = await findMenu(tx, menu);
      return id === undefined ? undefined : menuVersion(tx, id);
    });
    return JSON.stringify(version === undefined ? {} : { menu_version: version });
  } catch (error) {
    warn?.(error);
    return '{}';
  }
}

function open(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  reply.raw.write('retry: 2000\n\n');
}

const refuse = (reply: FastifyReply, status: 400 | 401) =>
  reply.code(status).send({
    ResponseCode: status === 401 ? 'AUTH' : 'ERROR',
    Response: [failureText('signed_out'), { code: 'signed_out' }],
  });

type Streams = Map<FastifyReply, Following & { address: string }>;

function write(reply: FastifyReply, text: string): void {
  if (reply.raw.writableLength > MOST_WAITING) reply.raw.destroy();
  else reply.raw.write(text);
}

const streamsFrom = (streams: Streams, address: string): number =>
  streams.values().reduce((count, stream) => (stream.address === address ? count + 1 : count), 0);

const tooMany = (reply: FastifyReply) =>
  reply.code(429).send({
    ResponseCode: 'ERROR',
    Response: [failureText('too_many'), { code: 'too_many' }],
  });

const sessionsOf = (streams: Streams): number[] => [
  ...new Set([...streams.values()].flatMap(({ sessionId }) => sessionId ?? [])),
];

function endStreams(streams: Streams, isOver: (sessionId: number) => boolean): void {
  for (const [reply, { sessionId }] of streams)
    if (sessionId !== undefined && isOver(sessionId)) reply.raw.end();
}

/** A board that is open counts as used. Sessions that ran out, or ended in a process that could not say so, are over. */
async function checkSessions(streams: Streams, { db, clock }: Parts): Promise<void> {
  const ids = sessionsOf(streams);
  if (ids.length === 0) return;
  const now = clock();
  const live: SessionRecord[] = await db.read((tx) => liveSessions(tx, ids, now));
  const still = new Set(live.map(({ id }) => id));
  endStreams(streams, (id) => !still.has(id));
  await db.write(async (tx) => {
    for (const session of live) await touchSession(tx, session, now);
  });
}

export function eventsRoute(
  app: FastifyInstance,
  parts: Parts & { keepAliveMs?: number },
): { open(): number } {
  const streams: Streams = new Map();
  const keepAlive = setInterval(() => {
    for (const reply of streams.keys()) write(reply, ': still here\n\n');
    checkSessions(streams, parts).catch((error: unknown) => parts.warn?.(error));
  }, parts.keepAliveMs ?? KEEP_ALIVE_MS);
  keepAlive.unref();
  const unhear = parts.bus.listen((event) => {
    if (event.type === 'session') endStreams(streams, (id) => id === event.session_id);
  });

  app.get('/api/events', async (request, reply) => {
    const wanted = await following(request, parts);
    if (typeof wanted === 'number') return refuse(reply, wanted);
    const address = clientAddress(request.ip);
    // The venue's own board is not kept out by the guests on its wifi.
    if (wanted.sessionId === undefined && streamsFrom(streams, address) >= parts.maxStreamsPerAddress)
      return tooMany(reply);
    open(reply);
    streams.set(reply, { ...wanted, address });
    const stop = parts.bus.listen((event) => {
      if (wanted.wants(event)) write(reply, `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    });
    reply.raw.on('close', () => {
      stop();
      streams.delete(reply);
    });
    // Heard from here on: what changes while the version is read is told as well.
    write(reply, `event: hello\ndata: ${await helloTo(request, parts)}\n\n`);
    return reply;
  });

  app.addHook('preClose', async () => {
    clearInterval(keepAlive);
    unhear();
    for (const reply of streams.keys()) reply.raw.end();
  });
  return { open: () => streams.size };
}
