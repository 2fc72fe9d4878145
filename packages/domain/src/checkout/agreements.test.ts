import { expect, test } from 'vitest';
import { agreementProblem, askedAgreements, givenAgreements } from '#checkout/agreements';

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

test('an order keeps what was asked for and given, and not what nobody asked', () => {
  const agreed = { age: true, terms: true };
  expect(givenAgreements(both, agreed)).toEqual(['age', 'terms']);
  expect(givenAgreements({ ...both, age: { enabled: false } }, agreed)).toEqual(['terms']);
  expect(givenAgreements(both, { ...agreed, terms: false })).toEqual(['age']);
});
