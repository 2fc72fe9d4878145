import { expect, test } from 'vitest';
import { addNewCard, changeBilling, withdrawFunds } from '#calls/customer/billing';
import { throughForm } from '#testing/through-form';

test('takes a card as its nonce and a billing address, without an amount and without flags to save it [ACC-284]', () => {
  const sent = { store_id: 1, braintree_nonce: 'nonce', card_number: '', billing_state: ' wa' };
  expect(throughForm(addNewCard, sent)).toEqual({ ...sent, billing_state: 'WA' });
  expect(throughForm(addNewCard, { ...sent, card_csc: '123' })).toContain('card_csc must not be sent');
  for (const field of ['topup_amount', 'amount', 'save_card', 'auto_topup'])
    expect(Object.keys(addNewCard.input.shape)).not.toContain(field);
});

test('takes what changes of the billing, and nothing to withdraw [ACC-286 ACC-288]', () => {
  expect(throughForm(changeBilling, { remove_card: 1 })).toEqual({ remove_card: 1 });
  expect(throughForm(changeBilling, { topup_amount: '20' })).toEqual({ topup_amount: '20' });
  expect(throughForm(changeBilling, { remove_card: 2 })).toBe('remove_card is not 0 or 1');
  expect(throughForm(withdrawFunds, {})).toEqual({});
});

test('answers the customer that each of them changed [ACC-285 ACC-287 ACC-289]', () => {
  for (const { output } of [addNewCard, changeBilling, withdrawFunds])
    expect(Object.keys(output.shape)).toEqual(['customer']);
});
