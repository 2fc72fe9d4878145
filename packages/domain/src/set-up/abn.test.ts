import { expect, test } from 'vitest';
import { abnText, isAbn } from '#set-up/abn';

test('knows an ABN by its check digits, however it is spaced', () => {
  expect(isAbn('51 824 753 556')).toBe(true);
  expect(isAbn('51824753556')).toBe(true);
  expect(abnText('51824753556')).toBe('51 824 753 556');
});

test.each(['51 824 753 557', '15 824 753 556', '5182475355', '518247535566', 'ABN 51 824', ''])(
  'refuses %j',
  (written) => {
    expect(isAbn(written)).toBe(false);
  },
);
