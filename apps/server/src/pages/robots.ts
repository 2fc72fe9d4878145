import type { FastifyInstance } from 'fastify';

const TEXT = [
  'User-agent: *',
  'Disallow: /api',
  'Disallow: /console',
  'Disallow: /kiosk',
  'Disallow: /pos',
  '',
].join('\n');

/** Menus are there to be found; screens that stand in a venue are not. */
export const robotsRoute = (app: FastifyInstance): void => {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(TEXT));
};
