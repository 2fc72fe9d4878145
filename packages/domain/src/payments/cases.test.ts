import { expect, test } from 'vitest';
import { caseText } from '#payments/cases';

test('says what happened, what the provider said, and what to do', () => {
  expect(caseText('capture_refused')).toMatchObject({
    title: 'The order isn’t paid',
    happened: expect.not.stringContaining('It said'),
    todo: 'Ask the customer to pay another way.',
    remedy: 'none',
  });
  expect(caseText('refund_refused: 91521')).toMatchObject({
    problem: 'refund_refused',
    happened: 'The provider refused this refund. It said: 91521.',
    remedy: 'again',
  });
  expect(caseText('something_new').title).toBe('A payment to look into');
});

test('speaks of a balance where there is no order, and of the payment alone where both are the same', () => {
  expect(caseText('capture_refused', 'topup').title).toBe('A top-up wasn’t paid');
  for (const problem of ['provider_silent', 'capture_refused', 'capture_silent', 'paid_in_part_or_late'])
    expect(Object.values(caseText(problem, 'topup')).join(' ')).not.toMatch(/order/);
  expect(caseText('amount_differs', 'topup')).toEqual(caseText('amount_differs'));
});

test('offers to refund only what has no order', () => {
  expect(caseText('charge_without_order').remedy).toBe('refund');
  expect(caseText('order_without_charge').remedy).toBe('none');
});
