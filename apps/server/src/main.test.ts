import { expect, test } from 'vitest';
import { readConfig } from '#config';
import { buildServer } from '#server';
import { errorsEnv, reported } from '../testing/errors.ts';
import { orderChips, SAM } from '../testing/orders.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { customerAt } from '../testing/servery.ts';

test('writes one structured line per call, and nothing personal', async () => {
  const { env, remove } = await ownPlace('sqlite');
  const server = await startProcess({ ...env, LOG_LEVEL: 'info' });
  const person = customerAt(server.url);
  await person.call('Login', { method: 'email', email: 'member@example.com', password: 'banksia-demo' });
  await orderChips(person, { order_note: 'Ring at the blue door' });
  await person.refused('SubmitOrder', {
    customer_email: 'someone@private.example',
    card_number: '4111111111111111',
  });
  const { sid } = person;
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = server
    .said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  // A line is written after its answer, so the next call's may come before it.
  const calls = lines
    .filter((line) => line['msg'] === 'call')
    .map((line) => `${String(line['action'])} ${String(line['code'])}`);
  expect(calls.toSorted()).toEqual([
    'Login ok',
    'ManageCart.add_to_order ok',
    'Merchant ok',
    'SubmitOrder card_number_sent',
    'SubmitOrder ok',
  ]);
  const secrets = [
    ...Object.values(SAM),
    'member@example.com',
    'banksia-demo',
    'blue door',
    'private.example',
    '4111',
    sid!,
  ];
  for (const secret of secrets) expect(server.said()).not.toContain(secret);
  remove();
});

test('does not start with a wrong configuration, and says which variable', async () => {
  await expect(startProcess({ PORT: 'eighty' })).rejects.toThrow(/PORT is not a number/);
});

test('does not create demo data in production', async () => {
  const { env, remove } = await ownPlace('sqlite');
  const empty = {
    ...env,
    SERVERY_DATA: `${env['SERVERY_DATA']}/other`,
    NODE_ENV: 'production',
    SERVERY_DEMO: '1',
  };
  await expect(startProcess(empty)).rejects.toThrow(/production start does not create demo data/);
  remove();
});

test('does not start in production on a database that holds the demo, whose passwords are known', async () => {
  const { env, remove } = await ownPlace('sqlite');
  await expect(startProcess({ ...env, NODE_ENV: 'production' })).rejects.toThrow(
    /holds the demo venues.*choose another folder by SERVERY_DATA/,
  );
  remove();
});

test('a crash is reported before the process ends', async () => {
  const sandbox = await startSandbox();
  const { env, remove } = await ownPlace('sqlite');
  const fault = `process.on('SIGUSR2', () => { Promise.reject(new Error('nobody caught this')); })`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(fault).replaceAll("'", '%27')}`;
  const server = await startProcess({ ...env, ...errorsEnv(sandbox), NODE_OPTIONS, LOG_LEVEL: 'fatal' });
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('the server crashed');
  const { subject, headers } = await reported(sandbox, 'the server crashed');
  expect([subject, headers['level']]).toEqual(['Error: nobody caught this', 'fatal']);
  await sandbox.close();
  remove();
});

test('two processes on one PostgreSQL tell each other of orders', async () => {
  const { env, remove } = await ownPlace('postgres');
  const [one, two] = await Promise.all([startProcess(env), startProcess(env)]);
  const kitchen = customerAt(one.url, { AppMode: 'console' });
  await kitchen.call('ConsoleLogin', { email: 'kitchen@example.com', password: 'banksia-demo' });
  const stream = await fetch(`${one.url}/api/events?board=1`, { headers: { cookie: kitchen.cookie } });
  const { order_id } = await orderChips(customerAt(two.url));
  const decoder = new TextDecoder();
  let heard = '';
  for await (const chunk of stream.body!) {
    heard += decoder.decode(chunk as Uint8Array, { stream: true });
    if (heard.includes(order_id)) break;
  }
  expect(heard).toContain('event: order');
  for (const { child, ended } of [one, two]) {
    child.kill('SIGTERM');
    await ended;
  }
  remove();
});

test('two processes on one PostgreSQL tell each other of as many changes at once as there are venues', async () => {
  const { env, remove } = await ownPlace('postgres');
  const one = await startProcess(env);
  const kitchen = customerAt(one.url, { AppMode: 'console' });
  await kitchen.call('ConsoleLogin', { email: 'kitchen@example.com', password: 'banksia-demo' });
  const stream = await fetch(`${one.url}/api/events?board=1`, { headers: { cookie: kitchen.cookie } });
  const other = await buildServer(readConfig({ ...env, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent' }));
  await other.db.write(async (tx) => {
    for (let id = 1000; id < 1600; id += 1) tx.emit({ type: 'cases', venue_id: id });
    tx.emit({ type: 'cases', venue_id: 1 });
  });
  const decoder = new TextDecoder();
  let heard = '';
  for await (const chunk of stream.body!) {
    heard += decoder.decode(chunk as Uint8Array, { stream: true });
    if (heard.includes('event: cases')) break;
  }
  expect(heard).toContain('"venue_id":1}');
  await other.close();
  one.child.kill('SIGTERM');
  await one.ended;
  remove();
});

test('logs a menu name that is invalid or of nobody as an error [ORD-154]', async () => {
  const { env, remove } = await ownPlace('sqlite');
  const server = await startProcess({ ...env, LOG_LEVEL: 'error' });
  const person = customerAt(server.url);
  const messageOf = async (menu_name: string) => (await person.refused('Merchant', { menu_name })).message;
  expect(await messageOf('no such menu!')).toBe('Invalid menu name');
  expect(await messageOf('nobody')).toBe('Merchant does not exist');
  server.child.kill('SIGTERM');
  await server.ended;
  const lines = server
    .said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ level, msg, menu_name }) => [level, msg, menu_name])).toEqual([
    [50, 'Invalid menu name', 'no such menu!'],
    [50, 'Merchant does not exist', 'nobody'],
  ]);
  remove();
});
