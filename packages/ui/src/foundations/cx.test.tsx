import { expect, test } from 'vitest';
import { cx } from './cx.tsx';

test('joins the classes that there are', () => {
  expect(cx('a', 'b')).toBe('a b');
  expect(cx('a', false, undefined, null, '', 'b')).toBe('a b');
  expect(cx(undefined)).toBe('');
});
