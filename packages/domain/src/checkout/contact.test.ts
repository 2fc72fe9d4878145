import { expect, test } from 'vitest';
import { type ContactInput, contactProblem, internationalPhone, isEmail } from '#checkout/contact';
import { failureText } from '#messages/failures';
import { ordersForOthers } from '#people/roles';

const mia: ContactInput = { name: 'Mia', email: 'mia@example.com', mobile: '0491 570 156' };

/** What a person of this status is told: 0 guest, 3 kiosk, 8 staff. */
function told(change: Partial<ContactInput>, status: 0 | 3 | 8 = 0, country = 'AU'): string | undefined {
  const found = contactProblem({ ...mia, ...change }, { contactOptional: ordersForOthers(status), country });
  return found && failureText(found);
}

test('takes a name, an email address and a mobile', () => {
  for (const status of [0, 3, 8] as const) expect(told({}, status)).toBeUndefined();
});

test('needs a name of two letters from guest, kiosk and staff [CHK-051]', () => {
  for (const status of [0, 3, 8] as const) {
    for (const name of ['', 'M', ' M ', '   '])
      expect(told({ name }, status)).toBe('Enter your name for the order');
    expect(told({ name: ' Mo ' }, status)).toBeUndefined();
  }
});

test('needs an email address from a guest [CHK-052]', () => {
  for (const email of ['', '  ']) expect(told({ email })).toBe('Enter your email address for your receipt');
});

test('needs a valid email address from a guest [CHK-053]', () => {
  for (const email of ['mia', 'mia@', 'mia@example', 'a b@example.com'])
    expect(told({ email })).toBe('Enter a valid email address');
  expect(told({ email: ' mia@example.com ' })).toBeUndefined();
});

test('does not ask kiosk and staff for an email address, but checks one that is given [CHK-054]', () => {
  for (const status of [3, 8] as const) {
    expect(told({ email: '' }, status)).toBeUndefined();
    expect(told({ email: 'mia' }, status)).toBe('Enter a valid email address');
  }
});

test('needs a mobile of at least 7 characters from a guest [CHK-057]', () => {
  for (const mobile of ['', '+61', '123456', ' 04915 '])
    expect(told({ mobile })).toBe('Enter your mobile phone number');
});

test('refuses a mobile that is no phone number, whoever orders', () => {
  for (const status of [0, 3, 8] as const)
    expect(told({ mobile: '0000 000 000' }, status)).toBe('Enter a valid mobile phone number');
});

test('takes an emptied mobile field with the dial prefix of any country as empty, for kiosk and staff', () => {
  for (const mobile of ['', '+', '+61', '+64', '+1', '+44']) {
    expect(told({ mobile }, 3, 'NZ')).toBeUndefined();
    expect(told({ mobile }, 0, 'NZ')).toBe('Enter your mobile phone number');
  }
});

test.each([
  'mia@example.com',
  'mia.k+lunch@mail.example.com.au',
  'o’neil@example.photography',
  "o'neil@example.museum",
  'x@y.io',
  'mia@münchen.de',
  'a_b-c@sub-domain.example.org',
])('takes %s for an email address [CHK-056]', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  '@example.com',
  'mia@.com',
  'mia@example.',
  'mia@example..com',
  'mia@@example.com',
  'a@b@example.com',
  'mia@example.com,joe@example.com',
  'Mia <mia@example.com>',
  'mia@example.com\nBcc: all@example.com',
  `${'x'.repeat(65)}@example.com`,
  `mia@${'x'.repeat(250)}.com`,
])('does not take %j for an email address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('an email address has at most 254 characters', () => {
  const long = (length: number) => `mia@${'x'.repeat(length - 'mia@.com'.length)}.com`;
  expect([isEmail(long(254)), isEmail(long(255))]).toEqual([true, false]);
});

test.each([
  ['0491 570 156', 'AU', '+61491570156'],
  ['(08) 9123-4567', 'AU', '+61891234567'],
  ['+61 491 570 156', 'NZ', '+61491570156'],
  ['021 123 4567', 'NZ', '+64211234567'],
  ['07700 900123', 'GB', '+447700900123'],
  ['+1 202.555.0143', 'AU', '+12025550143'],
])('reads %s in %s as %s', (text, country, full) => {
  expect(internationalPhone(text, country)).toBe(full);
});

test.each([
  ['491570156', 'AU'],
  ['0491 570 15', 'AU'],
  ['0491 570 1566', 'AU'],
  ['+610491570156', 'AU'],
  ['+0491570156', 'AU'],
  ['021 123 4567', 'FR'],
  ['call me', 'AU'],
  ['+1234567890123456', 'US'],
])('does not take %s in %s for a phone number', (text, country) => {
  expect(internationalPhone(text, country)).toBeUndefined();
});

test.each([
  '"x@example.com',
  '"x"@example.com',
  'g:x@example.com',
  'friends: x@example.com;',
  'x@example.com,y@example.com',
  'x@example.com y@example.com',
  'Mia <x@example.com>',
  'x(comment)@example.com',
  'x@[127.0.0.1]',
  'x@127.0.0.1',
  'x\\@example.com',
  'x@example.com\r\nBcc: y@example.com',
  '.x@example.com',
  'x..y@example.com',
  'x@-example.com',
  'x@example-.com',
  'x\u0000@example.com',
])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  "o'brien+lunch@example.com.au",
  'x@example.museum',
  'x_y-z@sub.example.co',
  'jörg@bücher.example',
  '用户@例子.广告',
  'a/b=c@example.com',
])('%j is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});
