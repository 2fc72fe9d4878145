import { expect, test } from 'vitest';
import { coinbaseListing } from '#providers/crypto/coinbase-list';

const span = { from: Date.UTC(2026, 10, 17), to: Date.UTC(2026, 10, 18) };
const at = (ms: number) => new Date(ms).toISOString();
const made = (id: string, more: object = {}) => ({
  id,
  status: 'COMPLETED',
  amount: '16.00',
  currency: 'AUD',
  createdAt: at(span.from),
  ...more,
});

type Got = Awaited<ReturnType<Parameters<typeof coinbaseListing>[0]>>;
const ok = (checkouts: unknown, nextPageToken?: string): Got => ({
  is: 'ok',
  body: { checkouts, nextPageToken },
});
/** Of the older ones there is nothing. */
const listed = (pages: (token: string | null) => Got) =>
  coinbaseListing(async (_method, path) => {
    const query = new URL(path, 'http://coinbase').searchParams;
    return query.get('status') ? ok([]) : pages(query.get('pageToken'));
  }).list(span);

test.each([
  ['COMPLETED', 'taken'],
  ['REFUNDED', 'taken'],
  ['PARTIALLY_REFUNDED', 'taken'],
  ['PROCESSING', 'held'],
  ['EXPIRED', 'gone'],
])('a checkout that is %s is %s', async (status, standing) => {
  expect(await listed(() => ok([made('c1', { status })]))).toMatchObject({ entries: [{ standing }] });
});

test('a refund is in its own currency, or in that of its checkout where it says none', async () => {
  const refund = (id: string, currency: string) => ({
    id,
    status: 'COMPLETED',
    amount: '2.00',
    currency,
    createdAt: at(span.from),
  });
  const refunds = [refund('b1', ''), refund('b2', 'AUD'), refund('b3', 'USDC')];
  expect(await listed(() => ok([made('c1', { refunds })]))).toMatchObject({
    entries: [{ kind: 'charge' }, { cents: 200 }, { cents: 200 }, { cents: 0 }],
  });
  const abroad = made('c1', { currency: 'USDC', refunds: [refund('b4', 'AUD')] });
  expect(await listed(() => ok([abroad]))).toMatchObject({ entries: [{}, { reference: 'b4', cents: 200 }] });
});

test('lists what was begun in the time, its first moment with it and its last without', async () => {
  const times = [span.from - 1, span.from, span.to - 1, span.to];
  const said = await listed(() => ok(times.map((ms, index) => made(`c${index}`, { createdAt: at(ms) }))));
  expect(said.is === 'listed' && said.entries.map(({ reference }) => reference)).toEqual(['c1', 'c2']);
});

test('asks for a hundred at a time', async () => {
  const sizes: (string | null)[] = [];
  const { list, lagMs } = coinbaseListing(async (_method, path) => {
    sizes.push(new URL(path, 'http://coinbase').searchParams.get('pageSize'));
    return ok([]);
  });
  await list(span);
  expect(new Set(sizes)).toEqual(new Set(['100']));
  expect(lagMs).toBe(0);
});

test('is silent where Coinbase is, or makes no sense', async () => {
  const silent = { is: 'silent', why: 'no answer in time' } as const;
  expect(await listed(() => silent)).toEqual(silent);
  expect(await listed(() => ok('none'))).toEqual({ is: 'silent', why: 'checkouts in an unknown form' });
  const turns = { is: 'silent', why: 'a list that turns in a circle' };
  expect(await listed((token) => ok([], token === 'a' ? 'b' : 'a'))).toEqual(turns);
});
