import { expect, test } from 'vitest';
import { contactFailure, detailsError, memberContact, needsName } from '#checkout/member';

const rules = { contactOptional: false, country: 'AU' };
const mia = { name: 'Mia', email: 'mia@example.com', mobile: '0491 570 156' };
const said = (change: Partial<typeof mia>, more: Partial<Parameters<typeof detailsError>[1]> = {}) =>
  detailsError({ ...mia, ...change }, { ...rules, ...more })?.text;

test('asks a member for a name only when the stored one is empty, too short or a placeholder [CHK-067]', () => {
  for (const name of ['', 'M', ' M ', 'Apple User', ' Apple User ', 'AppleUser', 'google user', 'GoogleUser'])
    expect(needsName({ name })).toBe(true);
  for (const name of ['Mo', 'Mia Kowalski']) expect(needsName({ name })).toBe(false);
  const contact = memberContact({ name: 'Apple User', email: mia.email }, { name: 'M', mobile: mia.mobile });
  expect(detailsError(contact, rules)).toEqual({ field: 'name', text: 'Enter your name for the order' });
});

test('does not take a placeholder for a name [CHK-068]', () => {
  for (const name of ['Apple User', 'AppleUser', 'Google User', 'GoogleUser', ' Apple User '])
    expect(said({ name })).toBe(
      `Enter your real name for the order: ${name.trim()} won’t identify your order.`,
    );
});

test('a member gives a mobile of at least 7 characters [CHK-069]', () => {
  for (const mobile of ['', '+61', '049157'])
    expect(detailsError(memberContact(mia, { name: '', mobile }), rules)).toEqual({
      field: 'mobile',
      text: 'Enter your mobile phone number',
    });
});

test('a mobile that is no phone number is refused with the country code and an example [CHK-058 CHK-070]', () => {
  expect(said({ mobile: '0000 000 000' })).toBe(
    'Enter a valid mobile phone number with its country code, like +61 491 570 156',
  );
  expect(said({ mobile: '12345678' }, { country: 'NZ' })).toContain('+64 ');
  expect(said({ mobile: '12345678' }, { country: 'FR' })).toBe(
    'Enter a valid mobile phone number with its country code',
  );
});

test('what the brand hides is required of nobody [CHK-055 CHK-060]', () => {
  expect(said({ email: '' }, { emailHidden: true })).toBeUndefined();
  expect(said({ mobile: '+61' }, { mobileHidden: true })).toBeUndefined();
  expect(said({ email: '', mobile: '' })).toBe('Enter your email address for your receipt');
});

test('kiosk and staff leave the mobile out unless the brand asks for it [CHK-059]', () => {
  expect(said({ mobile: '' }, { contactOptional: true })).toBeUndefined();
  expect(said({ mobile: '' }, { contactOptional: true, mobileRequired: true })).toBe(
    'Enter your mobile phone number',
  );
});

test('is refused by the server with a code and what its words are filled with', () => {
  expect(contactFailure(mia, rules)).toBeUndefined();
  expect(contactFailure({ ...mia, email: '' }, rules)).toEqual({
    code: 'email_required',
    details: { field: 'email' },
  });
  expect(contactFailure({ ...mia, mobile: '0000 000 000' }, rules)).toEqual({
    code: 'mobile_invalid',
    details: { field: 'mobile', how: ' with its country code, like +61 491 570 156' },
  });
});

test('tells the field that each problem belongs to', () => {
  expect(detailsError({ ...mia, email: 'mia@' }, rules)?.field).toBe('email');
  expect(detailsError({ ...mia, name: '' }, rules)?.field).toBe('name');
  expect(detailsError(mia, rules)).toBeUndefined();
});
