import { expect, test } from 'vitest';
import { guestCustomer } from '#people/guest';
import { authFlags, endsSession, REDIRECT_MS } from '#people/session';

const NONE = {
  isLoggedIn: false,
  isMember: false,
  isGuest: false,
  isKiosk: false,
  isStaff: false,
  isTest: false,
};
const flags = (status: 0 | 1 | 2 | 3 | 8 | 9, id = 5) => authFlags({ id, status });

test('the flags are isLoggedIn, isMember, isGuest, isKiosk, isStaff and isTest; until somebody signs in, a guest [ORD-342 CHK-267 ACC-344]', () => {
  expect(Object.keys(flags(1)).toSorted()).toEqual(Object.keys(NONE).toSorted());
  expect(flags(0)).toEqual({ ...NONE, isGuest: true });
  expect(flags(2)).toEqual({ ...NONE, isGuest: true });
  expect(flags(1, 0)).toEqual({ ...NONE, isGuest: true });
  expect(authFlags(guestCustomer)).toEqual({ ...NONE, isGuest: true });
});

test('a member is somebody signed in; the flags of 1, 8 and 9 come from the status [ORD-259]', () => {
  expect(flags(1)).toEqual({ ...NONE, isLoggedIn: true, isMember: true });
  expect(flags(8)).toEqual({ ...NONE, isLoggedIn: true, isStaff: true });
  expect(flags(9)).toEqual({ ...NONE, isLoggedIn: true, isMember: true, isTest: true });
});

test('kiosk, staff and test have flags of their own [ORD-260 ACC-246]', () => {
  expect([3, 8, 9].map((status) => flags(status as 3 | 8 | 9))).toMatchObject([
    { isKiosk: true, isStaff: false, isTest: false },
    { isKiosk: false, isStaff: true, isTest: false },
    { isKiosk: false, isStaff: false, isTest: true },
  ]);
});

test('members, kiosks and staff count as signed in; a guest with an account that is not confirmed does not [ACC-240]', () => {
  expect([1, 3, 8].map((status) => flags(status as 1 | 3 | 8).isLoggedIn)).toEqual([true, true, true]);
  expect(flags(2)).toMatchObject({ isLoggedIn: false, isMember: false, isGuest: true });
});

const answer = (call: string, responseCode: string, message = '') => ({ call, responseCode, message });

test('AUTH makes a guest of id 0 and status 0 out of anybody [ORD-255]', () => {
  expect(endsSession(answer('CustomerAccount', 'AUTH'))).toBe(true);
  expect(guestCustomer).toMatchObject({ id: 0, status: 0 });
  expect(new Set(Object.values(guestCustomer).filter(Number.isFinite))).toEqual(new Set([0]));
  expect(authFlags(guestCustomer)).toEqual({ ...NONE, isGuest: true });
});

test('an expired session on update_checkout, stops or locations signs out [ORD-256]', () => {
  const words = 'Session expired, sign in to try again';
  for (const call of ['ManageCart.update_checkout', 'DeliveryStops', 'DeliverySlots', 'PickupLocations'])
    expect(endsSession(answer(call, 'ERROR', words))).toBe(true);
  expect(endsSession(answer('ManageCart.add_to_order', 'ERROR', words))).toBe(false);
  expect(endsSession(answer('ManageCart.update_checkout', 'ERROR', 'Your cart is empty'))).toBe(false);
  expect(endsSession(answer('ManageCart.update_checkout', 'SUCCESS', words))).toBe(false);
});

test('what was said can be read for two seconds before the page changes', () => {
  expect(REDIRECT_MS).toBe(2000);
});
