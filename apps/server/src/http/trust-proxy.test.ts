import { encodeForm } from '@servery/contract/form/encode';
import { registry } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { openServery } from '../../testing/servery.ts';

const { perMinute } = registry.ForgotLogin;
const body = encodeForm({
  Token: 'demo-token',
  Version: '7',
  AppId: 'servery-demo',
  AppMode: 'web',
  RequestAction: 'ForgotLogin',
  login_type: 'email',
  email: 'nobody@example.com',
});

/** How many of so many calls are answered, each with a forged first address of its own. */
async function answeredTo(trust: string, forwarded: (index: number) => string): Promise<number> {
  const servery = await openServery('sqlite', { TRUST_PROXY: trust });
  const statuses: number[] = [];
  for (let index = 0; index < perMinute + 3; index += 1) {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': forwarded(index),
    };
    statuses.push((await fetch(`${servery.url}/api`, { method: 'POST', body, headers })).status);
  }
  await servery.close();
  return statuses.filter((status) => status === 200).length;
}

test.each([
  ['0', (index: number) => `198.51.100.${index}`],
  ['loopback', (index: number) => `198.51.100.${index}, 203.0.113.9`],
  ['loopback,10.0.0.0/8', (index: number) => `198.51.100.${index}, 203.0.113.9, 10.0.0.2`],
  // Who comes from another net is not believed at all.
  ['10.0.0.0/8', (index: number) => `198.51.100.${index}`],
])(
  'with TRUST_PROXY=%s what a caller writes before the proxies is not believed',
  async (trust, forwarded) => {
    expect(await answeredTo(trust, forwarded)).toBe(perMinute);
  },
);

test('addresses within one /64, and the same one mapped, are one caller', async () => {
  expect(await answeredTo('loopback', (index) => `2001:db8:1:2:${index}::7`)).toBe(perMinute);
  const spelled = ['::ffff:203.0.113.9', '203.0.113.9', '::ffff:cb00:7109'];
  expect(await answeredTo('loopback', (index) => spelled[index % spelled.length]!)).toBe(perMinute);
});

test('behind the proxy each address is a caller of its own', async () => {
  expect(await answeredTo('loopback', (index) => `198.51.100.${index}`)).toBe(perMinute + 3);
});
