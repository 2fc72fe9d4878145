import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { halfIn, nextCode, PASSWORD, withApp } from '../../../../testing/second-step.ts';
import { inEachServery } from '../../../../testing/servery.ts';
import { mintToken, WITH_SECOND_STEP } from '#stores/tokens';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

inEachServery(
  'a sign-in with two steps',
  (servery) => {
    const desk = () => servery().person({ AppMode: 'console' });
    const login = (email: string) => desk().send('ConsoleLogin', { email, password: PASSWORD }).then(codeOf);
    const personId = (email: string) =>
      servery().server.db.read(async ({ q }) => {
        const row = await q
          .selectFrom('person')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        return row.id;
      });

    test('asks for a code after the password, takes it once, and none of another time', async () => {
      const email = 'manager@example.com';
      const { secret, uri, after } = await withApp(servery(), email);
      expect(uri).toContain(secret);
      expect(after).toMatchObject({ two_step: 1, codes_left: 10 });
      const asked = await desk().refused('ConsoleLogin', { email, password: PASSWORD });
      expect(asked).toMatchObject({ code: 'second_step', details: { app: 1, passkey: 0 } });
      const { person, token } = await halfIn(servery(), email);
      expect(codeOf(await person.send('ConsoleSession', {}))).toBe('signed_out');
      expect((await person.refused('ConsoleLogin.code', { token, code: '000000' })).code).toBe('wrong_code');
      const code = nextCode(servery(), secret);
      const { user } = await person.call('ConsoleLogin.code', {
        token,
        code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
      });
      expect(user.email).toBe(email);
      expect((await person.call('ConsoleSession')).user.email).toBe(email);
      const again = await halfIn(servery(), email);
      expect((await again.person.refused('ConsoleLogin.code', { token: again.token, code })).code).toBe(
        'wrong_code',
      );
    });

    test('lets one of two in who come with the same code at once', async () => {
      const email = 'counter@example.com';
      const { secret } = await withApp(servery(), email);
      const [first, second] = [await halfIn(servery(), email), await halfIn(servery(), email)];
      const { token } = second;
      const code = nextCode(servery(), secret);
      const said = await Promise.all(
        [first.person, second.person].map((each) =>
          each.send('ConsoleLogin.code', { token, code }).then(codeOf),
        ),
      );
      expect(said.filter((each) => each === 'SUCCESS')).toHaveLength(1);
    });

    test('takes a recovery code in place of one that cannot be had, once', async () => {
      const email = 'kitchen@example.com';
      const { after, person: first } = await withApp(servery(), email);
      const [code = ''] = after.recovery_codes;
      expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
      const { person, token } = await halfIn(servery(), email);
      await person.call('ConsoleLogin.code', { token, code: code.toUpperCase().replaceAll('-', ' ') });
      expect((await first.call('ConsoleSecurity')).codes_left).toBe(9);
      const again = await halfIn(servery(), email);
      expect((await again.person.refused('ConsoleLogin.code', { token: again.token, code })).code).toBe(
        'wrong_code',
      );
      const fresh = await first.call('ConsoleSecurity.recovery_codes', { password: PASSWORD });
      expect(fresh.recovery_codes).toHaveLength(10);
      expect(fresh.recovery_codes).not.toContain(after.recovery_codes[1]);
      const late = { token: (await halfIn(servery(), email)).token, code: after.recovery_codes[1] };
      expect((await desk().refused('ConsoleLogin.code', late)).code).toBe('wrong_code');
    });

    test('waits ten minutes for the code, and no longer', async () => {
      const email = 'accountant@example.com';
      const { secret } = await withApp(servery(), email);
      const { person, token } = await halfIn(servery(), email);
      servery().clock.now += 10 * MINUTE;
      const late = { token, code: nextCode(servery(), secret) };
      expect((await person.refused('ConsoleLogin.code', late)).code).toBe('second_step_over');
      const madeUp = { token: 'x'.repeat(43), code: nextCode(servery(), secret) };
      expect((await person.refused('ConsoleLogin.code', madeUp)).code).toBe('second_step_over');
    });

    test('slows guesses at the code down, also for who has a token for each', async () => {
      const email = 'accountant@example.com';
      for (let tries = 0; tries < 6; tries += 1) {
        const { person, token } = await halfIn(servery(), email);
        expect((await person.refused('ConsoleLogin.code', { token, code: `00000${tries}` })).code).toBe(
          'wrong_code',
        );
      }
      const { person, token } = await halfIn(servery(), email);
      expect((await person.refused('ConsoleLogin.code', { token, code: '000006' })).code).toBe('locked_out');
      servery().clock.now += DAY;
    });

    test('is turned on by the password and a first code, and ends what else was open', async () => {
      const email = 'owner@example.com';
      const elsewhere = await atConsole(servery(), email);
      const person = await atConsole(servery(), email);
      const no = await person.refused('ConsoleSecurity.start_code', { password: 'no' });
      expect(no).toMatchObject({ code: 'password_wrong', details: { field: 'password' } });
      const { secret } = await person.call('ConsoleSecurity.start_code', { password: PASSWORD });
      expect((await person.refused('ConsoleSecurity.confirm_code', { code: '000000' })).code).toBe(
        'wrong_code',
      );
      expect(await login(email)).toBe('SUCCESS');
      expect(codeOf(await elsewhere.send('ConsoleSession', {}))).toBe('SUCCESS');
      await person.call('ConsoleSecurity.confirm_code', { code: nextCode(servery(), secret) });
      expect(codeOf(await elsewhere.send('ConsoleSession', {}))).toBe('signed_out');
      expect(codeOf(await person.send('ConsoleSession', {}))).toBe('SUCCESS');
      expect(await login(email)).toBe('second_step');
      expect((await person.refused('ConsoleSecurity.start_code', { password: PASSWORD })).code).toBe(
        'app_on',
      );

      const rows = await servery().server.db.read(async ({ q }) => ({
        apps: await q.selectFrom('totp').select('secret').execute(),
        codes: await q.selectFrom('recovery_code').select('hash').execute(),
      }));
      expect(rows.apps.every((row) => row.secret.startsWith('v1.') && !row.secret.includes(secret))).toBe(
        true,
      );
      expect(rows.codes.every(({ hash }) => /^[\w-]{43}$/.test(hash))).toBe(true);

      const off = await person.call('ConsoleSecurity.stop_code', { password: PASSWORD });
      expect(off).toMatchObject({ two_step: 0, codes_left: 0, code_since: 0 });
      expect(await login(email)).toBe('SUCCESS');
      for (const call of ['ConsoleSecurity.stop_code', 'ConsoleSecurity.recovery_codes'] as const)
        expect((await person.refused(call, { password: PASSWORD })).code).toBe('two_step_off');
    });

    test('outlives a link that was mailed, and ends by one that whoever looks after the server made', async () => {
      const email = 'owner@dune.example.com';
      await withApp(servery(), email);
      const id = await personId(email);
      const reset = async (more: { confirms?: string }) => {
        const { now } = servery().clock;
        const token = await servery().server.db.write((tx) =>
          mintToken(tx, { purpose: 'console', personId: id, now, ...more }),
        );
        const form = { token, new_password: 'a new secret', confirm_password: 'a new secret' };
        await desk().call('ConsoleReset', form);
        return codeOf(await desk().send('ConsoleLogin', { email, password: 'a new secret' }));
      };
      expect(await reset({})).toBe('second_step');
      expect(await reset({ confirms: WITH_SECOND_STEP })).toBe('SUCCESS');
    });
  },
  { RATE_LIMIT: 'off' },
);
