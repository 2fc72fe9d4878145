import { expect, test } from 'vitest';
import { startForTest } from '#testing/start-for-test';

const ID = '0123456789abcdef0123456789abcdef';
const EVENT = {
  event_id: ID,
  timestamp: 1,
  platform: 'node',
  logger: 'server',
  tags: { action: 'Merchant' },
  exception: { values: [{ type: 'TypeError', value: 'No — menu' }] },
};
const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const envelope = (event: object) =>
  line({ event_id: ID }) +
  line({ type: 'event', length: Buffer.byteLength(JSON.stringify(event)) }) +
  line(event);
const AUTH = { 'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=sandbox' };

async function send({ url }: { url: string }, body: string, headers: Record<string, string> = AUTH) {
  const type = { 'content-type': 'application/x-sentry-envelope' };
  const response = await fetch(`${url}/sentry/api/7/envelope/`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body,
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

test('an event is answered with its id and lies among the errors', async () => {
  const sandbox = await startForTest();
  expect(await send(sandbox, envelope(EVENT))).toMatchObject({ status: 200, body: { id: ID } });
  const [error] = await sandbox.messages('?kind=error');
  expect(error).toMatchObject({
    kind: 'error',
    from: 'server',
    to: ['project 7'],
    subject: 'TypeError: No — menu',
    headers: { action: 'Merchant', level: 'error' },
  });
  const page = await fetch(`${sandbox.url}/errors`).then((response) => response.text());
  expect(page).toContain('TypeError: No — menu');
  expect(page).toContain('Event');
});

test('an item without a length ends with its line, and what is no event is left alone', async () => {
  const sandbox = await startForTest();
  const body =
    line({ event_id: ID }) +
    line({ type: 'session' }) +
    line({ any: 1 }) +
    line({ type: 'event' }) +
    line(EVENT);
  expect((await send(sandbox, body)).status).toBe(200);
  expect(await sandbox.messages('?kind=error')).toHaveLength(1);
});

test('no key, a broken envelope and an event cut short are refused', async () => {
  const sandbox = await startForTest();
  expect((await send(sandbox, envelope(EVENT), {})).status).toBe(403);
  for (const body of ['', 'x', line({}), envelope(EVENT).slice(0, -20), envelope({ tags: 1 })])
    expect((await send(sandbox, body)).status).toBe(400);
  expect(await sandbox.messages()).toEqual([]);
});

test('a quota that is used up is said as Sentry says it', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/errors', { mode: 'refuse', times: 1 });
  const { status, headers } = await send(sandbox, envelope(EVENT));
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  expect((await send(sandbox, envelope(EVENT))).status).toBe(200);
});
