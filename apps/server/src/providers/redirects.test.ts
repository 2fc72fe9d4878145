import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addressrAddresses } from '#providers/address/addressr';
import { googleAddresses } from '#providers/address/google';
import { askProvider } from '#providers/ask';
import { openIdProvider } from '#providers/social/openid';
import { twilioTexts } from '#providers/text/twilio';

const query = { kind: 'address', text: '8 nor', session: 's', countries: ['AU'], near: undefined } as const;
/** Well formed, so that the keys are asked for: {"alg":"RS256","kid":"1"}.{}.x */
const TOKEN = 'eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ.e30.eA';

const PROVIDERS: Record<string, (base: string) => Promise<unknown>> = {
  'a payment provider': (base) =>
    askProvider(`${base}/pay`, { method: 'POST', body: 'a' }, { timeoutMs: 2000 }),
  Google: (base) => googleAddresses(base, 'key').suggest(query),
  Addressr: (base) => addressrAddresses(base).suggest(query),
  Twilio: (base) =>
    twilioTexts({ url: base, accountSid: 'AC1', authToken: 't', from: 'S' }).send({ to: '+61', body: 'b' }),
  'the keys of a sign-in': (base) =>
    openIdProvider({
      provider: 'google',
      issuers: ['i'],
      keysUrl: `${base}/keys`,
      authoriseUrl: base,
      clientIds: ['c'],
    }).verify(TOKEN, { nonce: undefined, now: 0 }),
};

test.each(Object.entries(PROVIDERS))('%s that points elsewhere is not followed there', async (_name, ask) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).catch(() => undefined);
  expect(asked).toHaveLength(1);
  expect(asked).not.toContain('/elsewhere');
});
