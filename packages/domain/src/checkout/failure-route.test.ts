import { expect, test } from 'vitest';
import { failureRoute } from '#checkout/failure-route';

/** What the button says for a refusal that is known by its words alone. */
const button = (message: string): string => {
  const route = failureRoute({ code: '', message });
  return route.to === 'fix' ? route.label : route.to;
};
const buttons = (...messages: string[]) => [...new Set(messages.map(button))];

test('a time or a notice offers Change Time [CHK-204]', () => {
  expect(
    buttons(
      'The requested time has past',
      'Minimum notice is 30 minutes',
      'Pickup is available between 9 and 5',
      'Lunch is available from 11',
      'Lunch IS AVAILABLE UNTIL 3',
      'The store is closed between 3 and 5',
      'That is after last orders',
    ),
  ).toEqual(['Change Time']);
});

test('a date offers Change Date [CHK-205]', () => {
  expect(
    buttons(
      'Last orders for the selected date have gone',
      'That is not available on the selected day',
      'The menu is not available',
      'The earliest date is Monday',
    ),
  ).toEqual(['Change Date']);
});

test('places offer their own change [CHK-206 CHK-207 CHK-208 CHK-209]', () => {
  expect(button('That location is not available')).toBe('Change');
  expect(button('The delivery slot is full')).toBe('Change Slot');
  expect(buttons('Choose a delivery stop', 'That delivery location is full')).toEqual(['Change']);
  expect(buttons('Enter your table number', 'No such booking', 'The number of people is required')).toEqual([
    'Change',
  ]);
});

test('what cannot be had, or is too little, leads back to the cart [CHK-210]', () => {
  expect(
    buttons(
      'Product unavailable: Chips',
      'The minimum order is $20.00',
      'Chips are not available for delivery',
    ),
  ).toEqual(['Back to Cart']);
});

test('accounts lead to signing in, each in its own words [CHK-211 CHK-212 CHK-213 CHK-214 CHK-215]', () => {
  expect(button('Account required')).toBe('Sign in / Sign up');
  expect(buttons('You are an active customer', 'That email is already registered')).toEqual([
    'Sign in / Reset password',
  ]);
  expect(button('Active Facebook customer')).toBe('Reset password');
  expect(button('Active Apple customer')).toBe('Sign in with Apple');
  expect(button('Active Google customer')).toBe('Sign in with Google');
  expect(failureRoute({ code: '', message: 'Active Apple customer' })).toMatchObject({ opens: 'sign-in' });
});

test('types, instructions and promo codes offer to be put right [CHK-216 CHK-217 CHK-218]', () => {
  expect(buttons('Choose a fulfilment type', 'Delivery only', 'Pickup only today', 'Takeaway only')).toEqual([
    'Choose',
  ]);
  expect(buttons('An instruction is needed', 'Add instructions', 'Tell us your car reg')).toEqual([
    'Add Instruction',
  ]);
  expect(buttons('That promo is over', 'Unknown coupon')).toEqual(['Edit Voucher/Promo Code']);
});

test('name, email and mobile lead to their field; the special comes before the general', () => {
  expect(failureRoute({ code: '', message: 'Enter your name' })).toEqual({ to: 'field', field: 'name' });
  expect(failureRoute({ code: '', message: 'Bad email' })).toEqual({ to: 'field', field: 'email' });
  expect(failureRoute({ code: '', message: 'Bad mobile' })).toEqual({ to: 'field', field: 'mobile' });
  expect(button('This email is already registered')).toBe('Sign in / Reset password');
});

test('no order present is a session that timed out', () => {
  expect(button('No order present')).toBe('timed-out');
  expect(failureRoute({ code: 'no_order', message: 'Your cart is empty' }).to).toBe('timed-out');
});

test('anything else is only said', () => {
  expect(button('The kitchen is on fire')).toBe('say');
  expect(failureRoute({ code: 'too_many', message: 'Wait a moment' }).to).toBe('say');
});

test('a code wins over the words', () => {
  expect(failureRoute({ code: 'slot_full', message: 'The menu is not available' })).toMatchObject({
    label: 'Change Slot',
  });
  expect(failureRoute({ code: 'total_changed', message: 'promo' }).to).toBe('total');
  expect(failureRoute({ code: 'network', message: '' }).to).toBe('unclear');
});
