import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openServery } from '../../testing/servery.ts';

const TIMEOUT_MS = 400;

/** A socket, all that it received, and when the other side hung up. */
function dial(url: string): { socket: Socket; received(): string; closed: Promise<void> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((done) => {
    socket.on('close', () => done());
  });
  return { socket, received: () => text, closed };
}

const HEAD = [
  'POST /api HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 1000',
  '',
  '',
].join('\r\n');

test.each([
  ['a body that comes drop by drop', HEAD],
  ['headers that never end', 'POST /api HTTP/1.1\r\nHost: localhost\r\n'],
  ['silence', ''],
])('%s is cut', async (_what, first) => {
  const servery = await openServery('sqlite', { REQUEST_TIMEOUT_MS: String(TIMEOUT_MS) });
  const { socket, closed } = dial(servery.url);
  if (first !== '') socket.write(first);
  const drip = setInterval(() => socket.writable && first === HEAD && socket.write('x'), 50);
  await closed;
  clearInterval(drip);
  await servery.close();
});

test('a stream of events outlives the time that a request may take', async () => {
  const servery = await openServery('sqlite', { REQUEST_TIMEOUT_MS: '2000' });
  const { socket, received, closed } = dial(servery.url);
  socket.write('GET /api/events?menu=banksia-kitchen HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(received, { interval: 10 }).toContain('event: hello');
  // Who never finishes a request is cut meanwhile; who listens is not.
  const slow = dial(servery.url);
  slow.socket.write(HEAD);
  await slow.closed;
  await servery.server.db.write(async (tx) =>
    tx.emit({ type: 'menu', menu_name: 'banksia-kitchen', venue_id: 1, version: 2 } as never),
  );
  await expect.poll(received, { interval: 10 }).toContain('event: menu');
  socket.destroy();
  await closed;
  await servery.close();
});

test('one address follows so many things at once, and no more', async () => {
  const servery = await openServery('sqlite', { MAX_STREAMS_PER_ADDRESS: '3' });
  const listen = () => fetch(`${servery.url}/api/events?menu=banksia-kitchen`);
  const first = [await listen(), await listen(), await listen()];
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await listen()).status).toBe(429);
  await first[0]!.body!.cancel();
  await expect.poll(async () => (await listen()).status, { interval: 20 }).toBe(200);
  await servery.close();
});

test('more connections than a process can bear are turned away', async () => {
  const servery = await openServery('sqlite', { MAX_CONNECTIONS: '2' });
  const held = [dial(servery.url), dial(servery.url)];
  await Promise.all(held.map(({ socket }) => new Promise((done) => void socket.once('connect', done))));
  await dial(servery.url).closed;
  for (const { socket } of held) socket.destroy();
  await servery.close();
});
