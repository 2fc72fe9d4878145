import { expect, test } from 'vitest';
import { actorOf, detailsTitle, roleLabel } from '#checkout/people';

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
