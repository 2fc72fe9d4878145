import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedCache } from '#bounded-cache';

test('what nobody has asked for the longest goes first', () => {
  const cache = new BoundedCache<string, number>({ most: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('what is too heavy on its own is not kept, and pushes nothing out', () => {
  const cache = new BoundedCache<string, string>({ most: 4, weigh: (text) => text.length });
  cache.set('a', 'four');
  cache.set('b', 'fives');
  expect([cache.get('a'), cache.get('b')]).toEqual(['four', undefined]);
});

test('is never heavier than it may be, and holds what was set last', () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 9 }), value: fc.integer({ min: 0, max: 7 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = new BoundedCache<number, number>({ most: 12, weigh: (value) => value });
      const last = new Map<number, number>();
      for (const { key, value } of steps) {
        cache.set(key, value);
        last.set(key, value);
        expect(cache.get(key)).toBe(value);
      }
      const held = [...last].filter(([key]) => cache.get(key) !== undefined);
      expect(held.reduce((sum, [, value]) => sum + value, 0)).toBeLessThanOrEqual(12);
      for (const [key, value] of held) expect(cache.get(key)).toBe(value);
      expect(cache.size).toBe(held.length);
    }),
  );
});
