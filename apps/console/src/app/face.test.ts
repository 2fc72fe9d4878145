import { expect, test } from 'vitest';
import { themeOf } from '#app/face.ts';

test.each([
  ['desk', false, 'light'],
  ['desk', true, 'dark'],
  ['board', false, 'dark'],
  ['board', true, 'dark'],
  ['paper', true, 'light'],
] as const)('%s on a device that is dark: %s, is %s', (room, isDark, theme) => {
  expect(themeOf(room, isDark)).toBe(theme);
});
