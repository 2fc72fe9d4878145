import fc from 'fast-check';
import { expect, test } from 'vitest';
import { croppedPart, FRAME, MOST_ZOOM, pulled, WHOLE } from '#features/menu/rules/crop.ts';

const size = fc.record({
  width: fc.integer({ min: 96, max: 9000 }),
  height: fc.integer({ min: 96, max: 9000 }),
});
const crop = fc.record({
  zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
});

test('what is kept lies within the picture and has the shape of the frame', () => {
  fc.assert(
    fc.property(size, crop, (all, at) => {
      const part = croppedPart(all, at);
      expect(part.width / part.height).toBeCloseTo(FRAME, 6);
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(all.width + 1e-6);
      expect(part.top + part.height).toBeLessThanOrEqual(all.height + 1e-6);
    }),
  );
});

test('an upright picture keeps its whole width, a wide one its whole height', () => {
  expect(croppedPart({ width: 900, height: 1600 }, WHOLE)).toEqual({
    left: 0,
    top: 462.5,
    width: 900,
    height: 675,
  });
  expect(croppedPart({ width: 1600, height: 900 }, WHOLE)).toEqual({
    left: 200,
    top: 0,
    width: 1200,
    height: 900,
  });
});

test('pulled to the right, what lies to the left comes in, up to the edge', () => {
  const all = { width: 1600, height: 900 };
  const some = pulled(all, WHOLE, { x: 0.1, y: 0 });
  expect(croppedPart(all, some).left).toBeCloseTo(80, 6);
  const far = pulled(all, some, { x: 5, y: 0 });
  expect(croppedPart(all, far).left).toBe(0);
  expect(croppedPart(all, pulled(all, far, { x: -0.1, y: 0 })).left).toBeCloseTo(120, 6);
});
