import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The console's session: no script can read it, and no other site's page sends it. By https it has the name that a
 * browser takes from this very host alone, so that a neighbour under the same domain cannot put one of theirs here.
 */
const PLAIN = { name: 'servery_console', attributes: 'Path=/api; HttpOnly; SameSite=Strict' };
const SECURE = { name: '__Host-servery_console', attributes: 'Path=/; Secure; HttpOnly; SameSite=Strict' };

type Site = { https: boolean };

/** A proxy in front may speak https for a server that was not told so. */
const cookieFor = ({ protocol }: FastifyRequest, { https }: Site) =>
  https || protocol === 'https' ? SECURE : PLAIN;

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

const SID = /^[\w-]{43}$/;

function sidIn(request: FastifyRequest, name: string): string | undefined {
  if (!isFromOwnPage(request)) return undefined;
  const sent = (request.headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const sid = sent?.slice(name.length + 1) ?? '';
  return SID.test(sid) ? sid : undefined;
}

export const consoleSidOf = (request: FastifyRequest, site: Site): string | undefined =>
  sidIn(request, cookieFor(request, site).name);

/** A stream of events has no body to show a sid in: a kiosk's and a till's are in cookies of their pages. */
export const screenSidOf = (request: FastifyRequest, screen: 'kiosk' | 'pos'): string | undefined =>
  sidIn(request, `sid_${screen}`);

/** A session cookie of the browser: how long it is worth something, the server knows. */
export function setConsoleCookie(reply: FastifyReply, sid: string, site: Site): void {
  const { name, attributes } = cookieFor(reply.request, site);
  const age = sid === '' ? '; Max-Age=0' : '';
  reply.header('set-cookie', `${name}=${sid}; ${attributes}${age}`);
}
