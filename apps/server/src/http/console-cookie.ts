import type { FastifyReply, FastifyRequest } from 'fastify';

/** The console's session: no script can read it, and no other site's page sends it. */
const NAME = 'servery_console';
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/**
 * Brands may be neighbours under one domain, where a browser sends the cookie along with their pages' requests as well.
 * Browsers say where a request comes from; old ones, and plain http, say it by Origin alone.
 */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export const consoleSidOf = (request: FastifyRequest): string | undefined =>
  isFromOwnPage(request) ? VALUE.exec(request.headers.cookie ?? '')?.[1] : undefined;

/** A session cookie of the browser: how long it is worth something, the server knows. */
export function setConsoleCookie(request: FastifyRequest, reply: FastifyReply, sid: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const age = sid === '' ? '; Max-Age=0' : '';
  reply.header('set-cookie', `${NAME}=${sid}; Path=/api; HttpOnly; SameSite=Strict${secure}${age}`);
}
