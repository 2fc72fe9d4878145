import { QueryClient } from '@tanstack/react-query';
import { guestCustomer } from '@servery/domain/people/guest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const menu = { menu_name: 'banksia-kitchen' };
const first = {
  Merchant: { merchant: { id: 1, menu, history: [] }, order: { id: 'first' } },
  AppHome: { blocks: [] },
  Merchants: { merchants: [] },
};
let cookie = '';
vi.stubGlobal('serveryFacts', { brand: {}, variant: 'web', sid_cookie: 'sid', first });
vi.stubGlobal('document', {
  get cookie() {
    return cookie;
  },
});
vi.stubGlobal('location', { protocol: 'https:', pathname: '/' });
vi.stubGlobal('navigator', { userAgent: 'test' });

const { CallFailed } = await import('#api/call.ts');
const later = await import('#api/later-queries.ts');
const queries = await import('#api/queries.ts');
const { legalQuery } = await import('#api/legal.ts');
const { fullTimesQuery, pointsQuery } = await import('#api/fulfilment-points.ts');

let client: QueryClient;
beforeEach(() => {
  cookie = 'sid=abc';
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** What the server answers, and what it was asked. */
function answering(response: object, ResponseCode = 'SUCCESS') {
  const asked: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(Object.fromEntries(new URLSearchParams(body)));
    return Response.json({ ResponseCode, Response: response });
  });
  return asked;
}
const refused = (code: string) => answering(['No', { code }], 'ERROR');

test('the menu that came with the page is there at once, and no other is', () => {
  expect(queries.cameWithMenu('banksia-kitchen')).toBe(true);
  expect(queries.cameWithMenu('elsewhere')).toBe(false);
  const brought = (slug: string) => (queries.merchantQuery(slug).initialData as () => unknown)();
  expect(brought('banksia-kitchen')).toBe(first.Merchant.merchant);
  expect(brought('elsewhere')).toBeUndefined();
});

test.each([
  ['merchantQuery', '1'],
  ['venueQuery', '0'],
] as const)('%s asks with return_menu %s, and keeps what a member ordered for itself', async (name, asks) => {
  const asked = answering({ merchant: { id: 1, history: [{ id: 3 }] }, order: {} });
  const query = queries[name]('elsewhere');
  expect(await client.fetchQuery(query)).toEqual({
    id: 1,
    history: [],
  });
  expect(asked).toMatchObject([{ menu_name: 'elsewhere', return_menu: asks, return_order: '1' }]);
});

test('the cart is the one that came with the page while there is no session, else it is asked for', async () => {
  const asked = answering({ merchant: {}, order: { id: 'asked' } });
  const cart = (slug: string) => client.fetchQuery({ ...queries.orderQuery(slug), staleTime: 0 });
  expect(await cart('banksia-kitchen')).toEqual({ id: 'asked' });
  cookie = '';
  expect(await cart('elsewhere')).toEqual({ id: 'asked' });
  expect(await cart('banksia-kitchen')).toEqual({ id: 'first' });
  expect(asked).toMatchObject([
    { menu_name: 'banksia-kitchen', return_menu: '0', return_order: '1' },
    { menu_name: 'elsewhere' },
  ]);
  expect(queries.orderQuery('x').staleTime).toBe(60_000);
});

test('without a session the empty cart and the guest are there before anything is asked, else neither is', () => {
  const atOnce = () =>
    [queries.orderQuery('banksia-kitchen'), queries.orderQuery('elsewhere'), queries.customerQuery()].map(
      ({ initialData }) => (initialData as () => unknown)(),
    );
  expect(atOnce()).toEqual([undefined, undefined, undefined]);
  cookie = '';
  expect(atOnce()).toEqual([{ id: 'first' }, undefined, guestCustomer]);
});

test('a product is fresh for a minute, and one that is edited never, nor is it kept', () => {
  expect([-1, 0, 1].map((slot) => queries.productQuery(12, slot).staleTime)).toEqual([60_000, 0, 0]);
  expect([-1, 0].map((slot) => queries.productQuery(12, slot).gcTime)).toEqual([undefined, 0]);
});

test('without a session nobody is signed in, and nobody is asked', async () => {
  const asked = answering({ customer: { id: 5 }, account: { rewards: 1 } });
  cookie = '';
  expect(await client.fetchQuery(queries.customerQuery())).toBe(guestCustomer);
  expect(asked).toEqual([]);
});

test('who is signed in comes with their account', async () => {
  answering({ customer: { id: 5 }, account: { rewards: 1 } });
  expect(await client.fetchQuery(queries.customerQuery())).toEqual({ id: 5 });
  expect(client.getQueryData(queries.accountQuery().queryKey)).toEqual({ rewards: 1 });
});

test('who has been signed out is a guest, and another refusal is none of that', async () => {
  refused('signed_out');
  expect(await client.fetchQuery(queries.customerQuery())).toBe(guestCustomer);
  client.clear();
  refused('busy');
  await expect(client.fetchQuery(queries.customerQuery())).rejects.toBeInstanceOf(CallFailed);
  expect(client.getQueryData(queries.accountQuery().queryKey)).toBeUndefined();
});

test('orders under way are asked for every minute, and not where there are none', () => {
  const every = queries.activeOrdersQuery().refetchInterval as unknown as (query: object) => unknown;
  expect(every({ state: { data: [{}] } })).toBe(60_000);
  expect([every({ state: { data: [] } }), every({ state: {} })]).toEqual([false, false]);
});

test('each question has a key of its own', () => {
  expect([
    queries.homeQuery().queryKey,
    queries.activeOrdersQuery().queryKey,
    later.pastOrdersQuery().queryKey,
    later.rewardsQuery().queryKey,
  ]).toEqual([['home'], ['active-orders'], ['past-orders'], ['rewards']]);
});

test('what changes with every order is asked anew each time', async () => {
  const fresh = [
    later.historyQuery('x'),
    later.receiptQuery('o1'),
    later.pastOrdersQuery(),
    later.rewardsQuery(),
  ];
  expect(fresh.map(({ staleTime }) => staleTime)).toEqual([0, 0, 0, 0]);
  const asked = answering({ merchant: { history: [{ id: 3 }] } });
  expect(await client.fetchQuery(later.historyQuery('x'))).toEqual([{ id: 3 }]);
  expect(asked).toMatchObject([{ menu_name: 'x', return_menu: '0', return_order: '1' }]);
});

test('the stores that came with the page are shown while all are asked for, and for no other list', () => {
  const shown = (wanted: Parameters<typeof later.locationsQuery>[0]) => {
    const { initialData, initialDataUpdatedAt } = later.locationsQuery(wanted) as {
      initialData?: () => unknown;
      initialDataUpdatedAt?: number;
    };
    return [initialData?.(), initialDataUpdatedAt];
  };
  expect(shown({ set: 'ALL' })).toEqual([first.Merchants, 0]);
  expect(shown({ set: 'ALL', state: 'WA' })).toEqual([undefined, undefined]);
  expect(shown({ set: 'COORDS' })).toEqual([undefined, undefined]);
});

test('a receipt is tried four times over a dead line, and once where it is refused', () => {
  const retry = later.receiptQuery('o1').retry as unknown as (count: number, error: Error) => boolean;
  const failed = (code: string) =>
    new CallFailed({ ok: false, code, message: '', details: { code } } as ConstructorParameters<
      typeof CallFailed
    >[0]);
  expect([0, 1, 2, 3, 4].map((count) => retry(count, failed('network')))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([retry(0, failed('no_order')), retry(0, new Error('other'))]).toEqual([false, false]);
});

test('past orders come a page at a time, from behind the last one', async () => {
  const asked = answering({ orders: [], has_more: 0 });
  const { queryFn, getNextPageParam, initialPageParam } = later.pastOrdersQuery() as unknown as {
    queryFn: (context: { pageParam: string }) => Promise<unknown>;
    getNextPageParam: (page: object) => string | undefined;
    initialPageParam: string;
  };
  await queryFn({ pageParam: initialPageParam });
  await queryFn({ pageParam: 'o9' });
  expect(asked.map(({ before }) => before)).toEqual([undefined, 'o9']);
  const orders = [{ id: 'o8' }, { id: 'o7' }];
  expect(getNextPageParam({ orders, has_more: 1 })).toBe('o7');
  expect(getNextPageParam({ orders, has_more: 0 })).toBeUndefined();
});

test('a legal text is read, or is as an answer that did not come', async () => {
  const legal = { title: 'Terms', blocks: [] };
  vi.stubGlobal('fetch', async () => Response.json(legal));
  expect(await client.fetchQuery(legalQuery('terms'))).toEqual(legal);
  client.clear();
  vi.stubGlobal('fetch', async () => Response.json(legal, { status: 503 }));
  await expect(client.fetchQuery(legalQuery('terms'))).rejects.toMatchObject({
    failure: { code: 'network' },
  });
});

const point = { display_label: '6 pm', due_time: '18:00', cut_off_time_str: 'Order by 4 pm', available: 1 };
const label = { label: '6\u00a0pm', dueTime: '18:00', cutOff: 'Order by 4\u00a0pm', available: 1 };
const on = (what: string, id: object) => ({
  fulfilment_date: '2026-11-18',
  [`${what}_on_date`]: [{ ...point, ...id }],
  [`${what}_calendar`]: [],
  [`${what}_invalid_days`]: ['2026-11-19'],
});

test.each([
  ['slot', 'DeliverySlots', on('slots', { delivery_slot_id: 31 })],
  ['stop', 'DeliveryStops', on('stops', { delivery_stop_id: 31 })],
  ['location', 'PickupLocations', on('locations', { pickup_location_id: 31 })],
] as const)('asks for each %s of a day by %s', async (kind, action, answer) => {
  const asked = answering(answer);
  const query = pointsQuery(kind, { id: 1, menu_id: 2 }, { date: '2026-11-18', postcodeId: 3 });
  expect(await client.fetchQuery({ ...query, retry: false })).toEqual({
    date: '2026-11-18',
    points: [{ id: 31, ...label }],
    calendar: [],
    invalidDays: ['2026-11-19'],
  });
  expect(asked).toMatchObject([
    { RequestAction: action, store_id: '1', menu_id: '2', fulfilment_date: '2026-11-18' },
  ]);
  expect(asked[0]?.['postcode_id']).toBe(kind === 'slot' ? '3' : undefined);
  // Its list has a button of its own to try again.
  expect([query.retry, query.staleTime]).toEqual([1, 30_000]);
});

test('without a day or an address, the first day of any address is asked for', async () => {
  const asked = answering(on('slots', { delivery_slot_id: 31 }));
  const query = pointsQuery('slot', { id: 1, menu_id: 2 }, { date: '', postcodeId: 0 });
  await client.fetchQuery({ ...query, retry: false });
  expect(Object.keys(asked[0] ?? {})).not.toEqual(expect.arrayContaining(['fulfilment_date']));
  expect(asked[0]?.['postcode_id']).toBeUndefined();
});

test('which times are full is kept by date, and when an ASAP order would be ready in milliseconds', async () => {
  answering({ full: [{ date: '2026-11-18', times: ['18:00'] }], asap_due: 1_700_000_000 });
  expect(await client.fetchQuery(fullTimesQuery({ id: 1, menu_id: 2 }, 'pickup'))).toEqual({
    full: new Map([['2026-11-18', ['18:00']]]),
    asapDue: 1_700_000_000_000,
  });
});
