import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ringMap, strengthOf, TILE } from '#features/fulfilment/rules/ring-map.ts';

const zones = fc.array(
  fc.record({
    postcodes: fc.array(fc.integer({ min: 1000, max: 9999 }).map(String), { minLength: 1, maxLength: 40 }),
    minutes: fc.nat(90),
  }),
  { maxLength: 6 },
);

test('every postcode has a tile on the map, and none lies on another', () => {
  fc.assert(
    fc.property(zones, (all) => {
      const { size, tiles } = ringMap(all);
      expect(tiles.map(({ postcode }) => postcode).toSorted()).toEqual(
        all.flatMap(({ postcodes }) => postcodes).toSorted(),
      );
      for (const { x, y } of tiles)
        expect(Math.abs(x) + TILE.width / 2 <= size && Math.abs(y) + TILE.height / 2 <= size).toBe(true);
      for (const [at, a] of tiles.entries())
        for (const b of tiles.slice(at + 1))
          expect(Math.abs(a.x - b.x) >= TILE.width || Math.abs(a.y - b.y) >= TILE.height).toBe(true);
    }),
  );
});

test('what takes longer never lies nearer', () => {
  fc.assert(
    fc.property(zones, (all) => {
      const { tiles, rings } = ringMap(all);
      const ringOf = ({ x, y }: { x: number; y: number }) =>
        rings.findIndex(({ inner, outer }) => Math.hypot(x, y) > inner && Math.hypot(x, y) < outer);
      for (const tile of tiles) {
        const minutes = all[tile.zone]?.minutes ?? -1;
        const at = ringOf(tile);
        expect(minutes <= (rings[at]?.minutes ?? -1) && minutes > (rings[at - 1]?.minutes ?? -1)).toBe(true);
      }
    }),
  );
});

test('three rings at most, one behind the other', () => {
  const { rings } = ringMap(
    [10, 20, 30, 40, 50].map((minutes) => ({ minutes, postcodes: [`60${minutes}`] })),
  );
  expect(rings.map(({ minutes }) => minutes)).toEqual([20, 40, 50]);
  expect(rings[0]?.outer).toBe(rings[1]?.inner);
  expect(ringMap([])).toMatchObject({ tiles: [], rings: [] });
});

test('the nearest zone is the strongest, and the last can still be seen', () => {
  expect([strengthOf(0, 1), strengthOf(0, 3), strengthOf(2, 3)]).toEqual([0.9, 0.9, expect.closeTo(0.15)]);
});
