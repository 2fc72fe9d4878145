import { expect, test } from 'vitest';
import { changeBack, changeToMake, kindsFor, NO_CHANGE, typedPrice } from '#features/venues/rules/change.ts';

test.each([
  ['$4.5', '4.50'],
  ['12', '12.00'],
  ['007.25', '7.25'],
  ['four', undefined],
  ['', undefined],
  ['1.234', undefined],
])('reads the price %j as %j', (typed, price) => {
  expect(typedPrice(typed)).toBe(price);
});

test.each([
  [{ kind: 'sold_out' }, { problem: 'product' }],
  [{ kind: 'price', product: 'Flat White' }, { problem: 'price' }],
  [{ kind: 'price', price: '5' }, { problem: 'product' }],
  [{ kind: 'date' }, { problem: 'date' }],
  [{ kind: 'date', date: '2026-12-25', closed: false, from: '' }, { problem: 'hours' }],
  [{ kind: 'pause' }, { change: { kind: 'pause', reason: '', minutes: 30 } }],
  [{ kind: 'pause', minutes: '' }, { change: { kind: 'pause', reason: '' } }],
  [
    { kind: 'price', product: ' Flat White ', price: '5' },
    { change: { kind: 'price', product: 'Flat White', price: '5.00' } },
  ],
  [{ kind: 'date', date: '2026-12-25' }, { change: { kind: 'date', date: '2026-12-25', hours: [] } }],
  [
    { kind: 'date', date: '2026-12-25', closed: false },
    { change: { kind: 'date', date: '2026-12-25', hours: ['09:00-15:00'] } },
  ],
] as const)('makes of %j %j', (typed, made) => {
  expect(changeToMake({ ...NO_CHANGE, ...typed })).toEqual(made);
});

test('a pause and sold out are taken back by one change, a price is not', () => {
  expect(changeBack({ kind: 'pause', reason: '' })).toEqual({ kind: 'open' });
  expect(changeBack({ kind: 'sold_out', product: 'Scone', until: 'today' })).toEqual({
    kind: 'back',
    product: 'Scone',
  });
  expect(changeBack({ kind: 'price', product: 'Scone', price: '1.00' })).toBeUndefined();
});

test('only what somebody may do in all of the chosen venues is offered', () => {
  const venue = (may: ('pause' | 'sold_out' | 'menu' | 'venue')[]) => ({ may }) as never;
  expect(kindsFor([venue(['pause', 'sold_out', 'menu', 'venue']), venue(['pause', 'menu'])])).toEqual([
    'pause',
    'price',
  ]);
});
