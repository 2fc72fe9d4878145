import { expect, test } from 'vitest';
import { inEachIdentityServery, linkIn } from '../../../../testing/identity.ts';
import { encodeForm } from '@servery/contract/form/encode';

const EMAIL = 'owner@example.com';
const MINUTE = 60_000;
const twice = (password: string) => ({ new_password: password, confirm_password: password });

inEachIdentityServery('a console password that was forgotten', (servery) => {
  const desk = () => servery().person({ AppMode: 'console' });
  const tokenFor = async (email: string, mails = 1) => {
    await desk().call('ConsoleForgot', { email });
    const [mail] = await servery().arrived('mail', email, mails);
    expect(mail!.subject).toBe('Choose a new password for the console');
    return /\/console\/reset#([\w-]+)/.exec(mail!.text)?.[1] ?? '';
  };
  /** The cookie of somebody who has signed in to the console. */
  const signIn = async (password: string) => {
    const body = encodeForm({
      Token: 'demo-token',
      Version: '7',
      AppId: 'servery-demo',
      AppMode: 'console',
      RequestAction: 'ConsoleLogin',
      email: EMAIL,
      password,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(`${servery().url}/api`, { method: 'POST', body, headers });
    return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const isIn = async (cookie: string) => {
    const body = encodeForm({
      Token: 'demo-token',
      Version: '7',
      AppId: 'servery-demo',
      AppMode: 'console',
      RequestAction: 'ConsoleSession',
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
    const response = await fetch(`${servery().url}/api`, { method: 'POST', body, headers });
    return ((await response.json()) as { ResponseCode: string }).ResponseCode === 'SUCCESS';
  };

  test('is set anew by a mailed link, once, and everybody who was in is out', async () => {
    const before = await signIn('banksia-demo');
    expect(await isIn(before.cookie)).toBe(true);
    const token = await tokenFor(EMAIL);
    const form = { token, ...twice('a new secret') };
    const refusal = async (password: string) =>
      (await desk().refused('ConsoleReset', { token, ...twice(password) })).code;
    expect(await refusal('7 chars')).toBe('console_password_short');
    expect(await refusal('password1')).toBe('password_guessable');
    expect(await refusal('Banksia Kitchen 1')).toBe('password_guessable');
    expect(await desk().call('ConsoleReset', form)).toEqual({});
    expect(await isIn(before.cookie)).toBe(false);
    expect((await desk().refused('ConsoleReset', form)).code).toBe('reset_invalid');
    const old = await desk().refused('ConsoleLogin', { email: EMAIL, password: 'banksia-demo' });
    expect(old.code).toBe('wrong_login');
    expect(await isIn((await signIn('a new secret')).cookie)).toBe(true);
  });

  test('answers the same whether or not anybody has the address, and tells nobody else', async () => {
    const [known, unknown] = [
      await desk().send('ConsoleForgot', { email: 'kitchen@example.com' }),
      await desk().send('ConsoleForgot', { email: 'stranger@example.com' }),
    ];
    expect(known).toEqual(unknown);
    await servery().arrived('mail', 'kitchen@example.com');
    expect(await servery().arrived('mail', 'stranger@example.com', 0)).toEqual([]);
    expect((await desk().refused('ConsoleForgot', { email: 'x@' })).code).toBe('email_invalid');
  });

  test('a link runs out after an hour, a newer one ends it, and one of a customer is none', async () => {
    const old = await tokenFor('manager@example.com');
    const young = await tokenFor('manager@example.com', 2);
    const refused = async (token: string) =>
      (await desk().refused('ConsoleReset', { token, ...twice('a new secret') })).code;
    expect(await refused(old)).toBe('reset_invalid');
    await servery().person().call('ForgotLogin', { login_type: 'email', email: 'member@example.com' });
    const [mail] = await servery().arrived('mail', 'member@example.com');
    expect(await refused(linkIn(mail!).query['ra'] ?? '')).toBe('reset_invalid');
    servery().clock.now += 61 * MINUTE;
    expect(await refused(young)).toBe('reset_invalid');
  });

  test('no more than three mails an hour go to one person', async () => {
    servery().clock.now += 61 * MINUTE;
    for (let asked = 0; asked < 5; asked += 1)
      await desk().call('ConsoleForgot', { email: 'counter@example.com' });
    await servery().arrived('mail', 'counter@example.com', 3);
    const open = () =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('job').select('id').where('state', '<>', 'done').execute(),
      );
    await expect.poll(open).toEqual([]);
    expect(await servery().arrived('mail', 'counter@example.com', 3)).toHaveLength(3);
  });
});
