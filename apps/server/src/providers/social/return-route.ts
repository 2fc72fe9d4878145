import type { FastifyInstance, FastifyRequest } from 'fastify';

const MOST_BYTES = 16 * 1024;

const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function loginPage(method: string, fields: Record<string, string | null>): string {
  const query = new URLSearchParams({ method });
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  return `/login?${query.toString()}`;
}

const posted = ({ body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');

/**
 * Providers post their answer; the sign-in page reads it from its address. Nothing is believed here: the page checks
 * the state that it gave away, and Login checks the token.
 */
export function socialReturnRoutes(app: FastifyInstance): void {
  const options = { bodyLimit: MOST_BYTES };
  app.post('/social/apple', options, (request, reply) => {
    const form = posted(request);
    const answer = {
      id_token: form.get('id_token'),
      user: form.get('user'),
      state: form.get('state'),
      error: form.get('error'),
    };
    return reply.redirect(loginPage('apple', answer), 303);
  });
  app.post('/social/google', options, (request, reply) => {
    const form = posted(request);
    const twice = form.get('g_csrf_token');
    const forged = twice !== null && twice !== cookieOf(request, 'g_csrf_token');
    const answer = {
      credential: forged ? null : (form.get('credential') ?? form.get('id_token')),
      state: form.get('state'),
      error: forged ? 'g_csrf_token' : form.get('error'),
    };
    return reply.redirect(loginPage('google', answer), 303);
  });
}
