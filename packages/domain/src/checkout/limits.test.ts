import { expect, test } from 'vitest';
import { cardProblems, typedCsc, typedNumber } from '#checkout/card';
import { contactProblem } from '#checkout/contact';

const rules = { contactOptional: false, country: 'AU' };
const mia = { name: 'Mia', email: 'mia@example.com', mobile: '0491 570 156' };
const card = { name: 'MIA', number: '4111 1111 1111 1111', expiry: '12 / 2099', csc: '0123' };
const today = { year: 2026, month: 11 };

test('a name has 2 characters, a mobile 7, a card number at most 20, a security code at most 4, an expiry ends in December 2099 [CHK-252]', () => {
  expect(contactProblem({ ...mia, name: 'M' }, rules)).toBe('name_required');
  expect(contactProblem({ ...mia, name: 'Mo' }, rules)).toBeUndefined();
  expect(contactProblem({ ...mia, mobile: '123456' }, rules)).toBe('mobile_required');
  expect(contactProblem({ ...mia, mobile: '1234567' }, rules)).toBe('mobile_invalid');
  expect(typedNumber('4'.repeat(21)).replaceAll(' ', '')).toHaveLength(20);
  expect(typedCsc('01234')).toBe('0123');
  expect(cardProblems(card, today)).toEqual([]);
  expect(cardProblems({ ...card, expiry: '01 / 2100' }, today)[0]?.field).toBe('expiry');
});
