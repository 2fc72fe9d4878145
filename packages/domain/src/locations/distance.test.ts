import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, distanceText, isNearby } from '#locations/distance';

const perth = { lat: -31.9523, long: 115.8613 };
const sydney = { lat: -33.8688, long: 151.2093 };
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('measures Perth to Sydney, and nothing from a place to itself', () => {
  expect(distanceKm(perth, sydney)).toBeCloseTo(3290, -1);
  expect(distanceKm(perth, perth)).toBe(0);
  // A degree of the meridian, and one of the parallel at 60 degrees, which is half as long.
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 1, long: 0 })).toBeCloseTo(111.195, 3);
  expect(distanceKm({ lat: 60, long: 0 }, { lat: 60, long: 1 })).toBeCloseTo(55.596, 2);
});

test('is as far there as back, and never more than half round the world', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

test('is told in kilometres to one decimal', () => {
  expect([distanceText(0), distanceText(2.449), distanceText(12.96)]).toEqual(['0.0', '2.4', '13.0']);
});

test('calls a venue near within 50 km, or within what it serves', () => {
  expect([isNearby(50, 5), isNearby(50.1, 5), isNearby(80, 100)]).toEqual([true, false, true]);
});
