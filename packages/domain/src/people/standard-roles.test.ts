import { permissions } from '@servery/contract/permissions';
import { expect, test } from 'vitest';
import { roleOf, standardRoles } from '#people/standard-roles';

const may = (code: string) => new Set(roleOf({ code, name: '', permissions: [] }).permissions);

test('gives the owner everything, and the manager everything but team, brand, accounts and keys', () => {
  expect(may('owner')).toEqual(new Set(permissions));
  expect(may('manager')).toEqual(
    new Set(permissions.filter((each) => !/team|brand|manage_payments|manage_api/.test(each))),
  );
});

test('lets the kitchen move orders and touch no money; the counter takes money, edits orders, and refunds none', () => {
  expect(may('kitchen')).toEqual(new Set(['see_orders', 'move_orders', 'mark_sold_out', 'pause_orders']));
  expect(may('counter')).toEqual(
    new Set([
      'see_orders',
      'move_orders',
      'mark_sold_out',
      'pause_orders',
      'edit_orders',
      'cancel_orders',
      'take_payments',
      'see_customers',
    ]),
  );
});

test('lets the accountant see, and change nothing', () => {
  expect(may('accountant')).toEqual(new Set(['see_orders', 'see_payments']));
});

test('has the words and rights of a standard role whatever its row says, and those of an organisation’s own as they stand', () => {
  expect(standardRoles).toEqual(['owner', 'manager', 'kitchen', 'counter', 'accountant']);
  const row = { name: 'Barista', permissions: ['see_orders'] as const };
  expect(roleOf({ ...row, code: 'kitchen' })).toMatchObject({ name: 'Kitchen' });
  expect(roleOf({ ...row, code: 'kitchen' }).permissions).toContain('pause_orders');
  expect(roleOf({ ...row, code: 'barista' })).toEqual({ ...row, code: 'barista' });
  // Named as something that every object has, it is still the organisation's own.
  expect(roleOf({ ...row, code: 'toString' })).toEqual({ ...row, code: 'toString' });
});
