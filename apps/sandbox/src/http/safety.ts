import type { FastifyInstance } from 'fastify';

const policy = (style: string, images: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style}`,
    `img-src 'self'${images}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * A mail shown by srcdoc lives under the policy of the page around it, and mails are made of inline styles
 * and pictures from anywhere; script stays ours alone.
 */
export const mailPolicy = { 'content-security-policy': policy(" 'unsafe-inline'", ' http: https: data:') };

export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy('', ''),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
}

/** Without this, any web page open on this machine could clear the inbox by posting a form. */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && site && site !== 'same-origin' && site !== 'none') {
      return reply.code(403).send({ error: 'Another site may not change the sandbox.' });
    }
  });
}
