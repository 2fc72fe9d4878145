import { expect, test } from 'vitest';
import { contactFields, shownLabel } from '#kiosk/typing/typed-fields.ts';

const given = {
  contact: { name: 'Mia', email: '', mobile: '' },
  put: () => undefined,
  mobile: { typed: '', country: 'AU', put: () => undefined },
};
const asked = (asks: { email: boolean; mobile: boolean; mobileRequired: boolean }) =>
  contactFields({ ...given, asks }).map(({ id, optional }) => `${id}${optional ? '?' : ''}`);

test('a kiosk asks for a name, and for email and mobile if somebody likes', () => {
  expect(asked({ email: true, mobile: true, mobileRequired: false })).toEqual(['name', 'email?', 'mobile?']);
  expect(asked({ email: true, mobile: true, mobileRequired: true })).toEqual(['name', 'email?', 'mobile']);
});

test('what the brand hides is not asked for', () => {
  expect(asked({ email: false, mobile: false, mobileRequired: false })).toEqual(['name']);
});

test('a mobile that may be left out is asked for as Mobile (optional) [ACC-234]', () => {
  const mobile = (mobileRequired: boolean) =>
    contactFields({
      ...given,
      asks: { email: true, mobile: true, mobileRequired },
    }).find(({ id }) => id === 'mobile')!;
  expect(shownLabel(mobile(false))).toBe('Mobile (optional)');
  expect(shownLabel(mobile(true))).toBe('Mobile');
});
