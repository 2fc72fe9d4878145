import { expect, test } from 'vitest';
import { btcpayListing } from '#providers/crypto/btcpay-list';

/** A day, from within a second to within another. */
const span = { from: Date.UTC(2026, 10, 17) + 400, to: Date.UTC(2026, 10, 18) + 400 };
const createdTime = Date.UTC(2026, 10, 17, 4) / 1000;
const invoice = (more: object = {}) => ({
  id: 'i1',
  status: 'Expired',
  amount: '16.00',
  createdTime,
  ...more,
});

type Got = Awaited<ReturnType<Parameters<typeof btcpayListing>[0]>>;
const ok = (body: unknown): Got => ({ is: 'ok', body });

async function listed(invoices: (skip: number) => Got, pulls: Got = ok([])) {
  const asked: Record<string, string>[] = [];
  const { list } = btcpayListing(async (path) => {
    if (!path.startsWith('/invoices')) return pulls;
    const query = Object.fromEntries(new URL(path, 'http://btcpay').searchParams);
    asked.push(query);
    return invoices(Number(query['skip']));
  });
  return { asked, said: await list(span) };
}

test.each([
  [{ status: 'Settled' }, 1600, 'taken'],
  [{ additionalStatus: 'PaidLate', paidAmount: '16.00' }, 1600, 'taken'],
  [{ additionalStatus: 'PaidPartial', paidAmount: '5.00' }, 500, 'taken'],
  [{ additionalStatus: 'PaidOver', paidAmount: '17.00' }, 1700, 'taken'],
  [{ additionalStatus: 'Marked' }, 1600, 'gone'],
  [{ status: 'Invalid', paidAmount: '0.01' }, 1, 'taken'],
  [{ status: 'Invalid', paidAmount: '0.00' }, 0, 'gone'],
  [{ status: 'Invalid', paidAmount: 'much' }, 0, 'gone'],
  [{ status: 'Invalid', paidAmount: null }, 1600, 'gone'],
  [{ status: 'Expired', paidAmount: '5.00' }, 500, 'gone'],
  [{ status: 'Processing', paidAmount: '16.00' }, 1600, 'held'],
])('an invoice with %j has %d cents, %s', async (more, cents, standing) => {
  const { said } = await listed(() => ok([invoice(more)]));
  expect(said).toMatchObject({ entries: [{ kind: 'charge', cents, standing, at: createdTime * 1000 }] });
});

test('asks for a hundred invoices at a time until a page is not full, of whole seconds around the time', async () => {
  const { asked, said } = await listed((skip) =>
    ok(Array.from({ length: skip === 0 ? 100 : 2 }, (_, index) => invoice({ id: `i${skip + index}` }))),
  );
  const [startDate, endDate] = [Date.UTC(2026, 10, 17) / 1000, Date.UTC(2026, 10, 18) / 1000 + 1].map(String);
  expect(asked).toEqual([
    { startDate, endDate, skip: '0', take: '100' },
    { startDate, endDate, skip: '100', take: '100' },
  ]);
  expect(said.is === 'listed' && said.entries.at(-1)?.reference).toBe('i101');
});

test('knows the refunds that began in the time, its first moment with it and its last without', async () => {
  const day = { from: Date.UTC(2026, 10, 17), to: Date.UTC(2026, 10, 18) };
  const seconds = [day.from / 1000 - 1, day.from / 1000, day.to / 1000 - 1, day.to / 1000];
  const pulls = seconds.map((startsAt, index) => ({
    id: `p${index}`,
    name: 'Refund r',
    amount: '2.00',
    startsAt,
  }));
  const { list } = btcpayListing(async (path) => ok(path.startsWith('/invoices') ? [] : pulls));
  expect(await list(day)).toMatchObject({
    entries: [
      { kind: 'refund', reference: 'p1', cents: 200, at: day.from },
      { kind: 'refund', reference: 'p2', at: day.to - 1000 },
    ],
  });
});

test('what of a refund cannot be read is nothing', async () => {
  const pull = { id: 'p1', name: 'Refund r1', amount: 'much', startsAt: createdTime };
  const { said } = await listed(() => ok([]), ok([pull]));
  expect(said).toMatchObject({ entries: [{ ours: 'r1', cents: 0 }] });
});

test('is silent where BTCPay is, be it of invoices or of refunds alone', async () => {
  const silent = { is: 'silent', why: 'no answer in time' } as const;
  expect((await listed(() => silent)).said).toEqual(silent);
  expect((await listed(() => ok([invoice()]), silent)).said).toEqual(silent);
  expect((await listed(() => ok('none'))).said).toEqual({
    is: 'silent',
    why: 'invoices in an unknown form',
  });
  expect((await listed(() => ok([]), ok('none'))).said).toEqual({
    is: 'silent',
    why: 'refunds in an unknown form',
  });
});

test('lists at once what it has done', () => {
  expect(btcpayListing(async () => ok([])).lagMs).toBe(0);
});
