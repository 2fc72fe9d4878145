import { expect, test } from 'vitest';
import { keepsCookies } from '#platform/cookies.ts';

const location = { protocol: 'https:' };

test('a browser keeps cookies when one that is set as the session’s is can be read again, and none is left behind', () => {
  const set: string[] = [];
  const document = {
    get cookie() {
      return ['sid=abc', ...set.filter((one) => !one.includes('Max-Age=0'))]
        .map((one) => one.split(';')[0])
        .join('; ');
    },
    set cookie(one: string) {
      set.push(one);
    },
  };
  expect(keepsCookies({ document, location })).toBe(true);
  expect(set[0]).toMatch(/; Path=\/; SameSite=Lax; Secure$/);
  expect(set.at(-1)).toContain('Max-Age=0');
});

test('a browser that drops cookies, or refuses to speak of them, keeps none', () => {
  const silent = {
    get cookie() {
      return '';
    },
    set cookie(_one: string) {},
  };
  const locked = {
    get cookie(): string {
      throw new Error('SecurityError');
    },
    set cookie(_one: string) {
      throw new Error('SecurityError');
    },
  };
  expect(keepsCookies({ document: silent, location })).toBe(false);
  expect(keepsCookies({ document: locked, location })).toBe(false);
});
