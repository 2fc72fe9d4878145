import { beforeEach, expect, test, vi } from 'vitest';

/** A browser's jar: what was set last under each name, and how. */
const jar = new Map<string, string>();

vi.stubGlobal('serveryFacts', { sid_cookie: 'sid' });
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('document', {
  get cookie() {
    return [...jar].map(([name, set]) => `${name}=${set.split(';')[0] ?? ''}`).join('; ');
  },
  set cookie(set: string) {
    const [name = ''] = set.split('=');
    const age = /Max-Age=(-?\d+)/.exec(set)?.[1];
    if (age !== undefined && Number(age) <= 0) jar.delete(name);
    else jar.set(name, set.slice(name.length + 1));
  },
});

const { dropSid, readSid, rememberSid, writeSid } = await import('#api/session-cookie.ts');

beforeEach(() => jar.clear());

test('a sid is kept for 14 days', () => {
  writeSid('abc');
  expect(jar.get('sid')).toBe('abc; Path=/; Max-Age=1209600; SameSite=Lax; Secure');
  expect(readSid()).toBe('abc');
});

test('who is not to be remembered has a sid that goes with the browser, the next one too', () => {
  rememberSid(false);
  writeSid('abc');
  writeSid('def');
  expect(jar.get('sid')).toBe('def; Path=/; SameSite=Lax; Secure');
});

test('whoever comes after a sign-out is remembered again', () => {
  rememberSid(false);
  writeSid('abc');
  dropSid();
  expect(readSid()).toBeUndefined();
  expect([...jar.keys()]).toEqual([]);
  writeSid('next');
  expect(jar.get('sid')).toContain('Max-Age=1209600');
});
