import { roleOf } from '@servery/domain/people/standard-roles';
import { expect, test } from 'vitest';
import { groups, groupsOf, landingOf, rooms } from '#app/rooms.ts';

const as = (code: string) => roleOf({ code, name: '', permissions: [] });
const shown = (code: string) => groupsOf(as(code)).map(({ id }) => id);

test.each([
  ['owner', '/today'],
  ['accountant', '/today'],
  ['kitchen', '/board'],
  ['counter', '/board'],
])('%s begins on %s', (code, to) => {
  expect(landingOf(as(code))).toBe(to);
});

test('groups stand in one order for everybody, without those that somebody may not enter', () => {
  const order = groups.map(({ id }) => id);
  expect(shown('owner')).toEqual(order);
  expect(shown('kitchen')).toEqual(['orders', 'menu']);
  expect(shown('accountant')).toEqual(['today', 'orders', 'reports']);
  for (const code of ['manager', 'counter', 'kitchen', 'accountant'])
    expect(shown(code)).toEqual(order.filter((id) => shown(code).includes(id)));
});

test('every room but the board stands in a group, by an address of its own', () => {
  expect(rooms.filter(({ group }) => group === undefined).map(({ to }) => to)).toEqual(['/board']);
  expect(new Set(rooms.map(({ to }) => to)).size).toBe(rooms.length);
});
