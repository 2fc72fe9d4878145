import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A tool of a venue that is told what happened, on a port of its own; it answers as it is told to. */
export async function startReceiver() {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      response.writeHead(status, { location: '/elsewhere' }).end(`said ${status}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (next: number) => {
      status = next;
    },
    /** What came to a path, in the order in which it came. */
    at: (path: string) => received.filter((each) => each.path === path),
    close: () => new Promise((done) => server.close(done)),
  };
}
