import { expect, test } from 'vitest';
import { startForTest } from '#testing/start-for-test';

const tell = (url: string, headers: Record<string, string> = { 'webhook-signature': 'v1,x' }) =>
  fetch(`${url}/tools/hook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1', ...headers },
    body: '{}',
  });

test('takes what is signed, and says which it was', async () => {
  const sandbox = await startForTest();
  const response = await tell(sandbox.url);
  expect([response.status, await response.json()]).toEqual([200, { received: 'evt_1' }]);
  expect((await tell(sandbox.url, {})).status).toBe(400);
});

test.each([
  ['refuse', 410],
  ['temporary', 503],
])('fails as it is told: %s', async (mode, status) => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/tools', { mode, times: 1 });
  expect((await tell(sandbox.url)).status).toBe(status);
  expect((await tell(sandbox.url)).status).toBe(200);
});
