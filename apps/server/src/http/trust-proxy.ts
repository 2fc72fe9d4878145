import { isIP } from 'node:net';
import { z } from 'zod';

/** Whose word is taken for where a request comes from: nobody's, or that of the proxies at these addresses. */
export type TrustProxy = false | string[];

const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);
const HELP =
  'is not a list of the addresses of the proxies in front (10.0.0.0/8, or loopback, linklocal, uniquelocal), nor 0 for none';

function isProxy(text: string): boolean {
  if (NAMED.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  // A net of everybody would take anybody's word.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= (family === 4 ? 32 : 128));
}

/**
 * X-Forwarded-For is read from its end: what a proxy of ours wrote is believed, and nothing before that. A number of
 * proxies is not taken: whoever reaches this server past them could write the whole list.
 */
export const trustProxyField = z.string().transform((text, context): TrustProxy => {
  if (text === '0') return false;
  const proxies = text.split(',').map((part) => part.trim());
  if (proxies.every(isProxy)) return proxies;
  context.addIssue({ code: 'custom', message: HELP });
  return z.NEVER;
});
