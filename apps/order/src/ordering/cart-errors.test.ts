import { expect, test } from 'vitest';
import { cartError, updateError } from '#ordering/cart-errors.ts';

const TAIL = ', please try again. If the problem continues, please log out and log back in again.';

test('each failure of the cart has a code of its own [ORD-241 CHK-250]', () => {
  expect(['load', 'quantity', 'clear', 'extras'].map((what) => cartError('cart', what as 'load'))).toEqual(
    ['CA1', 'CA2', 'CA3', 'CA4'].map((code) => `Error ${code}${TAIL}`),
  );
  expect(cartError('checkout', 'quantity')).toBe(`Error CH3${TAIL}`);
  expect(cartError('checkout', 'clear')).toBe(`Error CH4${TAIL}`);
});

test.each([
  ['delivery_slot_id', 4],
  ['delivery_stop_id', 4],
  ['pickup_location_id', 4],
  ['delivery_address', '12 Market Street'],
])('a change of %s that gets no answer says to try again', (name, value) => {
  expect(updateError({ [name]: value }, 'cart')).toBe('Error, please try again');
});

test('a change of the fulfilment that gets no answer is UC1, of promo code or instructions CA4', () => {
  expect(updateError({ fulfilment_type: 'pickup' }, 'cart')).toBe(`Error UC1${TAIL}`);
  expect(updateError({ coupon_code: 'LUNCH' }, 'cart')).toBe(`Error CA4${TAIL}`);
  expect(updateError({ order_note: 'hot' }, 'checkout')).toBe(`Error CH2${TAIL}`);
  expect(updateError({ custom_data: { spice: 'Hot' } }, 'checkout')).toBe(`Error CH2${TAIL}`);
  expect(updateError({ payment_method: 'STORE' }, 'checkout')).toBe(`Error CH2${TAIL}`);
  expect(updateError({ payment_method: 'STORE' }, 'cart')).toBe(`Error UC1${TAIL}`);
});
