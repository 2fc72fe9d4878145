import { expect, test } from 'vitest';
import { checkoutTexts } from '#messages/checkout-texts';
import { topupTexts } from '#messages/topup-texts';
import { topupReturn } from '#payments/topup-return';

test('what a return from PayPal says', () => {
  const of = (query: object) => {
    const back = topupReturn({ ...query });
    return back && [back.tone, back.text];
  };
  expect(of({})).toBeUndefined();
  expect(of({ result: 'success' })).toEqual(['good', 'Thank you for your payment']);
  expect(of({ result: 'cancel' })).toEqual(['plain', 'Payment cancelled']);
  expect(of({ result: 'error' })).toEqual(['bad', 'Unknown error PET001']);
  expect(of({ result: 'maybe' })).toEqual(['bad', 'Unknown result maybe PRT001']);
});

test('what was chosen is PayPal, or coins where the address says so', () => {
  expect(topupReturn({ result: 'success' })?.method).toBe('PP');
  expect(topupReturn({ result: 'success', method: 'CB' })?.method).toBe('CB');
  expect(topupReturn({ result: 'success', method: 'CC' })?.method).toBe('PP');
});

test('only words of our own are shown', () => {
  for (const msg of [checkoutTexts.payPalFailed, topupTexts.checking])
    expect(topupReturn({ result: 'error', msg })?.text).toBe(msg);
  expect(topupReturn({ result: 'error', msg: 'Call 1900 555 555' })?.text).toBe('Unknown error PET001');
  expect(topupReturn({ result: 'Call 1900 555 555' })?.text).toBe('Unknown error PET001');
});
