import type { ChildProcess } from 'node:child_process';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const STEADY_MS = 60_000;

/** How long to wait for the next start: 1, 2, 4 … 30 s, and from the beginning once one has lived for a minute. */
export function createBackOff(): (livedMs: number) => number {
  let tries = 0;
  return (livedMs) => {
    if (livedMs >= STEADY_MS) tries = 0;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
    tries += 1;
    return wait;
  };
}

type Parts = { start(): ChildProcess; say(text: string): void; waitAfter?(livedMs: number): number };

export type Supervised<Ready> = {
  /** What the first child said when it was ready. */
  ready: Promise<Ready>;
  /** How it ended: by `stop`, or because the first child never became ready. */
  ended: Promise<number>;
  stop(): void;
};

/**
 * Starts a child, and starts it again whenever it dies. One that was never ready is not: a wrong configuration is told
 * once, to whoever sits in front of it.
 */
export function supervise<Ready>({ start, say, waitAfter = createBackOff() }: Parts): Supervised<Ready> {
  const ready = Promise.withResolvers<Ready>();
  const ended = Promise.withResolvers<number>();
  let child: ChildProcess | undefined;
  let next: NodeJS.Timeout | undefined;
  let wasReady = false;
  let stopping = false;

  const onEnd = (code: number | null, signal: NodeJS.Signals | null, livedMs: number): void => {
    child = undefined;
    if (stopping) return ended.resolve(code ?? 0);
    if (!wasReady) {
      ready.reject(new Error('The server did not start.'));
      return ended.resolve(code || 1);
    }
    const wait = waitAfter(livedMs);
    say(`The server ended (${signal ?? `code ${code}`}). It is started again in ${wait / 1000} s.`);
    next = setTimeout(run, wait);
  };

  function run(): void {
    const started = performance.now();
    child = start();
    child.once('message', (message) => {
      if (wasReady) say('The server is ready again.');
      wasReady = true;
      ready.resolve(message as Ready);
    });
    child.once('exit', (code, signal) => onEnd(code, signal, performance.now() - started));
  }

  const stop = (): void => {
    stopping = true;
    clearTimeout(next);
    if (child) child.kill('SIGTERM');
    else ended.resolve(0);
  };

  run();
  return { ready: ready.promise, ended: ended.promise, stop };
}
