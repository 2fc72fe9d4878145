import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCommand } from '../testing/build-commands.ts';
import { engines } from '../testing/engines.ts';
import { orderChips, SAM } from '../testing/orders.ts';
import { ownPlace, type ServerProcess, startProcess } from '../testing/process.ts';
import { customerAt } from '../testing/servery.ts';

type Line = Record<string, unknown>;

describe.each(engines())('one order can be followed, on %s', (engine) => {
  let place: Awaited<ReturnType<typeof ownPlace>>;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await ownPlace(engine);
    // A mail server that nobody reaches.
    server = await startProcess({ ...place.env, LOG_LEVEL: 'info', MAIL_URL: 'smtp://127.0.0.1:1' });
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    place.remove();
  });

  const lines = (wanted: Line): Line[] =>
    server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter((line) => Object.entries(wanted).every(([name, value]) => line[name] === value));
  const tell = (...args: readonly string[]) =>
    spawnSync(process.execPath, [builtCommand('order'), ...args], {
      env: { ...process.env, ...place.env },
      encoding: 'utf8',
    });

  test('in the log, by the call that placed it and by its jobs, also where several come at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => orderChips(customerAt(server.url))));
    await expect.poll(() => lines({ msg: 'call', action: 'SubmitOrder' })).toHaveLength(6);
    const calls = lines({ msg: 'call', action: 'SubmitOrder' });
    for (const call of calls)
      expect(call).toMatchObject({
        request: expect.stringMatching(/^[0-9a-f]{12}$/),
        brand: 'demo',
        venue: 1,
        order: expect.any(String),
        order_id: expect.any(Number),
      });
    for (const name of ['request', 'order', 'order_id'])
      expect([name, new Set(calls.map((call) => call[name])).size]).toEqual([name, 6]);
    const { order, order_id } = calls[0]!;
    await expect
      .poll(() => lines({ msg: 'a job failed', order_id })[0])
      .toMatchObject({
        job: 'deliver',
        brand: 'demo',
        venue: 1,
        order,
      });
    for (const secret of [...Object.values(SAM), ...orders.map((it) => it.order_id)])
      expect(server.said()).not.toContain(secret);
  });

  test('by its request, which the answer names, and by a pseudonym of whoever made it', async () => {
    const response = await fetch(`${server.url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'Token=demo-token&Version=7&AppId=servery-demo&AppMode=web&RequestAction=NoSuchThing',
    });
    const request = response.headers.get('x-request-id');
    await expect.poll(() => lines({ msg: 'call', request })).toHaveLength(1);
    const member = customerAt(server.url);
    await member.send('Login', { method: 'email', email: 'member@example.com', password: 'banksia-demo' });
    await member.call('CustomerAccount');
    await expect.poll(() => lines({ action: 'CustomerAccount' })[0]?.['who']).toMatch(/^[\w-]{12}$/);
  });

  test('from what is stored: its whole life, without who anybody is', async () => {
    const { order_id: ref } = await orderChips(customerAt(server.url));
    const told = await expect
      .poll(() => tell(ref))
      .toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/job deliver waiting {2}\(.*[1-9]\d* tries/),
      })
      .then(() => tell(ref).stdout);
    expect(told).toMatch(/^id:\d+ {2}\S+ {2}\S+Z {2}Banksia Kitchen/);
    expect(told).toMatch(/Z {2}order placed {2}\(/);
    expect(told).toMatch(/Z {2}mail written {2}\(order-placed, not sent\)/);
    for (const secret of Object.values(SAM)) expect(told).not.toContain(secret);
    const [, id = '', number = ''] = /^(id:\d+) {2}(\S+)/.exec(told) ?? [];
    expect(tell(id).stdout).toContain(told.split('\n')[1]);
    expect(tell(number).stdout).toContain(id);
    expect(tell('no-such-order')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no order no-such-order.'),
    });
  });
});
