import type { FastifyInstance } from 'fastify';

/** Pages of shops speak to these addresses themselves. */
export function allowPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'authorization, braintree-version, content-type',
      'access-control-allow-methods': 'POST, OPTIONS',
      vary: 'origin',
    });
  });
}
