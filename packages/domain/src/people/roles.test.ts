import { expect, test } from 'vitest';
import { channelOf, isGuest, isMember, isStaff, isTest, ordersForOthers } from '#people/roles';

test.each([
  [0, 0, true],
  [0, 1, true],
  [5, 0, true],
  [5, 2, true],
  [5, 1, false],
  [5, 3, false],
  [5, 8, false],
  [5, 9, false],
])('takes customer %i with status %i for a guest: %s', (id, status, guest) => {
  expect(isGuest({ id, status })).toBe(guest);
});

test('tells members, those who order for others, and tests apart', () => {
  const all = [0, 1, 2, 3, 8, 9] as const;
  expect(all.filter(isMember)).toEqual([1, 9]);
  expect(all.filter(ordersForOthers)).toEqual([3, 8]);
  expect(all.filter(isTest)).toEqual([9]);
  expect(all.filter(isStaff)).toEqual([8]);
  expect(all.map(channelOf)).toEqual(['online', 'online', 'online', 'kiosk', 'counter', 'online']);
});
