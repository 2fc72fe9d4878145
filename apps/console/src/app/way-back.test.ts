import { expect, test } from 'vitest';
import { wayBack } from '#app/way-back.ts';

test('remembers a path of the console', () => {
  expect(wayBack({ to: '/print/abc' })).toEqual({ to: '/print/abc' });
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/sign-in', 7, undefined])(
  'does not lead to %s',
  (to) => {
    expect(wayBack({ to })).toEqual({});
  },
);
