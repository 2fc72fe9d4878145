import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDayOfYear, isUnreal, profileProblems } from '#identity/profile';
import { guestCustomer } from '#people/guest';
import { accountTitle, mayDeleteAccount } from '#people/account-title';

const held = { ...guestCustomer, email: 'mia@example.com' };
const form = {
  name: 'Mia Lim',
  email: 'Mia@example.com',
  mobile: '0491 570 110',
  country_code: 'AU',
  birthday: '',
  gender: '',
};
const found = (change: object, who = held) =>
  profileProblems({ ...form, ...change }, who).map(({ code, field }) => `${field} ${code}`);

test('every field that is wrong is named, in the order of the form [ACC-106 ACC-107 ACC-108]', () => {
  expect(found({})).toEqual([]);
  expect(found({ name: ' ', email: '', mobile: '' })).toEqual([
    'name field_required',
    'email field_required',
    'mobile field_required',
  ]);
  expect(found({ name: 'Al', email: 'x@', mobile: '12', birthday: '00/01', gender: 'x' })).toEqual([
    'name name_short',
    'email email_invalid',
    'mobile phone_invalid',
    'birthday birthday_invalid',
    'gender gender_unknown',
  ]);
});

test('a name is real unless it is empty or what a provider puts in its place [ACC-110]', () => {
  expect(['', '  ', 'Apple User', 'google user'].map(isUnreal)).toEqual([true, true, true, true]);
  expect(isUnreal('Mia Lim')).toBe(false);
});

test('what a provider vouches for and a birthday that is set stay [ACC-111 ACC-112]', () => {
  const connected = { ...held, is_apple_connected: 1 as const };
  expect(found({}, connected)).toEqual([]);
  expect(found({ email: 'new@example.com' }, connected)).toEqual(['email email_connected']);
  const born = { ...held, birthday: '24/08' };
  expect(found({ birthday: '24/08' }, born)).toEqual([]);
  expect(found({ birthday: '25/08' }, born)).toEqual(['birthday birthday_set']);
});

test('the days of a year are those that a leap year has', () => {
  const days = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2024-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const [, month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
      expect(isDayOfYear(`${day}/${month}`)).toBe(true);
    }),
  );
  for (const text of ['31/04', '30/02', '00/01', '01/13', '1/1', '', '24/08/1990'])
    expect(isDayOfYear(text)).toBe(false);
});

test('the account is titled by whose it is, and ordinary customers may delete theirs [ACC-103 ACC-114 ACC-235 ACC-246]', () => {
  expect(([0, 1, 2, 3, 8, 9] as const).map(accountTitle)).toEqual([
    'Guest Account',
    'My Account',
    'Guest Account',
    'Kiosk Account',
    'Staff Account',
    'Test Account',
  ]);
  expect(([0, 1, 2, 3, 8, 9] as const).filter(mayDeleteAccount)).toEqual([1]);
});
