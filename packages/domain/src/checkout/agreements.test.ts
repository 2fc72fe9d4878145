import { expect, test } from 'vitest';
import { agreementProblem, askedAgreements } from '#checkout/agreements';

const both = { age: { enabled: true }, terms: { enabled: true } };
const none = { age: { enabled: false }, terms: { enabled: false } };

test('asks only for what the brand has switched on', () => {
  expect(askedAgreements(none)).toEqual([]);
  expect(askedAgreements({ ...none, terms: { enabled: true } })).toEqual(['terms']);
  expect(agreementProblem(none, { age: false, terms: false })).toBeUndefined();
});

test('stops an order without the agreement to the age limit [CHK-179]', () => {
  expect(agreementProblem(both, { age: false, terms: true })?.text).toBe(
    'Agreement to the Age limitation is required to proceed.',
  );
});

test('stops an order without the agreement to the terms [CHK-180]', () => {
  expect(agreementProblem(both, { age: true, terms: false })?.text).toBe(
    'Agreement to the Terms is required to proceed.',
  );
  expect(agreementProblem(both, { age: true, terms: true })).toBeUndefined();
});
