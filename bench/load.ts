import { connect, type Socket } from 'node:net';

export type Target = { port: number; path: string };
export type Load = { perSecond: number; p50: number; p99: number; failed: number };

/** One connection that sends a request, waits for the whole answer, and sends the next. Raw sockets: the client must not be what is measured. */
class Line {
  readonly socket: Socket;
  private held: Buffer[] = [];
  private size = 0;
  private need = -1;
  private start = 0;
  private done: ((ok: boolean) => void) | undefined;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk: Buffer) => this.take(chunk));
    this.socket.on('error', () => this.finish(false));
  }

  private take(chunk: Buffer): void {
    this.held.push(chunk);
    this.size += chunk.length;
    if (this.need < 0) this.readHead();
    if (this.need >= 0 && this.size >= this.need) this.finish(true);
  }

  private readHead(): void {
    const text = Buffer.concat(this.held);
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = text.toString('latin1', 0, end).toLowerCase();
    const length = /content-length: (\d+)/.exec(head)?.[1];
    this.need = end + 4 + Number(length ?? 0);
    this.start = end + 4;
  }

  private finish(ok: boolean): void {
    const good = ok && Buffer.concat(this.held).indexOf('"SUCCESS"', this.start) !== -1;
    this.held = [];
    this.size = 0;
    this.need = -1;
    this.done?.(good);
  }

  ask(request: Buffer): Promise<boolean> {
    return new Promise((done) => {
      this.done = done;
      this.socket.write(request);
    });
  }
}

export const post = (path: string, body: string): Buffer =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Runs `count` requests over some connections and tells how it went. */
export async function load(
  port: number,
  connections: number,
  work: { count: number; request(index: number): Buffer },
): Promise<Load> {
  const lines = Array.from({ length: connections }, () => new Line(port));
  // Written before the clock runs: with one connection the server would wait for it.
  const requests = Array.from({ length: work.count }, (_, index) => work.request(index));
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      for (let index = next++; index < work.count; index = next++) {
        const from = performance.now();
        if (!(await line.ask(requests[index]!))) failed += 1;
        times.push(performance.now() - from);
      }
      line.socket.destroy();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: work.count / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    failed,
  };
}
