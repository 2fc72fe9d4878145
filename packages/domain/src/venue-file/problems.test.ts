import { expect, test } from 'vitest';
import { coffee, flatWhite, sampleFile } from '#testing/sample-venue-file';
import { problemsOf } from '#venue-file/problems';

const said = (parts: Parameters<typeof sampleFile>[0]) =>
  problemsOf(sampleFile(parts)).map(({ where, why }) => `${where}: ${why}`);
const percent = { kind: 'percent' as const, percent: '10' };

test('has nothing against a good file', () => {
  expect(said({})).toEqual([]);
});

test('finds what is there twice and may not be', () => {
  const twice = { ...flatWhite, options: ['size', 'size'] };
  const store = { code: 'STORE', name: 'In store' };
  const closed = { date: '2026-12-25' };
  expect(
    said({
      payments: [store, store, store],
      promos: [
        { code: 'A', off: percent },
        { code: 'A', off: percent },
      ],
      zones: [{ postcode: '6160' }, { postcode: '6160' }],
      fulfilment: [{ type: 'pickup', name: 'Pickup', special_dates: [closed, closed] }],
      people: [
        { email: 'a@example.com', role: 'owner' },
        { email: 'a@example.com', role: 'owner', all_venues: true },
        { email: 'a@example.com', role: 'kitchen' },
      ],
      menus: [
        {
          slug: 'canteen',
          categories: [coffee(twice)],
        },
      ],
    }),
  ).toEqual([
    'fulfilment, pickup, special_dates: has “2026-12-25” twice',
    'zones: has “6160” twice',
    'payments: has “STORE” twice',
    'promos: has “A” twice',
    'people: has “a@example.com” twice',
    'menus, canteen, Coffee, Flat White, options: has “size” twice',
  ]);
});

test('finds what one part says of another and is not there', () => {
  const product = { category: 'Tea', name: 'Chai' };
  const point = {
    kind: 'slot' as const,
    label: 'Lunch',
    time: '12:00',
    cut_off_time: '11:00',
    zones: ['6011'],
  };
  expect(
    said({
      option_groups: {},
      points: [point],
      promos: [{ code: 'TEA', off: { kind: 'product', percent: '50', product } }],
    }),
  ).toEqual([
    'menus, canteen, Coffee, Flat White: has the options “size”, but no option group has that key',
    'points, Lunch: is for 6011, which isn’t a delivery zone',
    'promos, TEA: is for Tea, Chai, which isn’t on a menu',
  ]);
});

test('finds somebody who is called differently in two places', () => {
  const people = [
    { name: 'Lee', email: 'a@example.com', role: 'owner' },
    { name: 'Leigh', email: 'a@example.com', role: 'owner', all_venues: true },
  ];
  expect(said({ people })).toEqual(['people, a@example.com: has two different names']);
});

test('finds a time that the clocks skip, by the clock of the venue', () => {
  const promos = [{ code: 'A', off: percent, from: '2026-10-04 02:30', until: '2026-10-04 03:00' }];
  expect(said({ promos })).toEqual([
    'promos, A, from: is at 2026-10-04 02:30, which is skipped when clocks change in Australia/Sydney',
  ]);
  expect(said({ promos, facts: { name: 'Corner', time_zone: 'Australia/Perth' } })).toEqual([]);
});
