import { expect, test } from 'vitest';
import { anonymiseOrders } from '#stores/closed-accounts';
import { inEachIdentityServery, linkIn, type Message, SECRET, signUp } from '../../../../testing/identity.ts';
import { orderChips, signIn } from '../../../../testing/orders.ts';
import type { Person } from '../../../../testing/servery.ts';

const PROFILE = { name: 'Mia Lim', email: '', mobile: '0491 570 110' };
let count = 0;
const newEmail = () => `profile${(count += 1)}@example.com`;

inEachIdentityServery('the profile', (servery) => {
  /** A member of their own for each test: none disturbs another. */
  async function member(): Promise<{ person: Person; email: string; id: number }> {
    const [person, email] = [servery().person(), newEmail()];
    const id = await signUp(servery(), person, email);
    return { person, email, id };
  }
  const login = (email: string, password: string) =>
    servery().person().send('Login', { method: 'email', email, password });
  const change = ({ person, email }: { person: Person; email: string }, more: object) =>
    person.send('ChangeProfile', { ...PROFILE, email, current_password: SECRET, ...more });

  test('name, mobile, gender and birthday are changed, and the customer is answered [ACC-262 ACC-263]', async () => {
    const { person, email } = await member();
    const { customer, email_to_confirm } = await person.call('ChangeProfile', {
      name: '  Mia Lim-Carter ',
      email,
      mobile: '021 123 4567',
      mobile_metadata: { country_code: 'NZ' },
      birthday: '24/08',
      gender: 'female',
    });
    expect(customer).toMatchObject({
      name: 'Mia Lim-Carter',
      mobile: '+64211234567',
      birthday: '24/08',
      gender: 'female',
      has_mobile: 1,
    });
    expect(email_to_confirm).toBe('');
    expect((await person.call('CustomerAccount')).customer).toEqual(customer);
  });

  test('what is wrong is said beside its field, and nothing is stored [ACC-106 ACC-107 ACC-108]', async () => {
    const { person, email } = await member();
    const said = async (more: object) => {
      const { details, message } = await person.refused('ChangeProfile', { ...PROFILE, email, ...more });
      return [details.field, message];
    };
    expect(await said({ name: '' })).toEqual(['name', 'This field is required']);
    expect(await said({ name: 'Al' })).toEqual(['name', 'Has to be at least 3 characters long']);
    expect(await said({ name: 'Google User' })).toEqual(['name', 'Enter your name']);
    expect(await said({ email: '' })).toEqual(['email', 'This field is required']);
    expect(await said({ email: 'mia@' })).toEqual(['email', 'Enter a valid email address']);
    expect(await said({ mobile: '' })).toEqual(['mobile', 'This field is required']);
    expect(await said({ mobile: '12345' })).toEqual(['mobile', 'Enter a valid phone number']);
    expect(await said({ birthday: '31/04' })).toEqual(['birthday', 'Enter a day and a month, like 24/08']);
    expect((await person.call('CustomerAccount')).customer).toMatchObject({ name: 'Mia Lim', birthday: '' });
    await person.call('ChangeProfile', { ...PROFILE, email, birthday: '', gender: '' });
  });

  test('a birthday that is set stays as it is [ACC-112]', async () => {
    const who = await member();
    expect((await change(who, { birthday: '29/02' })).ResponseCode).toBe('SUCCESS');
    expect((await change(who, { birthday: '29/02' })).ResponseCode).toBe('SUCCESS');
    const refused = await who.person.refused('ChangeProfile', {
      ...PROFILE,
      email: who.email,
      birthday: '01/03',
    });
    expect(refused.code).toBe('birthday_set');
    await change(who, {});
    expect((await who.person.call('CustomerAccount')).customer.birthday).toBe('29/02');
  });

  test('a new email address counts once its mail has been opened, and not before', async () => {
    const { person, email } = await member();
    const wanted = newEmail();
    const sent = await person.call('ChangeProfile', {
      ...PROFILE,
      email: wanted.toUpperCase(),
      current_password: SECRET,
    });
    expect([sent.customer.email, sent.email_to_confirm]).toEqual([email, wanted]);
    expect((await login(wanted, SECRET)).ResponseCode).not.toBe('SUCCESS');
    const [mail] = await servery().arrived('mail', wanted);
    const { userid = '', usertoken = '' } = linkIn(mail as Message).query;
    expect((await servery().person().call('LoginByUrl', { userid, usertoken, agreed: 1 })).email).toBe(
      wanted,
    );
    expect((await login(wanted, SECRET)).ResponseCode).toBe('SUCCESS');
    expect((await login(email, SECRET)).ResponseCode).not.toBe('SUCCESS');
    expect((await servery().person().refused('LoginByUrl', { userid, usertoken })).code).toBe('link_invalid');
    const mails = await servery().arrived('mail', email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your email address was changed');
  });

  test('an address that belongs to somebody is not taken over, nor told to whom', async () => {
    const who = await member();
    const taken = (await member()).email;
    const free = await change(who, { email: newEmail() });
    const held = await change(who, { email: taken });
    expect(held.ResponseCode).toBe(free.ResponseCode);
    const mails = await servery().arrived('mail', taken, 2);
    expect(mails[0]?.subject).toBe('You already have an account');
  });

  test('two who want one address: it belongs to who opens the mail first', async () => {
    const [first, second] = [await member(), await member()];
    const wanted = newEmail();
    await change(first, { email: wanted });
    await change(second, { email: wanted });
    const links = (await servery().arrived('mail', wanted, 2)).map((mail) => linkIn(mail).query);
    const open = ({ userid = '', usertoken = '' }: Record<string, string>) =>
      servery().person().send('LoginByUrl', { userid, usertoken, agreed: 1 });
    const answers = [await open(links[0] ?? {}), await open(links[1] ?? {})];
    expect(answers.map(({ ResponseCode }) => ResponseCode)).toEqual(['SUCCESS', 'ERROR']);
  });

  test('the address that Apple or Google vouches for cannot be changed [ACC-111]', async () => {
    // The token is as old as it says: the server's clock has to be the provider's.
    servery().clock.now = Date.now();
    const person = servery().person();
    const { id_token: credential } = await servery().socialToken('google', { person: 'grace' });
    const { customer, email } = await person.call('Login', { method: 'google', payload: { credential } });
    expect(customer).toMatchObject({ is_google_connected: 1, is_apple_connected: 0, has_mobile_pin: 0 });
    const refused = await person.refused('ChangeProfile', { ...PROFILE, email: newEmail() });
    expect([refused.code, refused.details.field]).toEqual(['email_connected', 'email']);
    await person.call('ChangeProfile', { ...PROFILE, email });
  });

  test('kiosk and staff accounts are the venue’s, and guests have none', async () => {
    const staff = await signIn(servery().person(), 'staff@example.com');
    for (const [name, input] of [
      ['ChangeProfile', { ...PROFILE, email: 'staff@example.com' }],
      ['CloseAccount', {}],
      ['ChangePassword', { current_password: 'x', new_password: 'secret', confirm_password: 'secret' }],
      ['ChangePin', { new_pin: '123456', confirm_pin: '123456' }],
      ['OrderHistory', {}],
      ['Feedback', { ease_of_use: 1, speed: 1, overall: 1 }],
    ] as const) {
      expect((await staff.refused(name, input)).code).toBe('members_only');
      expect((await servery().person().refused(name, input)).auth).toBe(true);
    }
    const test = await signIn(servery().person(), 'test@example.com');
    expect((await test.refused('CloseAccount', {})).code).toBe('members_only');
  });

  test('a deleted account names nobody any more: sessions, ways in and past orders [ACC-264 ACC-265]', async () => {
    const { person, email, id } = await member();
    const elsewhere = servery().person();
    await elsewhere.call('Login', { method: 'email', email, password: SECRET });
    const done = await orderChips(person, { customer_email: email, order_note: 'for Mia', preorder: 1 });
    const cooking = await orderChips(person, { customer_email: email });
    await servery().server.db.write((tx) =>
      tx.q.updateTable('orders').set({ status: 5 }).where('ref', '=', done.order_id).execute(),
    );
    expect(await person.call('CloseAccount')).toEqual({});
    for (const each of [person, elsewhere])
      expect((await each.send('CustomerAccount', {})).ResponseCode).toBe('AUTH');
    expect((await login(email, SECRET)).ResponseCode).not.toBe('SUCCESS');
    const orders = await servery().server.db.read((tx) =>
      tx.q.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    );
    expect(orders[0]).toMatchObject({
      contact_name: 'Closed account',
      contact_email: '',
      contact_mobile: '',
      note: '',
    });
    // Somebody is cooking it, and has to call out a name.
    expect(orders[1]).toMatchObject({ ref: cooking.order_id, contact_email: email });
    await servery().server.db.write(async (tx) => {
      await tx.q.updateTable('orders').set({ status: 5 }).where('ref', '=', cooking.order_id).execute();
      await anonymiseOrders(tx);
    });
    const later = await servery().person().call('OrderStatusDetailed', { order_id: cooking.order_id });
    expect(later.order.contact_name).toBe('Closed A.');
    const all = await servery().server.db.read((tx) =>
      tx.q.selectFrom('customer').selectAll().where('id', '=', id).execute(),
    );
    expect(JSON.stringify(all)).not.toMatch(/Mia|profile\d|491570110/);
  });

  test('an account is not deleted while money of its holder is under way', async () => {
    const { person, id } = await member();
    await orderChips(person);
    const attempt = {
      id: `open-${id}`,
      submit_key: `open-${id}`,
      customer_id: id,
      state: 'waiting' as const,
    };
    await servery().server.db.write((tx) =>
      tx.q
        .insertInto('payment_attempt')
        .values({
          ...attempt,
          venue_id: 1,
          session_id: 1,
          cart_id: 0,
          order_id: null,
          method: 'CB',
          amount: 100,
          refunded: 0,
          reference: '',
          capture_reference: '',
          redirect: '',
          card_type: '',
          submission: '',
          cart_print: '',
          problem: '',
          checks: 0,
          created_at: 0,
          updated_at: 0,
        })
        .execute(),
    );
    expect((await person.refused('CloseAccount', {})).code).toBe('payment_open');
    expect((await person.call('CustomerAccount')).customer.name).toBe('Mia Lim');
  });
});
