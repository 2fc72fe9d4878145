import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/** For whatever is no page: opened on its own it runs nothing, asks for nothing and stands in no frame. */
const NO_PAGE = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** What every answer carries. A route that knows better (a page, a file that may be kept) says so in its place. */
const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': NO_PAGE,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Asked for by https alone from then on, where that is how customers reach it. */
const httpsOnly = (https: boolean): Record<string, string> =>
  https ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {};

export function securityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = { ...ALWAYS, ...httpsOnly(https) };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

const SERVED = new Set(['GET', 'HEAD', 'POST']);

/** Says nothing of what was asked for, and echoes nothing of it. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const known = SERVED.has(request.method);
    if (!known) reply.header('allow', [...SERVED].join(', '));
    return reply
      .code(known ? 404 : 405)
      .type('text/plain; charset=utf-8')
      .send(known ? 'Not found' : 'Method not allowed');
  });
}
