import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '@servery/contract/envelope';
import { describe, expect, test } from 'vitest';
import { muteProxy } from '../../testing/mute-proxy.ts';
import { lockCarts, loseDatabase } from '../../testing/outage.ts';
import { ownPlace, startProcess } from '../../testing/process.ts';
import { engines } from '../../testing/engines.ts';

const ASK = 'Token=demo-token&Version=7&AppId=servery-demo&AppMode=web';
const statusOf = async (url: string, path: string) => (await fetch(`${url}${path}`)).status;

/** Something that has to be written down: a session and a cart. */
async function write(url: string): Promise<{ status: number; envelope: Envelope }> {
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${ASK}&RequestAction=ManageCart&sub_action=load_checkout&store_id=1&menu_id=1&checkout_options[order_note]=${'x'.repeat(150)}`,
  });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}

const OUTAGE = { ResponseCode: 'ERROR', Response: [expect.any(String), { code: 'unavailable' }] };

describe.each(engines())('a database that is away, on %s', (engine) => {
  test('answers 503 in the usual envelope, not ready but alive, and goes on by itself', async () => {
    const { env, remove } = await ownPlace(engine);
    const server = await startProcess(env);
    expect((await write(server.url)).status).toBe(200);
    expect(await statusOf(server.url, '/readyz')).toBe(200);
    const giveBack = await loseDatabase(env);
    const { status, envelope } = await write(server.url);
    expect([status, envelope]).toMatchObject([503, OUTAGE]);
    await expect.poll(() => statusOf(server.url, '/readyz')).toBe(503);
    expect(await statusOf(server.url, '/healthz')).toBe(200);
    await giveBack();
    await expect.poll(() => statusOf(server.url, '/readyz')).toBe(200);
    expect((await write(server.url)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    remove();
  }, 300_000);
});

/** Everybody is answered before somebody who waits gives up. */
const LONGEST_MS = 5000;
async function inTime<T>(asked: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await asked();
  expect(performance.now() - began).toBeLessThan(LONGEST_MS);
  return answer;
}

describe.runIf(engines().includes('postgres'))('a database that hangs', () => {
  test('is answered for with 503 within five seconds, for as long as it hangs, and no longer', async () => {
    const { env, remove } = await ownPlace('postgres');
    const between = await muteProxy(env['DATABASE_URL'] ?? '');
    const server = await startProcess({ ...env, DATABASE_URL: between.url });
    expect((await write(server.url)).status).toBe(200);
    between.mute();
    // More than there are connections: some wait for one, some for their turn.
    const calls = Array.from({ length: 40 }, () => inTime(() => write(server.url)));
    const ready = inTime(() => statusOf(server.url, '/readyz'));
    const picture = inTime(() =>
      fetch(`${server.url}/api/pictures`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', cookie: `servery_console=${'a'.repeat(43)}` },
        body: 'x',
      }),
    );
    for (const { status, envelope } of await Promise.all(calls))
      expect([status, envelope]).toMatchObject([503, OUTAGE]);
    expect(await ready).toBe(503);
    expect((await picture).status).toBe(503);
    expect(await inTime(() => statusOf(server.url, '/readyz'))).toBe(503);
    expect(await statusOf(server.url, '/healthz')).toBe(200);
    between.speak();
    await expect.poll(() => statusOf(server.url, '/readyz')).toBe(200);
    expect((await write(server.url)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    between.close();
    remove();
  }, 300_000);

  test('in one table keeps those waiting who need it, as long, and nobody else', async () => {
    const { env, remove } = await ownPlace('postgres');
    const server = await startProcess(env);
    const giveBack = await lockCarts(env);
    expect(await inTime(() => write(server.url))).toMatchObject({ status: 503, envelope: OUTAGE });
    expect(await statusOf(server.url, '/readyz')).toBe(200);
    await giveBack();
    expect((await write(server.url)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    remove();
  }, 300_000);
});

test('a full disk makes the server not ready, and what it refuses is refused with 503', async () => {
  const { env, remove } = await ownPlace('sqlite');
  const data = env['SERVERY_DATA'] ?? '';
  // No file may grow past this: to the database that is what a full disk looks like.
  const blocks = Math.ceil(statSync(join(data, 'servery.db')).size / 1024) + 200;
  const main = join(import.meta.dirname, '../main.ts');
  const script = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`;
  const child = spawn('bash', ['-c', script, process.execPath, main], {
    env: {
      ...process.env,
      ...env,
      PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT: 'off',
      PRERENDER: 'off',
      NODE_COMPILE_CACHE: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said).toContain('"address"');
  const url = /"address":"([^"]+)"/.exec(said)?.[1] ?? '';
  expect(await statusOf(url, '/readyz')).toBe(200);
  let last = await write(url);
  for (let tries = 0; last.status === 200 && tries < 5000; tries += 1) last = await write(url);
  expect([last.status, last.envelope]).toMatchObject([503, OUTAGE]);
  await expect.poll(() => statusOf(url, '/readyz')).toBe(503);
  expect(await statusOf(url, '/healthz')).toBe(200);
  child.kill('SIGTERM');
  await once(child, 'exit');
  remove();
}, 300_000);
