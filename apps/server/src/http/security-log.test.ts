import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownPlace, type ServerProcess, startProcess } from '../../testing/process.ts';
import { engines } from '../../testing/engines.ts';
import { customerAt } from '../../testing/servery.ts';

type Line = Record<string, unknown>;

describe.each(engines())('the log of security events, on %s', (engine) => {
  let place: Awaited<ReturnType<typeof ownPlace>>;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await ownPlace(engine);
    server = await startProcess({ ...place.env, LOG_LEVEL: 'info', RATE_LIMIT: 'on' });
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    place.remove();
  });

  const events = (): Line[] =>
    server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ event }) => event !== undefined);
  const logged = async (wanted: Line) => {
    await expect.poll(events).toContainEqual(expect.objectContaining(wanted));
    return events().filter((line) => Object.entries(wanted).every(([key, value]) => line[key] === value));
  };
  const login = { method: 'email', email: 'member@example.com', password: 'banksia-demo' };

  test('tells a sign-in, its way and its session, and what the session does after it', async () => {
    const member = customerAt(server.url);
    await member.send('Login', login);
    const [line] = await logged({ event: 'sign_in', action: 'Login', way: 'email' });
    expect(line).toMatchObject({ code: 'ok', session: expect.any(Number), time: expect.any(Number) });
    await member.send('Logout', {});
    await logged({ event: 'sign_out', session: line?.['session'] });
  });

  test('tells wrong passwords of one account apart from those of another, until it is locked', async () => {
    const guesser = customerAt(server.url);
    for (const password of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await guesser.send('Login', { ...login, email: 'test@example.com', password });
    await guesser.send('ConsoleLogin', { email: 'owner@example.com', password: 'a' });
    const [locked] = await logged({ event: 'locked_out', action: 'Login' });
    const failed = await logged({
      event: 'sign_in_failed',
      code: 'wrong_login',
      account: locked?.['account'],
    });
    expect(failed).toHaveLength(6);
    expect(new Set(failed.map(({ from }) => from)).size).toBe(1);
    const [other] = await logged({ event: 'sign_in_failed', action: 'ConsoleLogin' });
    expect(other?.['account']).not.toBe(locked?.['account']);
    expect(other?.['from']).toBe(locked?.['from']);
  });

  test('tells what was not allowed, not understood, not signed and too much', async () => {
    const cook = customerAt(server.url, { AppMode: 'console' });
    await cook.send('ConsoleBoard', {});
    await logged({ event: 'refused', action: 'ConsoleBoard', code: 'signed_out' });
    await cook.send('ConsoleLogin', { email: 'kitchen@example.com', password: 'banksia-demo' });
    const [entry] = await logged({ event: 'sign_in', action: 'ConsoleLogin' });
    await cook.send('ConsoleCases', {});
    await logged({
      event: 'refused',
      action: 'ConsoleCases',
      code: 'forbidden',
      session: entry?.['session'],
    });
    await cook.send('Merchant', {});
    await logged({ event: 'malformed', action: 'Merchant' });
    await cook.send('Feedback', { message: '4111 1111 1111 1111' });
    await logged({ event: 'malformed', code: 'card_number_sent' });
    await fetch(`${server.url}/api`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/json' },
    });
    await logged({ event: 'malformed', code: 'bad_type' });
    await fetch(`${server.url}/webhooks/paypal`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    await logged({ event: 'forged', provider: 'PP' });
    const asked = { login_type: 'email', email: 'nobody@example.com' };
    for (let index = 0; index < 11; index += 1) await customerAt(server.url).send('ForgotLogin', asked);
    await logged({ event: 'limited', action: 'ForgotLogin' });
  });

  test('names nobody and shows no address', () => {
    const said = server.said();
    expect(said).not.toMatch(/@example\.com|4111 ?1111|"127\.0\.0\.1"|"::1"/);
  });
});
