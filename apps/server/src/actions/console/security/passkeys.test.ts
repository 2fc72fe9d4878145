import { expect, test } from 'vitest';
import { authenticator } from '../../../../testing/authenticator.ts';
import { atConsole } from '../../../../testing/console.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { halfIn, PASSWORD } from '../../../../testing/second-step.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery(
  'a passkey',
  (servery) => {
    const desk = () => servery().person({ AppMode: 'console' });
    const phoneOf = () => authenticator(servery().url);
    type Phone = ReturnType<typeof phoneOf>;
    const add = async (person: Person, phone: Phone) => {
      const { challenge } = await person.call('ConsoleSecurity.start_passkey', { password: PASSWORD });
      return person.call('ConsoleSecurity.add_passkey', phone.create(challenge));
    };
    const challenge = async (token?: string) =>
      (await desk().call('ConsoleLogin.challenge', token === undefined ? {} : { token })).challenge;
    const entered = async (said: ReturnType<Phone['get']>) =>
      codeOf(await desk().send('ConsoleLogin.passkey', said));

    test('lets somebody in without their password, once for each time that it is asked', async () => {
      const email = 'manager@example.com';
      const [owner, phone] = [await atConsole(servery(), email), phoneOf()];
      const after = await add(owner, phone);
      expect(after).toMatchObject({ two_step: 1, codes_left: 10, passkeys: [{ used: 0 }] });
      expect(after.recovery_codes).toHaveLength(10);
      const said = phone.get(await challenge());
      const person = desk();
      expect((await person.call('ConsoleLogin.passkey', said)).user.email).toBe(email);
      expect((await person.call('ConsoleSession')).user.email).toBe(email);
      expect(await entered(said)).toBe('passkey_wrong');
      expect(await entered(phone.get('x'.repeat(43)))).toBe('passkey_wrong');
      const { passkeys, sign_ins } = await person.call('ConsoleSecurity');
      expect(passkeys[0]?.used).toBeGreaterThan(0);
      expect(sign_ins.map(({ outcome }) => outcome)).toEqual(
        expect.arrayContaining(['passkey', 'wrong_passkey']),
      );
    });

    test('is asked for after the password; which ones there are is told to nobody before', async () => {
      const email = 'counter@example.com';
      const [owner, phone] = [await atConsole(servery(), email), phoneOf()];
      await add(owner, phone);
      const asked = await desk().refused('ConsoleLogin', { email, password: PASSWORD });
      expect(asked).toMatchObject({ code: 'second_step', details: { app: 0, passkey: 1 } });
      const { token } = await halfIn(servery(), email);
      expect((await desk().call('ConsoleLogin.challenge', { token })).credentials).toEqual([
        phone.credentialId,
      ]);
      expect((await desk().call('ConsoleLogin.challenge')).credentials).toEqual([]);
      expect((await desk().refused('ConsoleLogin.challenge', { token: 'x' })).code).toBe('second_step_over');
      expect(await entered(phone.get(await challenge(token)))).toBe('SUCCESS');
    });

    test('is refused from another page, without its owner, as a copy, and five minutes late', async () => {
      const [owner, phone] = [await atConsole(servery(), 'kitchen@example.com'), phoneOf()];
      await add(owner, phone);
      const wrong = [{ origin: 'https://evil.example' }, { flags: 0x01 }, { host: 'evil.example' }];
      for (const wish of wrong)
        expect(await entered(phone.get(await challenge(), wish))).toBe('passkey_wrong');
      phone.held.counter = 7;
      expect(await entered(phone.get(await challenge()))).toBe('SUCCESS');
      phone.held.counter = 3;
      expect(await entered(phone.get(await challenge()))).toBe('passkey_wrong');
      phone.held.counter = 8;
      const late = phone.get(await challenge());
      servery().clock.now += 5 * 60_000;
      expect(await entered(late)).toBe('passkey_wrong');
      expect(await entered(phone.get(await challenge()))).toBe('SUCCESS');
    });

    test('is made by somebody who has the password, for themselves, on this page, and is nobody else’s', async () => {
      const [owner, phone] = [await atConsole(servery(), 'accountant@example.com'), phoneOf()];
      const other = await atConsole(servery(), 'owner@dune.example.com');
      const refused = async (by: Person, sent: object) =>
        (await by.refused('ConsoleSecurity.add_passkey', sent)).code;
      expect((await owner.refused('ConsoleSecurity.start_passkey', { password: 'no' })).code).toBe(
        'password_wrong',
      );
      const start = async (by: Person) =>
        (await by.call('ConsoleSecurity.start_passkey', { password: PASSWORD })).challenge;
      expect(await refused(owner, phone.create(await start(other)))).toBe('passkey_wrong');
      expect(await refused(owner, phone.create(await challenge()))).toBe('passkey_wrong');
      const elsewhere = { origin: 'https://evil.example', host: 'evil.example' };
      expect(await refused(owner, phone.create(await start(owner), elsewhere))).toBe('passkey_wrong');
      await add(owner, phone);
      expect(await refused(other, phone.create(await start(other)))).toBe('passkey_taken');
    });

    test('is taken away with the password, and the last one leaves the password alone', async () => {
      const email = 'owner@example.com';
      const [owner, phone, second] = [await atConsole(servery(), email), phoneOf(), phoneOf()];
      await add(owner, phone);
      const { passkeys, recovery_codes } = await add(owner, second);
      expect(recovery_codes).toEqual([]);
      const [one, two] = passkeys.map(({ id }) => id);
      const remove = (passkey_id: number | undefined, by = owner) =>
        by.send('ConsoleSecurity.remove_passkey', { passkey_id: passkey_id ?? 0, password: PASSWORD });
      const stranger = await atConsole(servery(), 'owner@dune.example.com');
      expect(codeOf(await remove(one, stranger))).toBe('two_step_off');
      expect(codeOf(await remove(one))).toBe('SUCCESS');
      expect(await entered(phone.get(await challenge()))).toBe('passkey_wrong');
      expect(codeOf(await desk().send('ConsoleLogin', { email, password: PASSWORD }))).toBe('second_step');
      expect(codeOf(await remove(two))).toBe('SUCCESS');
      expect((await owner.call('ConsoleSecurity')).codes_left).toBe(0);
      expect(codeOf(await desk().send('ConsoleLogin', { email, password: PASSWORD }))).toBe('SUCCESS');
    });
  },
  { RATE_LIMIT: 'off' },
);
