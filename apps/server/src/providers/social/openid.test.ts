import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_IDS } from '../../../testing/identity.ts';
import { type Sandbox, startSandbox } from '../../../testing/sandbox.ts';
import { openIdProvider } from '#providers/social/openid';
import { GOOGLE } from '#providers/social/vendors';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const post = async (path: string, body: object = {}) => {
  const response = await fetch(`${sandbox.url}/social/google${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { id_token: string };
};
const token = async () => (await post('/token', { person: 'grace', client_id: CLIENT_IDS.google })).id_token;

/** Counts how often the keys are asked for on their way to the sandbox. */
function counted(askAgainMs: number) {
  let asked = 0;
  const { fetch: real } = globalThis;
  globalThis.fetch = (...request) => {
    const [what] = request;
    const url = what instanceof Request ? what.url : String(what);
    if (url.endsWith('/certs')) asked += 1;
    return real(...request);
  };
  const port = openIdProvider({
    ...GOOGLE,
    provider: 'google',
    clientIds: [CLIENT_IDS.google],
    keysUrl: `${sandbox.url}/social/google/oauth2/v3/certs`,
    askAgainMs,
  });
  const verify = (jwt: string) => port.verify(jwt, { nonce: undefined, now: Date.now() });
  return { verify, asked: () => asked, restore: () => (globalThis.fetch = real) };
}

test('the keys are kept, and asked for once more when a token names one that is not known', async () => {
  const { verify, asked, restore } = counted(0);
  const old = await token();
  for (let time = 0; time < 3; time += 1) expect(await verify(old)).toMatchObject({ ok: true });
  expect(asked()).toBe(1);
  await post('/rotate');
  expect(await verify(await token())).toMatchObject({
    ok: true,
    identity: { email: 'grace.gum.demo@gmail.com' },
  });
  expect(asked()).toBe(2);
  expect(await verify(old)).toMatchObject({ ok: false, problem: 'refused' });
  restore();
});

test('made-up keys do not make the server ask again and again', async () => {
  const { verify, asked, restore } = counted(60_000);
  await verify(await token());
  const [, claims, signature] = (await token()).split('.');
  for (const kid of ['one', 'two', 'three']) {
    const head = Buffer.from(JSON.stringify({ alg: 'RS256', kid })).toString('base64url');
    expect(await verify(`${head}.${claims}.${signature}`)).toMatchObject({ ok: false, problem: 'refused' });
  }
  expect(asked()).toBe(1);
  restore();
});
