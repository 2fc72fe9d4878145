import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { CLIENT_IDS, identityEnv, inEachIdentityServery, linkIn } from '../../../../testing/identity.ts';
import { DUNE, orderChips } from '../../../../testing/orders.ts';
import { setProvider, startSandbox } from '../../../../testing/sandbox.ts';
import { openServery } from '../../../../testing/servery.ts';

inEachIdentityServery('social sign-in', (servery) => {
  // The providers' tokens are as old as they say: the server's clock has to be theirs.
  beforeAll(() => {
    servery().clock.now = Date.now();
  });
  const apple = async (wish: object, more: object = {}) => {
    const { id_token, user } = await servery().socialToken('apple', wish);
    return { method: 'apple' as const, payload: { id_token, user, state: 's1', ...more } };
  };
  const google = async (wish: object, more: object = {}) => {
    const { id_token } = await servery().socialToken('google', wish);
    return { method: 'google' as const, payload: { credential: id_token, ...more } };
  };
  const refused = (input: object) => servery().person().refused('Login', input);

  test('Apple signs somebody up with the name that it tells once, and knows them again', async () => {
    const first = await servery()
      .person()
      .call('Login', await apple({ person: 'ada' }));
    expect(first).toMatchObject({
      email: 'ada.orchard@icloud.example',
      status: 1,
      customer: { name: 'Ada Orchard' },
    });
    const { id_token } = await servery().socialToken('apple', { person: 'ada' });
    const again = await servery().person().call('Login', { method: 'apple', payload: { id_token } });
    expect(again.id).toBe(first.id);
  });

  test('Google signs somebody up, joins what they ordered as a guest with the same email, and nobody else’s', async () => {
    const guest = servery().person();
    const mine = await orderChips(guest, { customer_email: 'Grace.Gum.Demo@gmail.com' });
    const others = await orderChips(servery().person(), { customer_email: 'other@example.com' });
    const person = servery().person();
    await person.call('Login', await google({ person: 'grace' }));
    const { order } = await person.call('OrderStatusDetailed', { order_id: mine.order_id });
    expect(order.contact_name).toBe('Sam Nguyen');
    const theirs = await person.call('OrderStatusDetailed', { order_id: others.order_id });
    expect(theirs.order.contact_name).not.toBe('Sam Nguyen');
    const { order: still } = await guest.call('OrderStatusDetailed', { order_id: mine.order_id });
    expect(still.contact_name).toBe('Sam Nguyen');
  });

  test('signs in by email, mobile, Apple and Google, remembered or not, with one answer [ACC-256 ACC-357]', async () => {
    const logins = [
      { method: 'email' as const, email: 'member@example.com', password: 'banksia-demo' },
      {
        method: 'mobile' as const,
        mobile: '0491 570 156',
        mobile_metadata: { country_code: 'AU' },
        pin: '246810',
      },
      await apple({ person: 'ada' }),
      await google({ person: 'grace' }),
    ];
    for (const [index, login] of logins.entries()) {
      const remember_me = index % 2 === 0 ? (1 as const) : (0 as const);
      const { customer, ...answer } = await servery()
        .person()
        .call('Login', { ...login, remember_me });
      expect(answer).toEqual({
        id: customer.id,
        email: customer.email,
        status: 1,
        menu_name: '',
        eftpos: { is_eftpos_enabled: 0, eftpos_provider: '' },
      });
    }
  });

  test('needs a user id and an email from the provider [ACC-082]', async () => {
    for (const wish of [{ person: 'nora' }, { person: 'ada', kind: 'nobody' }])
      expect((await refused(await apple(wish))).code).toBe('apple_insufficient');
    for (const wish of [{ person: 'nils' }, { person: 'grace', kind: 'nobody' }])
      expect((await refused(await google(wish))).code).toBe('google_unknown');
    await servery()
      .person()
      .call('Login', await google({ person: 'hugo' }));
  });

  test('says what is missing in the words of each provider, and that a token has expired', async () => {
    const words = async (input: object) => (await refused(input)).message;
    const insufficient =
      'Insufficient data from Apple to log you in. Access to your Name and Email address are required.';
    expect(await words(await apple({ person: 'nora' }))).toBe(insufficient);
    expect(await words({ method: 'apple', payload: { state: 's1' } })).toBe(insufficient);
    expect(await words(await google({ person: 'nils' }))).toBe('Unknown response from Google.');
    expect(await words(await apple({ person: 'ada', kind: 'expired' }))).toBe(
      'Apple Signin Token has expired',
    );
    expect(await words(await google({ person: 'grace', kind: 'expired' }))).toBe(
      'Google Login error: the token has expired',
    );
  });

  test.each([
    ['forged', 'the token is not valid'],
    ['other-issuer', 'the token is not valid'],
    ['other-app', 'the token was made for another app'],
  ])('refuses a token that is %s', async (kind, reason) => {
    expect((await refused(await google({ person: 'grace', kind }))).message).toBe(
      `Google Login error: ${reason}`,
    );
    expect((await refused(await apple({ person: 'ada', kind }))).message).toBe(`Error logging in: ${reason}`);
  });

  test('refuses what is no token, what names no algorithm, and the token of another provider', async () => {
    const { id_token } = await servery().socialToken('google', { person: 'grace' });
    const [, claims] = id_token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const credential of ['x', 'a.b.c', none])
      expect((await refused({ method: 'google', payload: { credential } })).code).toBe('google_failed');
    expect((await refused({ method: 'apple', payload: { id_token } })).code).toBe('apple_failed');
  });

  test('a token of the app counts as well, and a nonce has to be the one that was kept', async () => {
    const ofApp = { person: 'ada', client_id: 'au.example.servery.app' };
    await servery()
      .person()
      .call('Login', await apple(ofApp));
    const hashed = createHash('sha256').update('kept').digest('hex');
    await servery()
      .person()
      .call('Login', await apple({ person: 'ada', nonce: 'kept' }, { nonce: 'kept' }));
    await servery()
      .person()
      .call('Login', await apple({ ...ofApp, nonce: hashed }, { nonce: 'kept' }));
    for (const [sent, kept] of [
      ['kept', 'other'],
      ['kept', undefined],
      [undefined, 'kept'],
    ])
      expect((await refused(await apple({ person: 'ada', nonce: sent }, { nonce: kept }))).message).toBe(
        'Error logging in: the token belongs to another sign-in',
      );
  });

  test('a token signs in once: what lies in a history opens nothing', async () => {
    const input = await google({ person: 'grace' });
    const answers = await Promise.all([1, 2, 3].map(() => servery().person().send('Login', input)));
    expect(answers.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(1);
    expect((await refused(input)).message).toBe('Google Login error: the token has been used');
    const { credential } = input.payload;
    for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
      await refused({ ...input, payload: { credential: credential.slice(0, -1) + last } });
  });

  test('refuses an email that the provider did not verify', async () => {
    expect((await refused(await google({ person: 'uma' }))).message).toBe(
      'Google Login error: the email address is not verified',
    );
  });

  test('an account that exists is connected by the link in a mail to it, not by the look of an address', async () => {
    const member = await servery()
      .person()
      .call('Login', { method: 'email', email: 'member@example.com', password: 'banksia-demo' });
    const { code, message } = await refused(await google({ person: 'sam' }));
    expect(code).toBe('social_confirm');
    expect(message).toContain('connect it with Google');
    const [mail] = await servery().arrived('mail', 'member@example.com');
    expect(mail!.subject).toBe('Sign in with Google');
    const { userid = '', usertoken = '' } = linkIn(mail!).query;
    expect((await servery().person().call('LoginByUrl', { userid, usertoken, agreed: 1 })).id).toBe(
      member.id,
    );
    const after = await servery()
      .person()
      .call('Login', await google({ person: 'sam' }));
    expect(after.id).toBe(member.id);
  });

  test('an address that is Google’s own is connected at once', async () => {
    await servery().server.db.write((tx) =>
      tx.q
        .updateTable('customer')
        .set({ email: 'grace.gum.demo@gmail.com' })
        .where('brand_code', '=', 'dune')
        .where('email', '=', 'member@dune.example.com')
        .execute(),
    );
    const { customer } = await servery()
      .person(DUNE)
      .call('Login', await google({ person: 'grace' }));
    expect(customer.name).toBe('Priya Shah');
  });

  test('tells which ways there are, for the page to begin with', async () => {
    const options = await servery().person().call('SignInOptions');
    expect(options).toMatchObject({
      sign_up: 1,
      apple: { client_id: CLIENT_IDS.apple, return_path: '/social/apple' },
      google: { client_id: CLIENT_IDS.google, return_path: '/social/google' },
    });
    const page = `${options.apple!.authorise_url}?client_id=x&redirect_uri=${servery().url}/social/apple&state=s1`;
    expect(await (await fetch(page)).text()).toContain('Ada Orchard');
  });

  test('hands what a provider posts over to the sign-in page', async () => {
    const post = (path: string, form: Record<string, string>, cookie = '') =>
      fetch(`${servery().url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie },
        body: new URLSearchParams(form),
      });
    const apples = await post('/social/apple', {
      id_token: 'a.b',
      user: '{"name":1}',
      state: 's1',
      code: 'c',
    });
    expect(apples.status).toBe(303);
    expect(apples.headers.get('location')).toBe(
      '/login?method=apple&id_token=a.b&user=%7B%22name%22%3A1%7D&state=s1',
    );
    const where = async (form: Record<string, string>, cookie?: string) =>
      (await post('/social/google', form, cookie)).headers.get('location');
    expect(await where({ id_token: 'a.b', state: 's1' })).toBe(
      '/login?method=google&credential=a.b&state=s1',
    );
    const gsi = { credential: 'a.b', g_csrf_token: 't' };
    expect(await where(gsi, 'a=b; g_csrf_token=t')).toBe('/login?method=google&credential=a.b');
    expect(await where(gsi, 'g_csrf_token=other')).toBe('/login?method=google&error=g_csrf_token');
  });
});

test('says so when the provider cannot be reached, and offers nothing that is not configured', async () => {
  const sandbox = await startSandbox();
  const { APPLE_CLIENT_IDS: _none, ...env } = identityEnv(sandbox);
  const servery = await openServery('sqlite', env);
  await setProvider(sandbox, 'social', { mode: 'temporary', times: 1 });
  const made = await fetch(`${sandbox.url}/social/google/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: CLIENT_IDS.google, person: 'grace' }),
  });
  const { id_token: credential } = (await made.json()) as { id_token: string };
  servery.clock.now = Date.now();
  const input = { method: 'google' as const, payload: { credential } };
  expect((await servery.person().refused('Login', input)).message).toBe(
    'We can’t reach Google right now. Try again, or sign in another way',
  );
  await servery.person().call('Login', input);
  expect((await servery.person().refused('Login', { ...input, method: 'apple' })).code).toBe('social_off');
  expect(await servery.person().call('SignInOptions')).toMatchObject({ apple: null });
  await servery.close();
  await sandbox.close();
});
