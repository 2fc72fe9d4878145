import { consoleCapabilities, consoleRoles } from '@servery/contract/entities/board';
import { expect, test } from 'vitest';
import {
  capabilitiesOf,
  channelOf,
  isGuest,
  isMember,
  isStaff,
  isTest,
  ordersForOthers,
  roleCan,
} from '#people/roles';

test('lets everyone in the venue see and move orders, and all but the kitchen cancel them', () => {
  for (const role of consoleRoles) {
    expect(roleCan(role, 'see_orders')).toBe(true);
    expect(roleCan(role, 'move_orders')).toBe(true);
    expect(roleCan(role, 'cancel_orders')).toBe(role !== 'kitchen');
  }
});

test('lets everyone mark products sold out and pause orders, and only those who lead close the store', () => {
  for (const role of consoleRoles) {
    expect(roleCan(role, 'mark_sold_out')).toBe(true);
    expect(roleCan(role, 'pause_orders')).toBe(true);
    expect(roleCan(role, 'manage_store')).toBe(role === 'owner' || role === 'manager');
  }
});

test('lets those who lead give money back, and all but the kitchen take it', () => {
  for (const role of consoleRoles) {
    expect(roleCan(role, 'refund_orders')).toBe(role === 'owner' || role === 'manager');
    expect(roleCan(role, 'take_payments')).toBe(role !== 'kitchen');
  }
});

test('lists as capabilities exactly what a role can do', () => {
  for (const role of consoleRoles)
    expect(consoleCapabilities.filter((capability) => roleCan(role, capability))).toEqual(
      capabilitiesOf(role),
    );
});

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
