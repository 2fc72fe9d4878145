import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { type IncomingMessage, request as askHttp, type RequestOptions } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#providers/public-host';

const TIMEOUT_MS = 8000;
/** Enough to see what is wrong over there. */
const MOST_READ = 500;
const NOT_OUTSIDE = 'the address leads to a private network';

/** `status` 0: nothing was answered, and `said` is why; otherwise how the answer begins. */
export type OutsideAnswer = { status: number; said: string };

/**
 * Looks a name up for the very connection that is being made, so that it cannot lead outside when it is checked and
 * inside when it is asked. One address of the house among several is enough to refuse it.
 */
const outsideOnly: LookupFunction = (host, options: LookupOptions, done) =>
  lookUp(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error) done(error, '', 0);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      done(Object.assign(new Error(NOT_OUTSIDE), { code: 'EPRIVATE' }), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

/** A number in place of a name is not looked up at all. */
const isOwnNumber = ({ hostname }: URL): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isPublicAddress(bare);
};

async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += String(part);
    if (text.length >= MOST_READ) break;
  }
  return text.slice(0, MOST_READ).replaceAll('\0', '');
}

const whyOf = (error: Error & { code?: string }): string =>
  error.name === 'AbortError' || error.name === 'TimeoutError'
    ? 'no answer in time'
    : error.code === 'EPRIVATE'
      ? NOT_OUTSIDE
      : error.code || error.message;

type Asking = {
  url: URL;
  /** The one origin that may be of this machine or its network, and without https; empty for none. */
  trustedOrigin: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
};

const responseTo = ({ url, trustedOrigin, method, headers, body }: Asking): Promise<IncomingMessage> => {
  const options: RequestOptions = {
    method,
    headers,
    // No connection is kept: the next one looks the name up anew.
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(url.origin !== trustedOrigin && { lookup: outsideOnly }),
  };
  return new Promise((answered, failed) => {
    const asked = url.protocol === 'https:' ? askHttps(url, options) : askHttp(url, options);
    asked.on('error', failed).on('response', answered).end(body);
  });
};

/** Asks somebody else's server, never one of our own. Never rejects. Redirects are not followed. */
export async function askOutside(asking: Asking): Promise<OutsideAnswer> {
  const { url, trustedOrigin } = asking;
  if (url.origin !== trustedOrigin && (url.protocol !== 'https:' || isOwnNumber(url)))
    return { status: 0, said: NOT_OUTSIDE };
  try {
    const response = await responseTo(asking);
    return { status: response.statusCode ?? 0, said: await readStart(response) };
  } catch (error) {
    return { status: 0, said: error instanceof Error ? whyOf(error) : 'unknown' };
  }
}
