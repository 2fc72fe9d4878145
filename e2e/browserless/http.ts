import { Agent, type IncomingMessage, request as send } from 'node:http';

/** Requests of a page, over the machine's own network. */
export type Sent = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
};
export type Received = {
  url: string;
  status: number;
  statusText?: string;
  headers: Record<string, string>;
  setCookies: string[];
  body: Buffer;
};

const agent = new Agent({ keepAlive: true });

/** A browser finds every host below localhost on this machine; node does not. */
const hereOf = (host: string): string =>
  host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : host;

export function open({ url, method, headers, body }: Sent, signal?: AbortSignal): Promise<IncomingMessage> {
  const { hostname, port, pathname, search, host, protocol } = new URL(url);
  if (protocol !== 'http:' || hereOf(hostname) !== '127.0.0.1')
    return Promise.reject(new TypeError(`${url} is not on this machine`));
  return new Promise((done, failed) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = send(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method,
        agent,
        signal,
        headers: { host, ...headers, ...length },
      },
      done,
    );
    request.on('error', failed);
    request.end(body);
  });
}

export async function receive(sent: Sent, signal?: AbortSignal): Promise<Received> {
  const message = await open(sent, signal);
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  const { 'set-cookie': setCookies = [], ...rest } = message.headers;
  const headers = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return {
    url: sent.url,
    status: message.statusCode ?? 0,
    statusText: message.statusMessage ?? '',
    headers,
    setCookies,
    body: Buffer.concat(parts),
  };
}
