import { guestCustomer } from '@servery/domain/people/guest';
import { expect, test } from 'vitest';
import { settleCustomer } from '#state/settle-customer.ts';

/** The state of a page in which somebody has been at work. */
function page() {
  const held = { customer: 'Sam', guest: 'Sam, 0491', checkout: 'card' };
  const state = {
    setCustomer: ({ name }: { name: string }) => void (held.customer = name),
    resetGuest: () => void (held.guest = ''),
    resetCheckout: () => void (held.checkout = ''),
  };
  return { held, state };
}

test('a new customer finds nothing of what the last one, the guest and the checkout held [ORD-257]', () => {
  const { held, state } = page();
  settleCustomer(state, { ...guestCustomer, id: 4, status: 1, name: 'Kim' });
  expect(held).toEqual({ customer: 'Kim', guest: '', checkout: '' });
});
