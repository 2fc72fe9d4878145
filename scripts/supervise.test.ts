import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBackOff, supervise } from './supervise.ts';

const folder = mkdtempSync(join(tmpdir(), 'servery-supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A part that says it is ready, and lives until it is told otherwise. */
const PART = `
process.send({ pid: process.pid });
process.on('message', (code) => process.exit(code));
process.on('SIGTERM', () => process.exit(0));
`;

function startParts(script = PART) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, script);
  const started: ChildProcess[] = [];
  const said: string[] = [];
  const waits: number[] = [];
  const supervised = supervise<{ pid: number }>({
    start: () => {
      const child = fork(file, { stdio: 'ignore' });
      started.push(child);
      return child;
    },
    say: (text) => said.push(text),
    waitAfter: (livedMs) => {
      waits.push(livedMs);
      return 0;
    },
  });
  return { ...supervised, started, said, waits };
}

test('waits longer each time, up to half a minute, and anew after one that lived for a minute', () => {
  const waitAfter = createBackOff();
  expect(Array.from({ length: 7 }, () => waitAfter(59_999) / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect([waitAfter(60_000), waitAfter(0)]).toEqual([1000, 2000]);
});

test('starts what was killed again, and again when it ends by itself, and nothing after a stop', async () => {
  const { ready, ended, stop, started, said, waits } = startParts();
  expect((await ready).pid).toBe(started[0]?.pid);
  started[0]?.kill('SIGKILL');
  await expect.poll(() => said).toContain('The server is ready again.');
  expect(said[0]).toBe('The server ended (SIGKILL). It is started again in 0 s.');
  started[1]?.send(3);
  await expect.poll(() => said.length).toBe(4);
  expect(said[2]).toBe('The server ended (code 3). It is started again in 0 s.');
  expect(waits).toHaveLength(2);
  stop();
  expect(await ended).toBe(0);
  expect(started).toHaveLength(3);
  expect(started.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)).toBe(true);
});

test('does not try again what never became ready: somebody has to look', async () => {
  const { ready, ended, started } = startParts('process.exit(7);');
  await expect(ready).rejects.toThrow('The server did not start.');
  expect(await ended).toBe(7);
  expect(started).toHaveLength(1);
});

test('a stop while it waits for the next start is a stop', async () => {
  const file = join(folder, 'waiting.mjs');
  writeFileSync(file, PART);
  const started: ChildProcess[] = [];
  const asked = Promise.withResolvers<void>();
  const { ready, ended, stop } = supervise({
    start: () => {
      const child = fork(file, { stdio: 'ignore' });
      started.push(child);
      return child;
    },
    say: () => {},
    waitAfter: () => {
      asked.resolve();
      return 3_600_000;
    },
  });
  await ready;
  started[0]?.kill('SIGKILL');
  await asked.promise;
  stop();
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});
