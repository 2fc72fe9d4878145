import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export type Changes = { announce: () => void; route: (app: FastifyInstance) => void; close: () => void };

const heartbeatMs = 25_000;

/** Tells open pages that something changed; they then ask for what they show. */
export function createChanges(): Changes {
  const open = new Set<ServerResponse>();
  const send = (lines: string) => {
    for (const response of open) response.write(lines);
  };
  const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs).unref();

  return {
    announce: () => send('event: changed\ndata: {}\n\n'),
    route(app) {
      app.get('/events', (_request, reply) => {
        reply.hijack();
        const response = reply.raw;
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        response.write('retry: 1000\n\n');
        open.add(response);
        response.on('close', () => open.delete(response));
      });
    },
    close() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}
