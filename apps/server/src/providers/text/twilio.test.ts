import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, setProvider, startSandbox } from '../../../testing/sandbox.ts';
import { twilioTexts } from '#providers/text/twilio';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const texts = (from = 'Servery', authToken = 'token') =>
  twilioTexts({ url: `${sandbox.url}/twilio`, accountSid: 'AC1', authToken, from });
const hello = { to: '+61491570156', body: 'Hello' };

test.each(['Servery', '+61480000000', 'MG00000000000000000000000000000001'])(
  'sends from %s',
  async (from) => {
    expect(await texts(from).send(hello)).toBe('sent');
  },
);

test.each(['+15005550001', '+15005550002', '+15005550003', '+15005550004', '+15005550009'])(
  'takes it for final that %s cannot be reached',
  async (to) => {
    expect(await texts().send({ ...hello, to })).toBe('refused');
  },
);

test('fails, to be tried again, when the service does, and names no number', async () => {
  await setProvider(sandbox, 'text', { mode: 'temporary', times: 1 });
  await expect(texts().send(hello)).rejects.toThrow('the text service answered 503, code 20503');
  await expect(texts('Servery', '').send(hello)).rejects.toThrow('the text service answered 401, code 20003');
  await setProvider(sandbox, 'text', { mode: 'drop', times: 1 });
  await expect(texts().send(hello)).rejects.not.toThrow(/491570156/);
});
