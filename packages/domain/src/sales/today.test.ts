import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { hoursOfToday, sharesOf } from '#sales/today';

const zone = 'Australia/Sydney';
const at = (date: string, time: string) => instantOf({ date, time }, zone);

test('orders stand in the hour that they are for, beside what is usual', () => {
  const orders = [
    { due: at('2026-11-21', '08:10'), isMade: true },
    { due: at('2026-11-21', '08:50'), isMade: false },
    { due: at('2026-11-21', '10:00'), isMade: false },
  ];
  const daysBefore = [
    [at('2026-11-14', '08:05'), at('2026-11-14', '07:59')],
    [at('2026-11-07', '08:05')],
    // A day off says nothing.
    [],
  ];
  const hours = hoursOfToday(orders, { daysBefore, zone });
  expect(hours.slice(0, 4)).toEqual([
    { hour: 7, made: 0, booked: 0, usual: 0.5 },
    { hour: 8, made: 1, booked: 1, usual: 1 },
    { hour: 9, made: 0, booked: 0, usual: 0 },
    { hour: 10, made: 0, booked: 1, usual: 0 },
  ]);
  expect(hours.slice(4).map(({ hour }) => hour)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(hoursOfToday([], { daysBefore: [[]], zone })).toEqual([]);
});

test('no order is lost in the hours, whatever the clock does', () => {
  const midnight = at('2026-10-04', '00:00');
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ due: fc.nat(23 * 3_600_000 - 1).map((ms) => midnight + ms), isMade: fc.boolean() }),
      ),
      (orders) => {
        const hours = hoursOfToday(orders, { daysBefore: [], zone });
        expect(hours.reduce((sum, { made, booked }) => sum + made + booked, 0)).toBe(orders.length);
      },
    ),
  );
});

test('shares add up to a hundred', () => {
  expect(sharesOf([{ amount: 1 }, { amount: 1 }, { amount: 1 }]).map(({ percent }) => percent)).toEqual([
    34, 33, 33,
  ]);
  expect(sharesOf([{ amount: 0 }, { amount: -5 }])).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount: fc.integer({ min: 1, max: 1e9 }) }), { minLength: 1 }),
      (parts) => {
        const shares = sharesOf(parts);
        expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        for (const { percent } of shares) expect(percent).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
