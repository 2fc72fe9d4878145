import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullnessOf, keepOrFirst, type OfferedPoint } from '#fulfilment/point-list';

const place = (id: number, available = 30): OfferedPoint => ({
  id,
  label: `${id}`,
  dueTime: '12:00',
  cutOff: '',
  available,
});
const lists = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 12 }), available: fc.integer({ min: 0, max: 40 }) }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((list) => list.map(({ id, available }) => place(id, available)));

test('keeps what is still offered, else takes the first, else none', () => {
  expect(keepOrFirst([place(3), place(5)], 5)).toBe(5);
  expect(keepOrFirst([place(3), place(5)], 9)).toBe(3);
  expect(keepOrFirst([], 9)).toBe(0);
});

test('whatever the list and whatever was held, the choice is one that can be had, or none', () => {
  fc.assert(
    fc.property(lists, fc.nat(14), (offered, held) => {
      const chosen = keepOrFirst(offered, held);
      const free = offered.filter(({ available }) => available > 0).map(({ id }) => id);
      if (free.includes(held)) expect(chosen).toBe(held);
      else expect(chosen).toBe(free[0] ?? 0);
      expect(keepOrFirst(offered, chosen)).toBe(chosen);
    }),
  );
});

test('fewer than 20 places are almost full', () => {
  expect([20, 19, 1, 0].map(fullnessOf)).toEqual(['free', 'almost', 'almost', 'full']);
});
