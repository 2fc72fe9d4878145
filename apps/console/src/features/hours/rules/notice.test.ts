import { expect, test } from 'vitest';
import { nextNotice } from '#features/hours/rules/notice.ts';

test('a notice goes up and down by steps that fit it, and stops at its ends', () => {
  expect([0, 30, 45, 47, 1080, 20_160].map((held) => nextNotice(held, true))).toEqual([
    5, 45, 60, 60, 1440, 20_160,
  ]);
  expect([0, 5, 47, 60, 1440].map((held) => nextNotice(held, false))).toEqual([0, 0, 45, 45, 1080]);
});
