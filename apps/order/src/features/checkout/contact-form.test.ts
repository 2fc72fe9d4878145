import type { Customer } from '@servery/contract/entities/customer';
import { guestCustomer } from '@servery/domain/people/guest';
import { expect, test } from 'vitest';
import { contactError, contactOf, missingFields } from '#features/checkout/contact-form.ts';

const mia: Customer = {
  ...guestCustomer,
  id: 7,
  status: 1,
  name: 'Mia Kowalski',
  email: 'mia@example.com',
  mobile: '+61491570156',
};
const typed = { name: 'Sam', email: 'sam@example.com', mobile: '+61491570110' };
const rules = { contactOptional: false, country: 'AU' };

test('a member with stored details is asked for nothing', () => {
  expect(missingFields(mia)).toEqual([]);
  expect(contactOf(mia, typed)).toEqual({ name: mia.name, email: mia.email, mobile: mia.mobile });
});

test('a placeholder name counts as none', () => {
  for (const name of ['Apple User', 'AppleUser', 'google user', 'M', ''])
    expect(missingFields({ ...mia, name })).toEqual(['name']);
});

test('a member without a mobile gives one', () => {
  const member = { ...mia, mobile: '' };
  expect(missingFields(member)).toEqual(['mobile']);
  expect(contactOf(member, typed)).toEqual({ ...typed, name: mia.name, email: mia.email });
});

test('a guest is told the first thing that is wrong, at its field', () => {
  expect(contactError({ ...typed, email: 'sam@example' }, rules)).toEqual({
    field: 'email',
    code: 'email_invalid',
  });
  expect(contactError(typed, rules)).toBeUndefined();
});
