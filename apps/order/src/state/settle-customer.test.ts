import { guestCustomer } from '@servery/domain/people/guest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleCustomer } from '#state/settle-customer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The state of a page in which somebody has been at work. */
function page() {
  const held = { customer: 'Sam', guest: 'Sam, 0491', checkout: 'card', path: '/checkout' };
  const state = {
    setCustomer: ({ name }: { name: string }) => void (held.customer = name),
    resetGuest: () => void (held.guest = ''),
    resetCheckout: () => void (held.checkout = ''),
    go: (path: string) => void (held.path = path),
  };
  return { held, state };
}

test('a new customer finds nothing of what the last one, the guest and the checkout held [ORD-257]', () => {
  const { held, state } = page();
  settleCustomer(state, { ...guestCustomer, id: 4, status: 1, name: 'Kim' });
  expect(held).toEqual({ customer: 'Kim', guest: '', checkout: '', path: '/checkout' });
});

test('the page changes two seconds later, where it is asked to', () => {
  const { held, state } = page();
  settleCustomer(state, guestCustomer, '/login');
  vi.advanceTimersByTime(1999);
  expect(held.path).toBe('/checkout');
  vi.advanceTimersByTime(1);
  expect(held.path).toBe('/login');
  const other = page();
  settleCustomer(other.state, guestCustomer);
  vi.advanceTimersByTime(60_000);
  expect(other.held.path).toBe('/checkout');
});
