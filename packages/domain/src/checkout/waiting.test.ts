import { expect, test } from 'vitest';
import { endsSubmission, isPaymentOpen, isStillOpen, isWaitedFor, pauseBefore } from '#checkout/waiting';

test('a payment is open until somebody says how it ended', () => {
  expect(['payment_unknown', 'payment_waiting', 'payment_pending'].every(isPaymentOpen)).toBe(true);
  expect(['network', 'payment_declined', 'slot_full'].some(isPaymentOpen)).toBe(false);
});

test('only what the customer paid at a provider is waited for', () => {
  expect(['CC', 'SAVED', 'APPLE', 'GOOGLE', 'PP', 'CB'].every(isWaitedFor)).toBe(true);
  expect(['BALANCE', 'STORE', 'IOU'].some(isWaitedFor)).toBe(false);
});

test('trouble on the way ends no waiting, and a refusal does', () => {
  expect(
    ['payment_unknown', 'network', 'unavailable', 'unexpected', 'not_ready', 'busy', 'too_many'].every(
      isStillOpen,
    ),
  ).toBe(true);
  expect(['payment_declined', 'total_changed', 'slot_full', 'no_order'].some(isStillOpen)).toBe(false);
});

test('only a payment that is over, or somebody else’s, lets another begin', () => {
  expect(['payment_declined', 'card_token_invalid', 'no_order'].every(endsSubmission)).toBe(true);
  expect(['payment_unknown', 'payment_waiting', 'network', 'payment_unavailable'].some(endsSubmission)).toBe(
    false,
  );
});

test('asks soon at first, and every half minute in the end', () => {
  expect([0, 1, 2, 3, 4, 20].map(pauseBefore)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
