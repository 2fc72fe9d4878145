import { createPublicKey, verify, type webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { startForTest, type TestSandbox } from '#testing/start-for-test';

const client = 'au.example.servery.web';
const token = async (sandbox: TestSandbox, vendor: string, wish: object) => {
  const { body } = await sandbox.call('POST', `/social/${vendor}/token`, { client_id: client, ...wish });
  return (body as { id_token: string }).id_token;
};
const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
async function fits(sandbox: TestSandbox, path: string, jwt: string): Promise<boolean> {
  const { body } = await sandbox.call('GET', path);
  const [jwk] = (body as { keys: webcrypto.JsonWebKey[] }).keys;
  const [head, claims, signature = ''] = jwt.split('.');
  const key = createPublicKey({ key: jwk as webcrypto.JsonWebKey, format: 'jwk' });
  return verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'));
}

test('each vendor signs tokens in its own shape with the keys that it publishes', async () => {
  const sandbox = await startForTest();
  const apple = await token(sandbox, 'apple', { person: 'ada', nonce: 'n1' });
  expect(await fits(sandbox, '/social/apple/auth/keys', apple)).toBe(true);
  expect(claimsOf(apple)).toMatchObject({
    iss: 'https://appleid.apple.com',
    aud: client,
    email: 'ada.orchard@icloud.example',
    email_verified: 'true',
    nonce: 'n1',
  });
  expect(claimsOf(apple)).not.toHaveProperty('name');
  const google = await token(sandbox, 'google', { person: 'hugo' });
  expect(await fits(sandbox, '/social/google/oauth2/v3/certs', google)).toBe(true);
  expect(claimsOf(google)).toMatchObject({
    iss: 'https://accounts.google.com',
    email_verified: true,
    hd: 'workspace.example.com',
    name: 'Hugo Host',
  });
});

test('a token can be expired, for another app, forged, or of nobody with an email', async () => {
  const sandbox = await startForTest();
  const make = (wish: object) => token(sandbox, 'apple', { person: 'ada', ...wish });
  expect(claimsOf(await make({ kind: 'expired' }))['exp']).toBeLessThan(Date.now() / 1000);
  expect(claimsOf(await make({ kind: 'other-app' }))['aud']).not.toBe(client);
  expect(await fits(sandbox, '/social/apple/auth/keys', await make({ kind: 'forged' }))).toBe(false);
  expect(claimsOf(await make({ person: 'nora' }))).not.toHaveProperty('email');
});

test('the keys rotate, and fail as long as the page says so', async () => {
  const sandbox = await startForTest();
  const old = await token(sandbox, 'google', { person: 'grace' });
  await sandbox.call('POST', '/social/google/rotate');
  expect(await fits(sandbox, '/social/google/oauth2/v3/certs', old)).toBe(false);
  await sandbox.call('PUT', '/api/control/social', { mode: 'temporary', times: 1 });
  expect((await sandbox.call('GET', '/social/google/oauth2/v3/certs')).status).toBe(503);
});

test('discovery names the page and the keys', async () => {
  const sandbox = await startForTest();
  const { body } = await sandbox.call('GET', '/social/apple/.well-known/openid-configuration');
  expect(body).toMatchObject({
    issuer: 'https://appleid.apple.com',
    authorization_endpoint: `${sandbox.url}/social/apple/auth/authorize`,
    jwks_uri: `${sandbox.url}/social/apple/auth/keys`,
  });
});

async function page(sandbox: TestSandbox, path: string, query: Record<string, string>) {
  const response = await fetch(`${sandbox.url}${path}?${new URLSearchParams(query).toString()}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const back = { redirect_uri: 'http://localhost:3000/social/apple', state: 'st"1', client_id: client };

test('Apple’s page posts id_token, user and state back, and may do so to that address alone', async () => {
  const sandbox = await startForTest();
  const { text, headers } = await page(sandbox, '/social/apple/auth/authorize', back);
  expect(text).toContain('<form method="post" action="http://localhost:3000/social/apple">');
  for (const name of ['id_token', 'user', 'state']) expect(text).toContain(`name="${name}"`);
  expect(text).toContain('value="st&quot;1"');
  expect(text).toContain('Ada Orchard');
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;");
});

test('asked for a query, the page leads back with method, id_token, user and state', async () => {
  const sandbox = await startForTest();
  const wish = { ...back, response_mode: 'query', token: 'expired' };
  const { text } = await page(sandbox, '/social/apple/auth/authorize', wish);
  expect(text).toContain('<form method="get"');
  expect(text).toContain('name="method" value="apple"');
  expect(text).toMatch(/token=expired" aria-current="page"/);
});

test('Google’s page hands a credential to a login_uri, and refuses without an address', async () => {
  const sandbox = await startForTest();
  const google = '/social/google/o/oauth2/v2/auth';
  const { text } = await page(sandbox, google, { client_id: client, login_uri: 'http://localhost:3000/x' });
  expect(text).toContain('name="credential"');
  expect((await page(sandbox, google, { client_id: client })).status).toBe(400);
  expect(
    (await page(sandbox, google, { redirect_uri: 'javascript:alert(1)', client_id: client })).status,
  ).toBe(400);
});
