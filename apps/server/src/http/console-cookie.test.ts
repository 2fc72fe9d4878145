import type { Envelope } from '@servery/contract/envelope';
import { expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { inEachServery } from '../../testing/servery.ts';

const HOUR = 3_600_000;

inEachServery('the console’s session', (servery) => {
  const ask = async (action: string, headers: Record<string, string> = {}, more = '') => {
    const response = await fetch(`${servery().url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: `Token=demo-token&Version=7&AppId=servery-demo&AppMode=console&RequestAction=${action}${more}`,
    });
    const envelope = (await response.json()) as Envelope;
    return { envelope, set: response.headers.getSetCookie() };
  };
  const login = () => ask('ConsoleLogin', {}, '&email=owner@example.com&password=banksia-demo');
  const held = async () => (await login()).set[0]?.split(';')[0] ?? '';
  const isIn = async (headers: Record<string, string>) =>
    (await ask('ConsoleSession', headers)).envelope.ResponseCode === 'SUCCESS';

  test('is in a cookie that no script can read, and never in an answer', async () => {
    const { envelope, set } = await login();
    expect(envelope.ResponseCode).toBe('SUCCESS');
    expect(envelope).not.toHaveProperty('SID');
    expect(set).toEqual([
      expect.stringMatching(/^servery_console=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Strict$/),
    ]);
    const cookie = set[0]?.split(';')[0] ?? '';
    expect(JSON.stringify(envelope)).not.toContain(cookie.split('=')[1]);
    expect(await isIn({ cookie })).toBe(true);
    expect((await ask('ConsoleSession', {}, `&sid=${cookie.split('=')[1]}`)).envelope.ResponseCode).toBe(
      'AUTH',
    );
  });

  test('is not used by pages of other sites, nor of a neighbour under the same domain', async () => {
    const cookie = await held();
    const { host } = new URL(servery().url);
    expect(await isIn({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(await isIn({ cookie, origin: `http://${host}` })).toBe(true);
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: `http://harbour.${host}` },
      { origin: 'null' },
    ];
    for (const headers of others)
      expect([headers, await isIn({ cookie, ...headers })]).toEqual([headers, false]);
  });

  test('ends at sign-out, and a new sign-in ends the one before', async () => {
    const first = await held();
    const { set } = await ask('ConsoleLogout', { cookie: first });
    expect(set).toEqual([expect.stringMatching(/^servery_console=; .*Max-Age=0$/)]);
    expect(await isIn({ cookie: first })).toBe(false);
    const second = await held();
    await ask('ConsoleLogin', { cookie: second }, '&email=owner@example.com&password=banksia-demo');
    expect(await isIn({ cookie: second })).toBe(false);
  });

  test('ends after 12 hours without use, and after 7 days however busy it was', async () => {
    const { clock } = servery();
    const start = clock.now;
    const owner = await atConsole(servery());
    const idle = await atConsole(servery());
    clock.now = start + 12 * HOUR - 1;
    expect(await isIn({ cookie: owner.cookie })).toBe(true);
    clock.now = start + 12 * HOUR;
    expect(await isIn({ cookie: owner.cookie })).toBe(true);
    expect(await isIn({ cookie: idle.cookie })).toBe(false);
    const busy = await atConsole(servery());
    const began = clock.now;
    for (let hour = 11; hour < 7 * 24; hour += 11) {
      clock.now = began + hour * HOUR;
      expect(await isIn({ cookie: busy.cookie })).toBe(true);
    }
    clock.now = began + 7 * 24 * HOUR - 1;
    expect(await isIn({ cookie: busy.cookie })).toBe(true);
    clock.now = began + 7 * 24 * HOUR;
    expect(await isIn({ cookie: busy.cookie })).toBe(false);
    clock.now = start;
  });
});

const OWN = '__Host-servery_console';

inEachServery(
  'the console’s session by https',
  (servery) => {
    const ask = (action: string, headers: Record<string, string> = {}, more = '') =>
      fetch(`${servery().url}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: `Token=demo-token&Version=7&AppId=servery-demo&AppMode=console&RequestAction=${action}${more}`,
      });
    const isIn = async (cookie: string) => {
      const response = await ask('ConsoleSession', { cookie });
      return ((await response.json()) as Envelope).ResponseCode === 'SUCCESS';
    };

    test('is in a cookie of this host alone, and one that a neighbour could have set is not read', async () => {
      const [set = ''] = (
        await ask('ConsoleLogin', {}, '&email=owner@example.com&password=banksia-demo')
      ).headers.getSetCookie();
      expect(set).toMatch(new RegExp(`^${OWN}=[\\w-]{43}; Path=/; Secure; HttpOnly; SameSite=Strict$`));
      const sid = set.slice(OWN.length + 1).split(';')[0] ?? '';
      expect(await isIn(`other=1; ${OWN}=${sid}`)).toBe(true);
      expect(await isIn(`servery_console=${sid}`)).toBe(false);
      expect(await isIn(`x${OWN}=${sid}`)).toBe(false);
      const [gone] = (await ask('ConsoleLogout', { cookie: `${OWN}=${sid}` })).headers.getSetCookie();
      expect(gone).toBe(`${OWN}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`);
      expect(await isIn(`${OWN}=${sid}`)).toBe(false);
    });
  },
  { PUBLIC_URL: 'https://order.example.com' },
);

inEachServery(
  'the console’s session behind a proxy that speaks https',
  (servery) => {
    test('is in the same cookie, whatever the public address says', async () => {
      const response = await fetch(`${servery().url}/api`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-proto': 'https',
        },
        body: 'Token=demo-token&Version=7&AppId=servery-demo&AppMode=console&RequestAction=ConsoleLogin&email=owner@example.com&password=banksia-demo',
      });
      expect(response.headers.getSetCookie()[0]).toMatch(new RegExp(`^${OWN}=.*; Secure`));
    });
  },
  { TRUST_PROXY: 'loopback' },
);
