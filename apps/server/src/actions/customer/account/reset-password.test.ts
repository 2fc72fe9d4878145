import { expect, test } from 'vitest';
import {
  type IdentityServery,
  inEachIdentityServery,
  linkIn,
  type Message,
  SECRET,
  signUp,
} from '../../../../testing/identity.ts';
import { DUNE } from '../../../../testing/orders.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';

const MEMBER = 'member@example.com';
const byEmail = (email: string, password: string) => ({ method: 'email' as const, email, password });
const MINUTE = 60_000;

const lastLink = (messages: Message[], path = '/account/reset') =>
  messages.map(linkIn).find((link) => link.path === path)?.query ?? {};

async function askForMail(servery: IdentityServery, email: string, count = 1) {
  await servery.person().call('ForgotLogin', { login_type: 'email', email });
  const { ri = '', ra = '' } = lastLink(await servery.arrived('mail', email, count));
  return { user_id: ri, reset_auth: ra };
}
const twice = (password: string) => ({ new_password: password, confirm_password: password });
const isIn = async (person: Person) => (await person.send('CustomerAccount', {})).ResponseCode === 'SUCCESS';

inEachIdentityServery('forgot and reset', (servery) => {
  test('a mailed link sets a new password once, and ends all other sessions [ACC-297 ACC-298]', async () => {
    const [phone, tablet] = [servery().person(), servery().person()];
    for (const person of [phone, tablet]) await person.call('Login', byEmail(MEMBER, 'banksia-demo'));
    const link = await askForMail(servery(), MEMBER);
    const form = { ...link, ...twice('new secret') };
    const easy = await servery()
      .person()
      .refused('ResetPassword', { ...link, ...twice('password1') });
    expect(easy.code).toBe('password_guessable');
    expect(await servery().person().call('ResetPassword', form)).toEqual({});
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, false]);
    const old = await servery().person().refused('Login', byEmail(MEMBER, 'banksia-demo'));
    expect(old.code).toBe('wrong_login');
    await servery().person().call('Login', byEmail(MEMBER, 'new secret'));
    expect((await servery().person().refused('ResetPassword', form)).message).toBe(
      'This link has expired or was already used. Ask for a new one',
    );
    const mails = await servery().arrived('mail', MEMBER, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('asks by email or by mobile, and answers the same whether or not anybody is there [ACC-266 ACC-267]', async () => {
    const ask = (input: object) => servery().person().send('ForgotLogin', input);
    const answers = [
      await ask({ login_type: 'email', email: 'test@example.com' }),
      await ask({ login_type: 'email', email: 'nobody@example.com' }),
      await ask({ login_type: 'mobile', mobile: '0491 570 157', mobile_metadata: { country_code: 'AU' } }),
      await ask({ login_type: 'mobile', mobile: '+61491570998' }),
    ];
    for (const answer of answers) expect(answer).toEqual({ ResponseCode: 'SUCCESS', Response: {} });
    await servery().arrived('mail', 'test@example.com');
    await servery().arrived('text', '+61491570157');
    const all = await fetch(`${servery().sandbox.url}/api/messages`).then((response) => response.text());
    expect(all).not.toMatch(/nobody@example.com|491570998/);
  });

  test('needs an email, or a mobile, that can be one', async () => {
    const said = async (input: object) => (await servery().person().refused('ForgotLogin', input)).message;
    expect(await said({ login_type: 'email' })).toBe('This field is required');
    expect(await said({ login_type: 'email', email: 'x@' })).toBe('Enter a valid email address');
    expect(await said({ login_type: 'mobile' })).toBe('This field is required');
    expect(await said({ login_type: 'mobile', mobile: '12' })).toBe('Enter a valid phone number');
  });

  test('the new password is required, has six characters and is the same twice', async () => {
    const link = await askForMail(servery(), 'staff@example.com');
    const said = async (change: object) => {
      const { message, details } = await servery()
        .person()
        .refused('ResetPassword', { ...link, ...twice('new secret'), ...change });
      return [details.field, message];
    };
    expect(await said({ new_password: '' })).toEqual(['new_password', 'This field is required']);
    expect(await said({ new_password: 'short' })).toEqual([
      'new_password',
      'Has to be at least 6 characters long',
    ]);
    expect(await said({ confirm_password: 'other' })).toEqual(['confirm_password', 'Passwords do not match']);
    await servery()
      .person()
      .call('ResetPassword', { ...link, ...twice('new secret') });
  });

  test('a texted link sets a PIN once, and a link for one is none for the other', async () => {
    await servery().person().call('ForgotLogin', { login_type: 'mobile', mobile: '0491 570 156' });
    const [text] = await servery().arrived('text', '+61491570156');
    const { ri: user_id = '', ra: reset_auth = '', rt } = linkIn(text!).query;
    expect(rt).toBe('pin');
    const link = { user_id, reset_auth };
    const refused = async (input: object) =>
      (
        await servery()
          .person()
          .refused('ResetPassword', { ...link, ...input })
      ).message;
    expect(await refused({ new_pin: '12345', confirm_pin: '12345' })).toBe('Has to be 6 digits long');
    expect(await refused({ new_pin: '123456', confirm_pin: '123457' })).toBe('PINs do not match');
    const invalid = 'This link has expired or was already used. Ask for a new one';
    expect(await refused(twice('new secret'))).toBe(invalid);
    const pin = { new_pin: '135791', confirm_pin: '135791' };
    const login = { method: 'mobile' as const, mobile: '0491570156', pin: '135791' };
    for (let tries = 0; tries < 7; tries += 1) await servery().person().send('Login', login);
    await servery()
      .person()
      .call('ResetPassword', { ...link, ...pin });
    expect(await refused(pin)).toBe(invalid);
    expect((await servery().person().call('Login', login)).email).toBe(MEMBER);
  });

  test('of two with one number, the one who has shown that it is theirs is meant', async () => {
    const id = await signUp(servery(), servery().person(), 'samenumber@example.com');
    await servery().server.db.write((tx) =>
      tx.q.updateTable('customer').set({ mobile: '+61491570156' }).where('id', '=', id).execute(),
    );
    await servery().person().call('ForgotLogin', { login_type: 'mobile', mobile: '0491570156' });
    const messages = await servery().arrived('text', '+61491570156', 2);
    expect(new Set(messages.map((message) => linkIn(message).query['ri'])).size).toBe(1);
  });

  test('refuses the link of another user, of another brand, and one that has run out', async () => {
    await signUp(servery(), servery().person(), 'kim@example.com');
    const link = await askForMail(servery(), 'kim@example.com', 2);
    const form = { ...link, ...twice('new secret') };
    const codes = [
      (
        await servery()
          .person()
          .refused('ResetPassword', { ...form, user_id: '1' })
      ).code,
      (await servery().person(DUNE).refused('ResetPassword', form)).code,
      (
        await servery()
          .person()
          .refused('ResetPassword', { ...form, reset_auth: 'guess' })
      ).code,
    ];
    servery().clock.now += 60 * MINUTE + 1;
    codes.push((await servery().person().refused('ResetPassword', form)).code);
    expect(new Set(codes)).toEqual(new Set(['reset_invalid']));
    await servery().person().call('Login', byEmail('kim@example.com', SECRET));
  });

  test('a reset while signed in signs nobody in or out, and gives the customer’s own session a new sid', async () => {
    const [own, other] = [servery().person(), servery().person()];
    const id = await signUp(servery(), own, 'lee@example.com');
    await signUp(servery(), other, 'max@example.com');
    const before = own.sid;
    let link = await askForMail(servery(), 'lee@example.com', 2);
    await other.call('ResetPassword', { ...link, ...twice('second secret') });
    expect((await other.call('CustomerAccount')).customer.email).toBe('max@example.com');
    expect(await isIn(own)).toBe(false);
    await own.call('Login', byEmail('lee@example.com', 'second secret'));
    const signedIn = own.sid;
    link = await askForMail(servery(), 'lee@example.com', 4);
    await own.call('ResetPassword', { ...link, ...twice('third secret') });
    expect((await own.call('CustomerAccount')).customer.id).toBe(id);
    expect(new Set([before, signedIn, own.sid]).size).toBe(3);
    expect(await isIn(servery().person({ sid: signedIn! }))).toBe(false);
    const guest = servery().person();
    link = await askForMail(servery(), 'max@example.com', 2);
    await guest.call('ResetPassword', { ...link, ...twice('second secret') });
    expect(await isIn(guest)).toBe(false);
  });

  test('sends no more than three an hour to one account, and locks an address that asks for many', async () => {
    servery().clock.now += 61 * MINUTE;
    const ask = (email: string) => servery().person().send('ForgotLogin', { login_type: 'email', email });
    await signUp(servery(), servery().person(), 'pat@example.com');
    for (let time = 0; time < 5; time += 1) await ask('pat@example.com');
    for (let index = 0; index < 55; index += 1)
      expect((await ask(`nobody${index}@example.com`)).ResponseCode).toBe('SUCCESS');
    const locked = await servery()
      .person()
      .refused('ForgotLogin', { login_type: 'email', email: 'pat@example.com' });
    expect(locked.message).toBe('Too many tries. Wait an hour and try again');
    const mails = await servery().arrived('mail', 'pat@example.com', 4);
    expect(mails.filter(({ subject }) => subject === 'Choose a new password')).toHaveLength(3);
    servery().clock.now += 61 * MINUTE;
  });

  test('tries a text again while the service is out of order, and gives up on a number that cannot be reached', async () => {
    await setProvider(servery().sandbox, 'text', { mode: 'temporary', times: 1 });
    await servery().person().call('ForgotLogin', { login_type: 'mobile', mobile: '0491 570 158' });
    const arrived = async () => {
      servery().clock.now += 1000;
      return (await servery().arrived('text', '+61491570158', 0)).length;
    };
    await expect.poll(arrived).toBe(1);
    await setProvider(servery().sandbox, 'text', { mode: 'refuse', times: 1 });
    await servery().person().call('ForgotLogin', { login_type: 'mobile', mobile: '0491 570 158' });
    const openJobs = () =>
      servery().server.db.read((tx) =>
        tx.q.selectFrom('job').select('id').where('state', '<>', 'done').execute(),
      );
    await expect.poll(openJobs).toEqual([]);
    expect(await arrived()).toBe(1);
  });
});
