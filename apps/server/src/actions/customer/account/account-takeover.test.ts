import { expect, test } from 'vitest';
import { inEachIdentityServery, linkIn, type Message, SECRET, signUp } from '../../../../testing/identity.ts';
import type { Person } from '../../../../testing/servery.ts';

const MINUTE = 60_000;
const MOBILE = '0491 570 201';
let count = 0;
const newEmail = () => `takeover${(count += 1)}@example.com`;
const PROFILE = { name: 'Mia Lim', mobile: MOBILE };

inEachIdentityServery('keeping an account', (servery) => {
  async function member() {
    const [person, email] = [servery().person(), newEmail()];
    return { person, email, id: await signUp(servery(), person, email) };
  }
  const linkTo = async (to: string, wanted = 1) => {
    const mails = await servery().arrived('mail', to, wanted);
    const { userid = '', usertoken = '' } = linkIn(mails[0] as Message).query;
    return { userid, usertoken, agreed: 1 as const };
  };
  const open = async (link: object) => (await servery().person().send('LoginByUrl', link)).ResponseCode;
  const wants = (person: Person, email: string) =>
    person.call('ChangeProfile', { ...PROFILE, email, current_password: SECRET });
  const addressOf = async (id: number) =>
    (
      await servery().server.db.read(({ q }) =>
        q.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      )
    ).email;

  test('a new email address needs the password, and tries at it are counted', async () => {
    const { person, email, id } = await member();
    const ask = (current_password: string) =>
      person.refused('ChangeProfile', { ...PROFILE, email: newEmail(), current_password });
    expect(await ask('')).toMatchObject({ code: 'field_required', details: { field: 'current_password' } });
    for (let tries = 0; tries < 6; tries += 1) {
      const { code, details } = await ask('not it');
      expect([code, details.field]).toEqual(['password_wrong', 'current_password']);
    }
    expect((await ask(SECRET)).code).toBe('locked_out');
    expect(await addressOf(id)).toBe(email);
    // What is no way into the account goes without.
    await person.call('ChangeProfile', { ...PROFILE, name: 'Mia Lim-Carter', email });
    servery().clock.now += 16 * MINUTE;
  });

  test('who has no password has to have signed in just now', async () => {
    const email = newEmail();
    await servery().person().call('Register', {
      name: 'Mia Lim',
      email,
      mobile: MOBILE,
      password1: SECRET,
      password2: SECRET,
      country_code: 'AU',
      state: 'WA',
    });
    const holder = servery().person();
    await holder.call('LoginByUrl', await linkTo(email));
    expect((await holder.call('CustomerAccount')).customer.has_password).toBe(0);
    servery().clock.now += 11 * MINUTE;
    const wanted = newEmail();
    const ask = { ...PROFILE, email: wanted };
    expect((await holder.refused('ChangeProfile', ask)).code).toBe('sign_in_again');
    const link = await holder.call('LoginLink');
    await holder.call('LoginByUrl', { userid: link.userid, usertoken: link.usertoken });
    expect((await holder.call('ChangeProfile', ask)).email_to_confirm).toBe(wanted);
  });

  test('an old link for a new address is over once another was asked for', async () => {
    const { person, id } = await member();
    const [first, second] = [newEmail(), newEmail()];
    await wants(person, first);
    const old = await linkTo(first);
    await wants(person, second);
    expect(await open(old)).toBe('ERROR');
    expect(await open(await linkTo(second))).toBe('SUCCESS');
    expect(await addressOf(id)).toBe(second);
    expect(await open(old)).toBe('ERROR');
  });

  test('a new address that is taken back opens nothing any more, and can be wished for again', async () => {
    const { person, email, id } = await member();
    const mistyped = newEmail();
    await wants(person, mistyped);
    const link = await linkTo(mistyped);
    await wants(person, email);
    expect(await open(link)).toBe('ERROR');
    expect(await addressOf(id)).toBe(email);
    await wants(person, mistyped);
    expect(await open(await linkTo(mistyped, 2))).toBe('SUCCESS');
    expect(await addressOf(id)).toBe(mistyped);
  });

  test('every older link is over once an address is confirmed, a reset of the password too', async () => {
    const { person, email, id } = await member();
    await servery().person().call('ForgotLogin', { login_type: 'email', email });
    const mails = await servery().arrived('mail', email, 2);
    const reset = mails.map(linkIn).find(({ path }) => path === '/account/reset')!.query;
    const wanted = newEmail();
    await wants(person, wanted);
    expect(await open(await linkTo(wanted))).toBe('SUCCESS');
    const form = { new_password: 'thieves secret', confirm_password: 'thieves secret' };
    const used = { user_id: reset['ri'], reset_auth: reset['ra'], ...form };
    expect((await servery().person().refused('ResetPassword', used)).code).toBe('reset_invalid');
    expect(await addressOf(id)).toBe(wanted);
  });

  test('a new password ends the wish for another address', async () => {
    const { person, email, id } = await member();
    const wanted = newEmail();
    await wants(person, wanted);
    const link = await linkTo(wanted);
    const changed = { new_password: 'a newer secret', confirm_password: 'a newer secret' };
    await person.call('ChangePassword', { current_password: SECRET, ...changed });
    expect(await open(link)).toBe('ERROR');
    expect(await addressOf(id)).toBe(email);
  });
});

inEachIdentityServery('mobiles', (servery) => {
  const PIN = { new_pin: '975310', confirm_pin: '975310' };
  const login = (mobile: string, pin = '975310') =>
    servery().person().send('Login', { method: 'mobile', mobile, pin });
  async function memberWith(mobile: string) {
    const [person, email] = [servery().person(), newEmail()];
    const id = await signUp(servery(), person, email);
    await person.call('ChangeProfile', { ...PROFILE, email, mobile });
    return { person, email, id };
  }
  const verify = async (person: Person, mobile: string, texts = 1) => {
    await person.call('VerifyMobile');
    const [text] = await servery().arrived('text', mobile, texts);
    const { userid = '', usertoken = '' } = linkIn(text!).query;
    return { userid, usertoken };
  };

  test('a number that was only typed neither signs in nor gets the texts of its owner', async () => {
    const owner = await servery().person().call('Login', {
      method: 'mobile',
      mobile: '0491 570 156',
      pin: '246810',
    });
    const { person } = await memberWith('0491 570 156');
    await person.call('ChangePin', PIN);
    expect((await login('0491 570 156')).ResponseCode).toBe('ERROR');
    expect((await login('0491 570 156', '246810')).ResponseCode).toBe('SUCCESS');
    await servery().person().call('ForgotLogin', { login_type: 'mobile', mobile: '0491 570 156' });
    const [text] = await servery().arrived('text', '+61491570156');
    expect(linkIn(text!).query['ri']).toBe(String(owner.id));
  });

  test('a number that was only typed at sign-up is nobody’s, until its text has been opened', async () => {
    const mobile = '+61491570202';
    const { person } = await memberWith(mobile);
    const { customer } = await person.call('ChangePin', PIN);
    expect(customer).toMatchObject({ has_mobile: 1, is_mobile_verified: 0, has_mobile_pin: 1 });
    expect((await login(mobile)).ResponseCode).toBe('ERROR');
    await servery().person().call('ForgotLogin', { login_type: 'mobile', mobile });
    const link = await verify(person, mobile);
    const opened = await person.call('LoginByUrl', link);
    expect(opened.customer.is_mobile_verified).toBe(1);
    expect((await login(mobile)).ResponseCode).toBe('SUCCESS');
    const texts = await servery().arrived('text', mobile);
    expect(texts).toHaveLength(1);
  });

  test('the phone that the text arrives at decides whose the number is', async () => {
    const mobile = '+61491570203';
    const [first, second] = [await memberWith(mobile), await memberWith(mobile)];
    await first.person.call('LoginByUrl', await verify(first.person, mobile));
    await second.person.call('LoginByUrl', await verify(second.person, mobile, 2));
    const verified = async ({ person }: typeof first) =>
      (await person.call('CustomerAccount')).customer.is_mobile_verified;
    expect([await verified(first), await verified(second)]).toEqual([0, 1]);
  });

  test('another number has to be shown anew, and texts to the last one open nothing', async () => {
    const mobile = '+61491570204';
    const { person, email } = await memberWith(mobile);
    const link = await verify(person, mobile);
    await person.call('ChangeProfile', { ...PROFILE, email, mobile: '+61491570205' });
    expect((await person.refused('LoginByUrl', link)).code).toBe('link_invalid');
    const { customer } = await person.call('CustomerAccount');
    expect(customer).toMatchObject({ mobile: '+61491570205', is_mobile_verified: 0 });
  });

  test('no more than three texts an hour go to one number', async () => {
    const mobile = '+61491570206';
    const { person } = await memberWith(mobile);
    for (let asked = 0; asked < 5; asked += 1) await person.call('VerifyMobile');
    await servery().arrived('text', mobile, 3);
    const open = () =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('job').select('id').where('state', '<>', 'done').execute(),
      );
    await expect.poll(open).toEqual([]);
    expect(await servery().arrived('text', mobile, 3)).toHaveLength(3);
  });
});
