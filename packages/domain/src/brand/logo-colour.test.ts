import { expect, test } from 'vitest';
import { logoColour } from '#brand/logo-colour';

const pixels = (...colours: readonly (readonly [number, number, number, number])[]): number[] =>
  colours.flat();
const GREEN = [47, 93, 74, 255] as const;
const WHITE = [255, 255, 255, 255] as const;

test('is the hue that most of it has, whatever it stands on', () => {
  expect(logoColour(pixels(WHITE, WHITE, WHITE, GREEN, GREEN, [200, 80, 20, 255]))).toBe('#2f5d4a');
});

test('leaves out what is seen through', () => {
  expect(logoColour(pixels([200, 80, 20, 0], [200, 80, 20, 10], GREEN))).toBe('#2f5d4a');
});

test('is nothing in black, white and grey', () => {
  expect(logoColour(pixels(WHITE, [0, 0, 0, 255], [90, 90, 92, 255]))).toBeUndefined();
  expect(logoColour([])).toBeUndefined();
});
