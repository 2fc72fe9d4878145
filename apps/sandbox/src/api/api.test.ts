import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startForTest } from '#testing/start-for-test';

function sendText(url: string, to: string): Promise<Response> {
  return fetch(`${url}/twilio/2010-04-01/Accounts/AC1/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('AC1:token')}` },
    body: new URLSearchParams({ To: to, From: 'Servery', Body: `for ${to}` }),
  });
}

test('the newest message comes first, and clearing one recipient leaves the other', async () => {
  const sandbox = await startForTest();
  await sendText(sandbox.url, '+61491570156');
  await sendText(sandbox.url, '+61491570157');
  expect((await sandbox.messages()).map(({ text }) => text)).toEqual([
    'for +61491570157',
    'for +61491570156',
  ]);
  const cleared = await sandbox.call('DELETE', '/api/messages?to=%2B61491570156');
  expect(cleared).toEqual({ status: 200, body: { cleared: 1 } });
  expect(await sandbox.messages()).toHaveLength(1);
});

test('health is answered', async () => {
  const sandbox = await startForTest();
  expect(await sandbox.call('GET', '/healthz')).toEqual({ status: 200, body: { ok: true } });
});

test.each([
  { method: 'GET', path: '/api/messages?kind=fax', error: 'kind must be mail, text or error' },
  { method: 'GET', path: '/api/messages?from=x', error: 'Unrecognized key: "from"' },
  {
    method: 'PUT',
    path: '/api/control/mail',
    body: { mode: 'delay' },
    error: 'delayMs is needed for mode delay',
  },
  {
    method: 'PUT',
    path: '/api/control/text',
    body: { mode: 'refuse', times: 1.5 },
    error: 'times must be a whole number',
  },
])('$method $path with $body is refused: $error', async ({ method, path, body, error }) => {
  const sandbox = await startForTest();
  expect(await sandbox.call(method, path, body)).toEqual({ status: 400, body: { error } });
});

test('broken JSON is refused without a stack trace', async () => {
  const { url } = await startForTest();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/control/mail`, { method: 'PUT', headers, body: '{"mode":' });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object)).toEqual(['error']);
});

test('an unknown message and an unknown provider are 404', async () => {
  const sandbox = await startForTest();
  expect((await sandbox.call('GET', '/api/messages/none')).status).toBe(404);
  expect((await sandbox.call('PUT', '/api/control/fax', { mode: 'normal' })).status).toBe(404);
});

test('another site cannot change anything through a browser', async () => {
  const { url } = await startForTest();
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${url}/inbox/clear`, { method: 'POST', headers })).status).toBe(403);
});

test('with a data folder messages outlive a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await startForTest(dataDir);
  await sendText(first.url, '+61491570156');
  await first.close();
  const second = await startForTest(dataDir);
  expect(await second.messages()).toHaveLength(1);
});
