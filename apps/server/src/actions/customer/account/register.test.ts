import { expect, test } from 'vitest';
import { inEachIdentityServery, linkIn, SECRET, signUp, signUpForm } from '../../../../testing/identity.ts';
import { add, DUNE, orderChips, visit } from '../../../../testing/orders.ts';
import { openServery } from '../../../../testing/servery.ts';

const byEmail = (email: string, password = SECRET) => ({ method: 'email' as const, email, password });

inEachIdentityServery('signing up', (servery) => {
  test('keeps what was typed until the mail is opened, then signs in with the chosen password [ACC-259 ACC-260]', async () => {
    const person = servery().person();
    const form = { ...signUpForm(' Mia@Example.com '), mobile_metadata: { country_code: 'AU' } };
    const pending = await person.call('Register', { ...form, method: 'email' });
    expect(pending).toMatchObject({
      id: 0,
      status: 2,
      email: 'mia@example.com',
      customer: { id: 0, status: 2, name: 'Mia Lim', mobile: '+61491570110' },
    });
    expect((await person.refused('CustomerAccount', {})).auth).toBe(true);
    const [mail] = await servery().arrived('mail', 'mia@example.com');
    expect(mail!.subject).toBe('Finish signing up');
    const { path, query } = linkIn(mail!);
    expect(path).toBe('/');
    const member = await person.call('LoginByUrl', query);
    expect(member).toMatchObject({ email: 'mia@example.com', status: 1, customer: { name: 'Mia Lim' } });
    expect((await servery().person().call('Login', byEmail('mia@example.com'))).id).toBe(member.id);
    expect((await person.refused('LoginByUrl', query)).code).toBe('link_invalid');
  });

  test('refuses what the form would refuse, by its field', async () => {
    const form = signUpForm('noe@example.com');
    const said = async (change: object) => {
      const { message, details } = await servery()
        .person()
        .refused('Register', { ...form, ...change });
      return [details.field, message];
    };
    expect(await said({ name: '' })).toEqual(['name', 'This field is required']);
    expect(await said({ password1: 'short', password2: 'short' })).toEqual([
      'password1',
      'Has to be at least 6 characters long',
    ]);
    expect(await said({ password2: 'other secret' })).toEqual(['password2', 'Passwords do not match']);
    expect(await said({ state: '' })).toEqual(['state', 'This field is required']);
    expect(await said({ email: 'nobody' })).toEqual(['email', 'Enter a valid email address']);
    await servery()
      .person()
      .call('Register', { ...form, country_code: 'NZ', state: '', mobile: '021 123 4567' });
  });

  test('answers the same for an address that has an account, and tells only that address', async () => {
    const form = signUpForm('member@example.com');
    const taken = await servery().person().send('Register', form);
    const free = await servery().person().send('Register', signUpForm('free@example.com'));
    const same = (envelope: object) =>
      JSON.stringify({ ...envelope, SID: '' }).replaceAll(/(member|free)@example.com/g, 'X');
    expect(same(taken)).toBe(same(free));
    const [mail] = await servery().arrived('mail', 'member@example.com');
    expect(mail!.subject).toBe('You already have an account');
    expect(linkIn(mail!)).toMatchObject({ path: '/forgot', query: {} });
    // Who typed a password for it is told to open the mail, whether or not there is an account; who guesses is not.
    for (const email of ['member@example.com', 'free@example.com']) {
      expect((await servery().person().refused('Login', byEmail(email))).code).toBe('email_unconfirmed');
      expect((await servery().person().refused('Login', byEmail(email, 'not this one'))).code).toBe(
        'wrong_login',
      );
    }
    expect((await servery().person().refused('Login', byEmail('nobody@example.com'))).code).toBe(
      'wrong_login',
    );
  });

  test('signs in who signs up again with the password that they have', async () => {
    const form = { ...signUpForm('test@example.com'), password1: 'banksia-demo', password2: 'banksia-demo' };
    const person = servery().person();
    expect(await person.call('Register', form)).toMatchObject({ email: 'test@example.com', status: 9 });
    await person.call('CustomerAccount');
  });

  test('a password that somebody else typed is not taken over by who opens the mail', async () => {
    const stranger = servery().person();
    await stranger.call('Register', signUpForm('victim@example.com'));
    const [mail] = await servery().arrived('mail', 'victim@example.com');
    const holder = servery().person();
    const { id } = await holder.call('LoginByUrl', { ...linkIn(mail!).query, agreed: 1 });
    expect((await servery().person().refused('Login', byEmail('victim@example.com'))).code).toBe(
      'wrong_login',
    );
    const mails = await servery().arrived('mail', 'victim@example.com', 2);
    const reset = mails.find(({ subject }) => subject === 'Choose a new password');
    expect(linkIn(reset!)).toMatchObject({ path: '/account/reset', query: { ri: String(id) } });
  });

  test('a guest’s earlier orders with the same email join the account, those with another do not', async () => {
    const guest = servery().person();
    const mine = await orderChips(guest, { customer_email: 'Jo@Example.com' });
    const others = await orderChips(servery().person(), { customer_email: 'jo@example.org' });
    const person = servery().person();
    await person.call('Register', signUpForm('jo@example.com'));
    const seen = async ({ order_id }: { order_id: string }) =>
      (await person.call('OrderStatusDetailed', { order_id })).order.contact_name;
    expect(await seen(mine)).not.toBe('Sam Nguyen');
    const mails = await servery().arrived('mail', 'jo@example.com', 2);
    const confirm = mails.find(({ subject }) => subject === 'Finish signing up');
    await person.call('LoginByUrl', linkIn(confirm!).query);
    expect(await seen(mine)).toBe('Sam Nguyen');
    expect(await seen(others)).not.toBe('Sam Nguyen');
  });

  test('keeps the cart of the guest who signs up', async () => {
    const person = servery().person();
    await add(person, await visit(person), 'Rosemary Chips', 2);
    await signUp(servery(), person, 'cart@example.com');
    const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
    expect(order.num_items).toBe(2);
  });

  test('two sign-ups with one address make one account, by whichever mail is opened first', async () => {
    const [first, second] = [servery().person(), servery().person()];
    for (const person of [first, second]) await person.call('Register', signUpForm('twice@example.com'));
    const mails = await servery().arrived('mail', 'twice@example.com', 2);
    const [a, b] = mails.map(linkIn);
    await first.call('LoginByUrl', { ...a!.query, agreed: 1 });
    expect((await second.refused('LoginByUrl', b!.query)).code).toBe('link_invalid');
    const rows = await servery().server.db.read((tx) =>
      tx.q.selectFrom('customer').select('id').where('email', '=', 'twice@example.com').execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test('a link leads to the brand that somebody signed up with, and opens nothing elsewhere', async () => {
    const person = servery().person(DUNE);
    await person.call('Register', signUpForm('dune@example.com'));
    const [mail] = await servery().arrived('mail', 'dune@example.com');
    const { host, query } = linkIn(mail!);
    expect(host).toBe('dune.localhost');
    expect(mail!.text).toContain('Mia Lim');
    expect((await servery().person().refused('LoginByUrl', query)).code).toBe('link_invalid');
    await person.call('LoginByUrl', query);
    expect((await servery().person().refused('Login', byEmail('dune@example.com'))).code).toBe('wrong_login');
    await servery().person(DUNE).call('Login', byEmail('dune@example.com'));
  });

  test('a link to finish runs out after a day', async () => {
    const person = servery().person();
    await person.call('Register', signUpForm('late@example.com'));
    const [mail] = await servery().arrived('mail', 'late@example.com');
    servery().clock.now += 24 * 3_600_000 + 1;
    expect((await person.refused('LoginByUrl', linkIn(mail!).query)).message).toBe(
      'This link has expired or was already used. Sign in to continue',
    );
  });

  test('sends no more than three mails an hour to an address, and says the same', async () => {
    const answers = [];
    for (let time = 0; time < 5; time += 1)
      answers.push(await servery().person().call('Register', signUpForm('often@example.com')));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    await signUp(servery(), servery().person(), 'after@example.com');
    expect(await servery().arrived('mail', 'often@example.com', 3)).toHaveLength(3);
  });
});

test('offers no sign-up where no mail can be sent', async () => {
  const servery = await openServery('sqlite');
  expect((await servery.person().refused('Register', signUpForm('a@example.com'))).code).toBe('sign_up_off');
  expect((await servery.person().call('SignInOptions')).sign_up).toBe(0);
  const forgot = { login_type: 'email', email: 'a@example.com' };
  expect((await servery.person().refused('ForgotLogin', forgot)).code).toBe('reset_off');
  await servery.close();
});
