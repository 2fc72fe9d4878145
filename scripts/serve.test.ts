import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SERVE = resolve(import.meta.dirname, 'serve.mjs');

type Ready = { pid: number; address: string };
type Serving = { child: ChildProcess; said(): string; readies(): Ready[] };

function serveWith(env: Record<string, string>): Serving {
  const data = mkdtempSync(join(tmpdir(), 'servery-serve-'));
  const child = spawn(process.execPath, [SERVE], {
    env: { ...process.env, PORT: '0', PRERENDER: 'off', LOG_LEVEL: 'info', SERVERY_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  });
  const readies = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes('"msg":"ready"'))
      .map((line) => JSON.parse(line) as Ready);
  return { child, said: () => said, readies };
}

test('a server that is killed in production is back by itself, and a stop ends both', async () => {
  const { child, said, readies } = serveWith({});
  await expect.poll(() => readies().length).toBe(1);
  const [first] = readies();
  expect((await fetch(`${first?.address}/readyz`)).status).toBe(200);
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => readies().length).toBe(2);
  expect(said()).toContain('The server ended (SIGKILL). It is started again in 1 s.');
  const second = readies()[1];
  expect(second?.pid).not.toBe(first?.pid);
  expect((await fetch(`${second?.address}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(`${second?.address}/healthz`)).rejects.toThrow();
});

test('a wrong setting is said once, and ends it', async () => {
  const { child, said } = serveWith({ PORT: 'eighty' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said().match(/PORT is not a number/g)).toHaveLength(1);
});
