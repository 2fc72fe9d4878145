import { expect, test } from 'vitest';
import { startForTest } from '#testing/start-for-test';

const account = 'AC00000000000000000000000000000001';
const path = `/twilio/2010-04-01/Accounts/${account}`;
const signedIn = { authorization: `Basic ${Buffer.from(`${account}:token`).toString('base64')}` };
const code = { To: '+61491570156', From: 'Servery', Body: 'Your code is 4821' };

type Sandbox = { url: string };
async function send(
  { url }: Sandbox,
  form: Record<string, string> = code,
  headers: Record<string, string> = signedIn,
) {
  const body = new URLSearchParams(form);
  const response = await fetch(`${url}${path}/Messages.json`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
async function get({ url }: Sandbox, address: string) {
  const response = await fetch(`${url}${path}${address}`, { headers: signedIn });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('a text is answered in Twilio’s form and lies in the inbox', async () => {
  const sandbox = await startForTest();
  const { status, body } = await send(sandbox);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    account_sid: account,
    to: '+61491570156',
    from: 'Servery',
    body: 'Your code is 4821',
    status: 'queued',
    num_segments: '1',
    error_code: null,
    date_created: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/),
  });
  const [text] = await sandbox.messages('?kind=text&to=+61491570156');
  expect(text).toMatchObject({
    id: body.sid,
    kind: 'text',
    text: 'Your code is 4821',
    subject: '',
    html: null,
  });
});

test('a messaging service may stand in for the sender', async () => {
  const sandbox = await startForTest();
  const { body } = await send(sandbox, { To: code.To, Body: 'Hi', MessagingServiceSid: 'MG1' });
  expect(body).toMatchObject({ messaging_service_sid: 'MG1', from: null, status: 'accepted' });
});

test.each([
  ['a number that is none', { ...code, To: '0491 570 156' }, 21_211],
  ['Twilio’s number for an opted-out recipient', { ...code, To: '+15005550004' }, 21_610],
  ['no number', { ...code, To: '' }, 21_604],
  ['no sender', { ...code, From: '' }, 21_603],
  ['a sender name that is too long', { ...code, From: 'Banksia Kitchen' }, 21_212],
  ['no body', { ...code, Body: '' }, 21_602],
  ['a body over 1600 characters', { ...code, Body: 'x'.repeat(1601) }, 21_617],
])('%s is answered with its Twilio code', async (_what, form, expected) => {
  const sandbox = await startForTest();
  const { status, body } = await send(sandbox, form);
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: expected, status: 400, more_info: `https://www.twilio.com/docs/errors/${expected}` },
  });
  expect(await sandbox.messages()).toEqual([]);
});

test.each([
  ['no sign-in', { authorization: '' }],
  ['no token', { authorization: `Basic ${btoa(`${account}:`)}` }],
  ['another account', { authorization: `Basic ${btoa('AC2:token')}` }],
])('%s is answered with 20003', async (_what, headers) => {
  const sandbox = await startForTest();
  expect(await send(sandbox, code, headers)).toMatchObject({
    status: 401,
    body: { code: 20_003, status: 401 },
  });
});

test('an emoji or a long body makes more segments', async () => {
  const sandbox = await startForTest();
  const segments = async (Body: string) => (await send(sandbox, { ...code, Body })).body.num_segments;
  expect(await segments('a'.repeat(160))).toBe('1');
  expect(await segments('a'.repeat(161))).toBe('2');
  expect(await segments('€'.repeat(81))).toBe('2');
  expect(await segments(`${'a'.repeat(69)}🍜`)).toBe('2');
});

test('refuse and temporary failure answer in Twilio’s form and take nothing', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/text', { mode: 'refuse', times: 1 });
  expect(await send(sandbox)).toMatchObject({ status: 400, body: { code: 21_610 } });
  await sandbox.call('PUT', '/api/control/text', { mode: 'temporary', times: 1 });
  expect(await send(sandbox)).toMatchObject({ status: 503, body: { code: 20_503, status: 503 } });
  expect(await sandbox.messages()).toEqual([]);
});

test('drop cuts the connection and takes nothing', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/text', { mode: 'drop' });
  await expect(send(sandbox)).rejects.toThrow('fetch failed');
  expect(await sandbox.messages()).toEqual([]);
});

test('a sender whose answer was lost finds its text in the list by number and day', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/text', { mode: 'lose', times: 1 });
  await expect(send(sandbox)).rejects.toThrow('fetch failed');
  const today = new Date().toISOString().slice(0, 10);
  const query = new URLSearchParams({ To: code.To, 'DateSent>': today });
  const list = await get(sandbox, `/Messages.json?${query.toString()}`);
  expect(list.body.messages).toEqual([expect.objectContaining({ body: code.Body, status: 'delivered' })]);
  const none = await get(sandbox, '/Messages.json?To=%2B61491570157');
  expect(none.body.messages).toEqual([]);
});

test('one text can be read back by its sid, and an unknown one is 20404', async () => {
  const sandbox = await startForTest();
  const { body } = await send(sandbox);
  expect(await get(sandbox, `/Messages/${String(body.sid)}.json`)).toMatchObject({
    status: 200,
    body: { sid: body.sid, status: 'delivered' },
  });
  expect(await get(sandbox, '/Messages/SM0.json')).toMatchObject({ status: 404, body: { code: 20_404 } });
  expect(await get(sandbox, '/Calls.json')).toMatchObject({ status: 404, body: { code: 20_404 } });
});

test('a body over 1 MB is refused in Twilio’s form', async () => {
  const sandbox = await startForTest();
  const answer = await send(sandbox, { ...code, Body: 'x'.repeat(1_100_000) });
  expect(answer).toMatchObject({ status: 413, body: { code: 20_413, status: 413 } });
});
