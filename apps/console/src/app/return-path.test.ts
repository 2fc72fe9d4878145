import { expect, test } from 'vitest';
import { returnPath } from '#app/return-path.ts';

test('remembers a path of the console', () => {
  expect(returnPath({ to: '/print/abc' })).toEqual({ to: '/print/abc' });
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/sign-in', 7, undefined])(
  'does not lead to %s',
  (to) => {
    expect(returnPath({ to })).toEqual({});
  },
);
