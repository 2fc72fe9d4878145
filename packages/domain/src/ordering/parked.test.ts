import { expect, test } from 'vitest';
import { freeSeat, isWaitingLong, MOST_PARKED, parkedSummary } from '#ordering/parked';

test('a parked order is told apart by what is on it', () => {
  expect(parkedSummary([])).toBe('');
  expect(
    parkedSummary([
      { quantity: 1, name: 'Flat White' },
      { quantity: 2, name: 'House Lemonade' },
    ]),
  ).toBe('Flat White, 2 House Lemonade');
});

test('a long one is cut, and says so', () => {
  const text = parkedSummary(Array.from({ length: 30 }, () => ({ quantity: 3, name: 'Rosemary Chips' })));
  expect(text).toHaveLength(160);
  expect(text.endsWith('…')).toBe(true);
});

test('the first free place is given, and none once all are taken', () => {
  expect(freeSeat([])).toBe(1);
  expect(freeSeat([1, 3])).toBe(2);
  const all = Array.from({ length: MOST_PARKED }, (_, at) => at + 1);
  expect(freeSeat(all)).toBeUndefined();
  expect(freeSeat(all.slice(0, -1))).toBe(MOST_PARKED);
});

test('after half an hour somebody may have walked away', () => {
  const minutes = 60_000;
  expect(isWaitingLong(0, 30 * minutes - 1)).toBe(false);
  expect(isWaitingLong(0, 30 * minutes)).toBe(true);
});
