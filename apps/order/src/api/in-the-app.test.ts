import { expect, test, vi } from 'vitest';

const given = { brand: { token: 't', app_id: 'a' }, variant: 'web', sid_cookie: 'sid', first: {} };
vi.stubGlobal('serveryShell', { device: () => ({ device_platform: 'iOS' }) });
vi.stubGlobal('serveryFacts', given);
vi.stubGlobal('document', { cookie: '' });
vi.stubGlobal('location', { protocol: 'https:', pathname: '/' });
const { bodyFor } = await import('#api/call.ts');
const { orderQuery } = await import('#api/queries.ts');

test('calls from the app say so, and those of a kiosk that they are of a kiosk', () => {
  const mode = () => new URLSearchParams(bodyFor('AppHome', {})).get('AppMode');
  expect(mode()).toBe('app');
  given.variant = 'kiosk';
  expect(mode()).toBe('kiosk');
});

test('a cart counts as fresh for a quarter of an hour', () => {
  expect(orderQuery('banksia-kitchen').staleTime).toBe(15 * 60_000);
});
