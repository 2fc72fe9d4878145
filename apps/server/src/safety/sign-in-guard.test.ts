import { encodeForm } from '@servery/contract/form/encode';
import { expect, test } from 'vitest';
import { inEachServery } from '../../testing/servery.ts';

const MINUTE = 60_000;

inEachServery(
  'wrong words from elsewhere',
  (servery) => {
    /** A call from an address of its own, as a proxy of ours tells it. */
    const from = async (address: string, fields: Record<string, string>) => {
      const envelope = { Token: 'demo-token', Version: '7', AppId: 'servery-demo', AppMode: 'web' };
      const response = await fetch(`${servery().url}/api`, {
        method: 'POST',
        body: encodeForm({ ...envelope, ...fields }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
      });
      const { ResponseCode, Response } = (await response.json()) as {
        ResponseCode: string;
        Response: [string, { code: string }];
      };
      return ResponseCode === 'SUCCESS' ? 'ok' : Response[1].code;
    };
    const LOGINS = {
      member: { RequestAction: 'Login', method: 'email', email: 'member@example.com' },
      owner: { RequestAction: 'ConsoleLogin', AppMode: 'console', email: 'owner@example.com' },
    };
    const GOOD = 'banksia-demo';

    test.each(['member', 'owner'] as const)('do not lock the %s out', async (who) => {
      const login = (address: string, password: string) => from(address, { ...LOGINS[who], password });
      for (let tries = 0; tries < 6; tries += 1)
        expect(await login('198.51.100.1', `guess ${tries}`)).toBe('wrong_login');
      expect(await login('198.51.100.1', GOOD)).toBe('locked_out');
      expect(await login('203.0.113.9', GOOD)).toBe('ok');
      servery().clock.now += 16 * MINUTE;
    });

    test.each(['member', 'owner'] as const)(
      'from very many addresses slow guesses at the %s down, and not where they are at home',
      async (who) => {
        const login = (address: string, password: string) => from(address, { ...LOGINS[who], password });
        const home = who === 'member' ? '203.0.113.20' : '203.0.113.21';
        expect(await login(home, GOOD)).toBe('ok');
        const guesses = [];
        for (let index = 0; index < 30; index += 1)
          guesses.push(await login(`198.51.100.${100 + index}`, 'no'));
        expect(guesses.filter((code) => code === 'wrong_login')).toHaveLength(20);
        expect(await login(home, GOOD)).toBe('ok');
        // Elsewhere it takes ten seconds, not a quarter of an hour.
        expect(await login('203.0.113.77', GOOD)).toBe('locked_out');
        servery().clock.now += 10_000;
        expect(await login('203.0.113.77', GOOD)).toBe('ok');
        servery().clock.now += 16 * MINUTE;
      },
    );
  },
  { RATE_LIMIT: 'off', TRUST_PROXY: 'loopback' },
);
