import { expect, test } from 'vitest';
import { actorOf, afterOrder, detailsTitle, roleLabel } from '#checkout/people';

const of = (status: 0 | 1 | 2 | 3 | 8 | 9, id = 5) => actorOf({ id, status });

test('tells guest, member, kiosk and staff apart [CHK-003]', () => {
  expect([of(0), of(2), of(1, 0)]).toEqual(['guest', 'guest', 'guest']);
  expect([of(1), of(9)]).toEqual(['member', 'member']);
  expect([of(3), of(8)]).toEqual(['kiosk', 'staff']);
});

test('labels guest, staff and member by their role, and a kiosk by nothing', () => {
  expect([roleLabel('guest'), roleLabel('staff'), roleLabel('member')]).toEqual(['Guest', 'Staff', 'Member']);
  expect(roleLabel('kiosk')).toBe('');
});

test('titles the block of guest, kiosk and staff', () => {
  expect([detailsTitle('guest'), detailsTitle('kiosk'), detailsTitle('staff')]).toEqual([
    'Guest Checkout',
    'Your Details',
    'Staff Order for Customer',
  ]);
});

test('leads guest and member to the order in their account, a kiosk to the order, and keeps staff', () => {
  // Their device keeps who they are for the next order, and not how this one was wanted.
  for (const actor of ['guest', 'member'] as const)
    expect(afterOrder(actor)).toEqual({ to: 'account', forgetsGuest: false, forgetsFulfilment: true });
  expect(afterOrder('kiosk')).toEqual({ to: 'order', forgetsGuest: true, forgetsFulfilment: true });
  expect(afterOrder('staff')).toEqual({ to: 'stay', forgetsGuest: true, forgetsFulfilment: false });
});
