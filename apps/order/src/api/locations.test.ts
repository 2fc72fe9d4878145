import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const card = (name: string) => ({ name });
const firstHeard = {
  merchants: [card('Every store')],
  history: [card('Dune Perth')],
  favourites: [card('Dune Cottesloe')],
  merchant_types: [{ code: 'cafe', name: 'Cafe' }],
  merchant_groups: [{ code: 'perth', merchants: [1] }],
  settings: { set: 'ALL', promo_text: 'Every tenth coffee' },
};

vi.stubGlobal('serveryFacts', {
  brand: { code: 'dune', token: 't', app_id: 'a' },
  variant: 'web',
  sid_cookie: 'sid',
  first: { Merchants: firstHeard },
});
vi.stubGlobal('document', { cookie: 'sid=abc' });
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
  const form = new URLSearchParams(body);
  const name = form.get('set') === 'COORDS' ? 'Nearby' : (form.get('search') ?? form.get('state') ?? 'All');
  return Promise.resolve(
    Response.json({ ResponseCode: 'SUCCESS', Response: { ...firstHeard, merchants: [card(name)] } }),
  );
});
const { locationsQuery } = await import('#api/later-queries.ts');

test('of the stores all, those nearby and those that were searched for are held apart, each with the rest of its answer [ACC-365]', async () => {
  const client = new QueryClient();
  const nearby = locationsQuery({ set: 'COORDS', lat: -32, long: 115.7 });
  const byState = locationsQuery({ set: 'ALL', state: 'WA' });
  const byName = locationsQuery({ set: 'ALL', search: 'Fremantle' });
  const all = locationsQuery({ set: 'ALL' });
  for (const query of [nearby, byState, byName, all]) await client.fetchQuery(query);
  const names = [nearby, byState, byName, all].map(
    ({ queryKey }) => client.getQueryData(queryKey)?.merchants.map(({ name }) => name) ?? [],
  );
  expect(names).toEqual([['Nearby'], ['WA'], ['Fremantle'], ['All']]);
  const { merchants: _apart, ...rest } = firstHeard;
  expect(client.getQueryData(nearby.queryKey)).toMatchObject(rest);
});

test('what came with the page is the list of all, and of no search', () => {
  const begins = (query: ReturnType<typeof locationsQuery>) => 'initialData' in query;
  expect(begins(locationsQuery({ set: 'ALL' }))).toBe(true);
  for (const wanted of [{ state: 'WA' }, { search: 'Fremantle' }])
    expect(begins(locationsQuery({ set: 'ALL', ...wanted }))).toBe(false);
  expect(begins(locationsQuery({ set: 'COORDS', lat: 1, long: 1 }))).toBe(false);
});
