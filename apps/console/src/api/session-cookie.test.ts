import { expect, test } from 'vitest';
import { cookieText, sidIn } from '#api/session-cookie.ts';

test('keeps the session for two weeks, for the console only', () => {
  expect(cookieText('a b', { secure: true, seconds: 1209600 })).toBe(
    'console_sid=a%20b; Path=/console; Max-Age=1209600; SameSite=Lax; Secure',
  );
  expect(cookieText('a', { secure: false, seconds: 0 })).not.toContain('Secure');
});

test('finds the session among other cookies', () => {
  expect(sidIn('theme=dark; console_sid=a%20b; x=1')).toBe('a b');
  expect(sidIn('my_console_sid=no')).toBeUndefined();
  expect(sidIn('console_sid=')).toBeUndefined();
});
