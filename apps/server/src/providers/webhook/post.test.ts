import { afterAll, expect, test } from 'vitest';
import { startReceiver } from '../../../testing/receiver.ts';
import { webhookPort } from '#providers/webhook/post';

const receiver = await startReceiver();
afterAll(() => receiver.close());
const message = (url: string) => ({ url, headers: { 'webhook-id': 'evt' }, body: '{}' });

test('asks the one origin that is trusted, and hears how the answer begins', async () => {
  const { post } = webhookPort(receiver.url);
  expect(await post(message(`${receiver.url}/told`))).toEqual({ status: 200, said: 'said 200' });
  expect(receiver.at('/told')[0]).toMatchObject({ body: '{}', headers: { 'webhook-id': 'evt' } });
});

const PORT = new URL(receiver.url).port;

/** Saved while the name led outside, and asked when it does no more. */
test.each([
  `https://localhost:${PORT}/in`,
  `https://127.0.0.1:${PORT}/in`,
  `https://[::1]:${PORT}/in`,
  `https://[::ffff:127.0.0.1]:${PORT}/in`,
  `https://0x7f000001:${PORT}/in`,
  `https://10.0.0.1/in`,
  `http://127.0.0.1:${PORT}/in`,
  `http://tools.example.com/in`,
])('asks nothing of %s, whatever it led to before', async (url) => {
  const { post } = webhookPort('');
  expect(await post(message(url))).toEqual({ status: 0, said: 'the address leads to a private network' });
  expect(receiver.at('/in')).toEqual([]);
});

test('says why where nobody is there', async () => {
  const closed = await startReceiver();
  await closed.close();
  expect(await webhookPort(closed.url).post(message(closed.url))).toEqual({
    status: 0,
    said: 'ECONNREFUSED',
  });
  const { status, said } = await webhookPort('').post(message('https://nobody.invalid/'));
  expect([status, said]).toEqual([0, expect.stringMatching(/^E[A-Z_]+$/)]);
});
