import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, leadsOutside } from '#providers/public-host';
import type { WebhookAnswer, WebhookMessage, WebhookPort } from '#providers/webhook/port';

const TIMEOUT_MS = 8000;
/** Enough to see what is wrong over there. */
const MOST_READ = 500;
const NOT_OUTSIDE = 'the address leads to a private network';

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

type Asking = { url: URL; trusted: boolean; message: WebhookMessage };

function ask({ url, trusted, message }: Asking, signal: AbortSignal): ClientRequest {
  const { headers, body } = message;
  const options = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Servery-Webhooks/1',
    },
    // No connection is kept: the next message looks the name up anew.
    agent: false as const,
    signal,
    ...(!trusted && { lookup: outsideOnly }),
  };
  return url.protocol === 'https:' ? askHttps(url, options) : askHttp(url, options);
}

const responseTo = (asking: Asking, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    ask(asking, signal).on('error', failed).on('response', answered).end(asking.message.body);
  });

async function answerOf(asking: Asking, signal: AbortSignal): Promise<WebhookAnswer> {
  try {
    const response = await responseTo(asking, signal);
    return { status: response.statusCode ?? 0, said: await readStart(response) };
  } catch (error) {
    return { status: 0, said: error instanceof Error ? whyOf(error) : 'unknown' };
  }
}

/** Redirects are not followed: what is written down is where it goes. */
export const webhookPort = (trustedOrigin: string): WebhookPort => ({
  trustedOrigin,
  leadsOutside: async (url) => URL.parse(url)?.origin === trustedOrigin || leadsOutside(url),
  post: async (message) => {
    const url = new URL(message.url);
    const trusted = url.origin === trustedOrigin;
    if (!trusted && (url.protocol !== 'https:' || isOwnNumber(url))) return { status: 0, said: NOT_OUTSIDE };
    return answerOf({ url, trusted, message }, AbortSignal.timeout(TIMEOUT_MS));
  },
});
