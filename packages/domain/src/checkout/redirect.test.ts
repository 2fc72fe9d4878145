import { expect, test } from 'vitest';
import { isPaymentAddress, nativeResult, paymentReturn } from '#checkout/redirect';

test('reads the return of a provider: success, cancel and error', () => {
  expect(paymentReturn({})).toEqual({ kind: 'none' });
  expect(paymentReturn({ result: 'success' })).toEqual({ kind: 'success', method: 'PP' });
  expect(paymentReturn({ result: 'success', method: 'CB' })).toEqual({ kind: 'success', method: 'CB' });
  expect(paymentReturn({ result: 'cancel' })).toEqual({ kind: 'cancelled' });
  expect(paymentReturn({ result: ' success ', method: ' CB ' })).toEqual({ kind: 'success', method: 'CB' });
  expect(paymentReturn({ result: ' ' })).toEqual({ kind: 'none' });
});

test('an error says what the server said of it, or that it is unknown; never what somebody wrote into the address', () => {
  const ours = 'An error occurred while attempting to authenticate with PayPal';
  expect(paymentReturn({ result: 'error', msg: ours })).toEqual({ kind: 'failed', text: ours });
  for (const query of [
    { result: 'error', msg: 'Call 1300 000 000 to confirm your card' },
    { result: 'pay again at evil.example' },
  ])
    expect(paymentReturn(query)).toEqual({ kind: 'failed', text: 'PayPal: Unknown error PEC001' });
  expect(paymentReturn({ result: 'error' })).toEqual({
    kind: 'failed',
    text: 'PayPal: Unknown error PEC001',
  });
});

test('coins that failed are a failed payment, and not PayPal’s', () => {
  expect(paymentReturn({ result: 'error', method: 'CB' })).toEqual({
    kind: 'failed',
    text: 'Payment failed.',
  });
});

test('any other result is named as unknown', () => {
  expect(paymentReturn({ result: 'maybe' })).toEqual({
    kind: 'failed',
    text: 'PayPal: Unknown result maybe PRC001',
  });
});

test('an in-app browser tells its result by the end of the address [CHK-126]', () => {
  expect(nativeResult('https://shop.example.com/paypal_success')).toBe('pp_success');
  expect(nativeResult('https://shop.example.com/paypal_cancel?token=1')).toBe('pp_cancel');
  expect(nativeResult('https://shop.example.com/paypal_error')).toBe('pp_error');
  expect(nativeResult('https://www.paypal.com/checkout')).toBeUndefined();
});

test('follows only an address of the web', () => {
  expect(isPaymentAddress('https://www.paypal.com/checkoutnow?token=1')).toBe(true);
  expect(isPaymentAddress('http://localhost:9000/paypal')).toBe(true);
  for (const address of ['', '/relative', 'javascript:alert(1)', 'http://evil.example.com'])
    expect(isPaymentAddress(address)).toBe(false);
});
