import { encodeForm } from '@servery/contract/form/encode';
import { registry } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { add, signIn, visit } from '../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../testing/servery.ts';
import { RefusedCalls } from '#http/refused-calls';

const asked = (text: string, more: { address?: string; consoleSid?: string } = {}) => ({
  body: Buffer.from(text),
  address: '203.0.113.9',
  consoleSid: undefined,
  ...more,
});
const ENVELOPE = { Token: 'demo-token', Version: '7', AppId: 'servery-demo', AppMode: 'web' };
const LOGIN = 'Token=demo&RequestAction=Login&sid=one&email=a';

test('knows the same call of the same caller again, and nobody else’s', () => {
  const calls = new RefusedCalls<string>();
  calls.keep(asked(LOGIN), 'no', 0);
  expect(calls.find(asked('email=b&sid=one&RequestAction=Login&Token=demo'), 59_999)).toBe('no');
  for (const other of [
    asked(LOGIN, { address: '203.0.113.10' }),
    asked(LOGIN, { consoleSid: 'desk' }),
    asked(LOGIN.replace('one', 'two')),
    asked(LOGIN.replace('Login', 'Logout')),
    asked(LOGIN.replace('demo', 'dune')),
    asked(`${LOGIN}&sub_action=x`),
    asked(`${LOGIN}&sid=two`),
  ])
    expect(calls.find(other, 0)).toBeUndefined();
});

test('forgets it with the minute', () => {
  const calls = new RefusedCalls<string>();
  calls.keep(asked(LOGIN), 'no', 0);
  expect(calls.find(asked(LOGIN), 60_000)).toBeUndefined();
  calls.keep(asked(LOGIN.replace('one', 'two')), 'no', 60_000);
  expect(calls.find(asked(LOGIN), 60_000)).toBeUndefined();
});

test('reads no long body', () => {
  const calls = new RefusedCalls<string>();
  const long = asked(`${LOGIN}${'x'.repeat(9000)}`);
  calls.keep(long, 'no', 0);
  expect(calls.find(long, 0)).toBeUndefined();
});

/** While it lasts, nobody finds a session in the database. */
async function withoutSessions(servery: Servery, work: () => Promise<void>): Promise<void> {
  const { db } = servery.server;
  await db.write(({ q }) => q.schema.alterTable('session').renameTo('lost').execute());
  try {
    await work();
  } finally {
    await db.write(({ q }) => q.schema.alterTable('lost').renameTo('session').execute());
  }
}

const WRONG = { method: 'email', email: 'nobody@example.com', password: 'not this' };

inEachServery('a guest who calls too often', (servery) => {
  const code = async (guest: Person) => (await guest.refused('Login', WRONG)).code;

  test('is refused without a look into the database, a second late; others are served', async () => {
    const guest = servery().person();
    const venue = await visit(guest);
    await add(guest, venue, 'Rosemary Chips');
    for (let count = 0; count < registry.Login.perMinute; count += 1)
      expect(await code(guest)).not.toBe('too_many');
    expect(await code(guest)).toBe('too_many');
    await withoutSessions(servery(), async () => {
      const began = performance.now();
      expect(await code(guest)).toBe('too_many');
      expect(performance.now() - began).toBeGreaterThan(900);
    });
    await add(guest, venue, 'Rosemary Chips');
    await signIn(servery().person());
    servery().clock.now += 60_000;
    expect(await code(guest)).not.toBe('too_many');
  });

  test('is told when to try again', async () => {
    servery().clock.now = Math.floor(servery().clock.now / 60_000) * 60_000 + 120_000 + 18_500;
    const body = encodeForm({ ...ENVELOPE, RequestAction: 'Login', ...WRONG });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = () => fetch(`${servery().url}/api`, { method: 'POST', headers, body });
    let last = await post();
    for (let count = 0; count < registry.Login.perMinute; count += 1) {
      expect(last.headers.has('retry-after')).toBe(false);
      last = await post();
    }
    expect(last.status).toBe(429);
    expect(last.headers.get('retry-after')).toBe('42');
  });
});
