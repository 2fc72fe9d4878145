import { expect, test } from 'vitest';
import { inEachIdentityServery, SECRET, signUp } from '../../../../testing/identity.ts';
import type { Person } from '../../../../testing/servery.ts';

let count = 0;
const newEmail = () => `secret${(count += 1)}@example.com`;
const twice = (word: string) => ({ new_password: word, confirm_password: word });
const pinTwice = (pin: string) => ({ new_pin: pin, confirm_pin: pin });

inEachIdentityServery('changing a password or a PIN', (servery) => {
  async function member(): Promise<{ person: Person; email: string; id: number }> {
    const [person, email] = [servery().person(), newEmail()];
    return { person, email, id: await signUp(servery(), person, email) };
  }
  const login = async (email: string, password: string) =>
    (await servery().person().send('Login', { method: 'email', email, password })).ResponseCode;
  const isIn = async (person: Person) =>
    (await person.send('CustomerAccount', {})).ResponseCode === 'SUCCESS';

  test('a new password holds at once, keeps this session under a new sid and ends all others [ACC-295 ACC-296]', async () => {
    const { person, email } = await member();
    const elsewhere = servery().person();
    await elsewhere.call('Login', { method: 'email', email, password: SECRET });
    const before = person.sid;
    const sent = { current_password: SECRET, ...twice('a new secret') };
    expect(await person.call('ChangePassword', sent)).toEqual({});
    expect(person.sid).not.toBe(before);
    expect([await isIn(person), await isIn(elsewhere)]).toEqual([true, false]);
    expect([await login(email, SECRET), await login(email, 'a new secret')]).toEqual(['ERROR', 'SUCCESS']);
    const mails = await servery().arrived('mail', email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('what is missing or differs is said beside its field [ACC-188 ACC-189 ACC-190]', async () => {
    const { person, email } = await member();
    const whole = { current_password: SECRET, ...twice('a new secret') };
    const said = async (change: object) => {
      const { details, message } = await person.refused('ChangePassword', { ...whole, ...change });
      return [details.field, message];
    };
    expect(await said({ current_password: '' })).toEqual(['current_password', 'This field is required']);
    expect(await said({ new_password: '' })).toEqual(['new_password', 'This field is required']);
    expect(await said(twice('short'))).toEqual(['new_password', 'Has to be at least 6 characters long']);
    expect(await said({ confirm_password: '' })).toEqual(['confirm_password', 'This field is required']);
    expect(await said({ confirm_password: 'other' })).toEqual(['confirm_password', 'Passwords do not match']);
    expect(await said({ current_password: 'wrong' })).toEqual([
      'current_password',
      'Your current password is incorrect',
    ]);
    expect(await login(email, SECRET)).toBe('SUCCESS');
  });

  test('who guesses the current password is held up as at sign-in', async () => {
    const { person } = await member();
    const guess = () =>
      person.refused('ChangePassword', { current_password: 'guess', ...twice('a new secret') });
    const codes = [];
    for (let tries = 0; tries < 7; tries += 1) codes.push((await guess()).code);
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'password_wrong'));
    expect(codes[6]).toBe('locked_out');
  });

  test('a first PIN needs no old one, the next does, and the customer is answered [ACC-191 ACC-192 ACC-194 ACC-299]', async () => {
    const { person } = await member();
    const { customer } = await person.call('ChangePin', pinTwice('135790'));
    expect(customer.has_mobile_pin).toBe(1);
    const said = async (input: object) => (await person.refused('ChangePin', input)).message;
    expect(await said({ new_pin: '', confirm_pin: '' })).toBe('This field is required');
    expect(await said({ new_pin: '135791', confirm_pin: '' })).toBe('This field is required');
    expect(await said(pinTwice('12345'))).toBe('Has to be 6 digits long');
    expect(await said({ new_pin: '135791', confirm_pin: '135792' })).toBe('PINs do not match');
    expect(await said({ old_pin: '000000', ...pinTwice('246800') })).toBe('Your current PIN is incorrect');
    expect(await said(pinTwice('246800'))).toBe('Your current PIN is incorrect');
    await person.call('ChangePin', { old_pin: '135790', ...pinTwice('246800') });
    const { mobile, id } = customer;
    await servery().server.db.write(({ q }) =>
      q.updateTable('customer').set({ mobile_verified_at: 1 }).where('id', '=', id).execute(),
    );
    const byPin = await servery().person().send('Login', { method: 'mobile', mobile, pin: '246800' });
    expect(byPin.ResponseCode).toBe('SUCCESS');
  });

  test('without a mobile number there is no PIN, and the way to one is said [ACC-193]', async () => {
    const { person, id } = await member();
    await servery().server.db.write((tx) =>
      tx.q.updateTable('customer').set({ mobile: '' }).where('id', '=', id).execute(),
    );
    expect((await person.refused('ChangePin', pinTwice('135790'))).message).toBe(
      'A PIN needs a mobile number. Add yours in My Account first.',
    );
  });
});
