import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database';
import type { Log } from '#log';
import { noteReady } from '#stores/settings';

/** Whoever asks more often gets the same answer: asking costs no more than one small write in this time. */
const KEPT_MS = 1000;

/** `/healthz`: the process lives. `/readyz`: it can take an order, which it can't while its database takes no writes. */
export function healthRoutes(
  app: FastifyInstance,
  { db, clock, log }: { db: Database; clock(): number; log: Log },
): void {
  let asked = 0;
  let answer: Promise<boolean> | undefined;
  const canWrite = async (): Promise<boolean> => {
    try {
      await db.write((tx) => noteReady(tx, clock()));
      return true;
    } catch (err) {
      log.error({ err }, 'the database takes no writes');
      return false;
    }
  };
  app.get('/healthz', (_request, reply) => reply.send({ ok: 1 }));
  app.get('/readyz', async (_request, reply) => {
    const now = performance.now();
    if (!answer || now - asked >= KEPT_MS) {
      asked = now;
      answer = canWrite();
    }
    return (await answer) ? reply.send({ ok: 1 }) : reply.code(503).send({ ok: 0 });
  });
}
