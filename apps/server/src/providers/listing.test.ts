import { expect, test } from 'vitest';
import { braintreeListing } from '#providers/card/braintree-list';
import { readXml } from '#providers/card/xml';
import { btcpayListing } from '#providers/crypto/btcpay-list';
import { coinbaseListing } from '#providers/crypto/coinbase-list';
import { paypalListing } from '#providers/paypal/paypal-list';

const span = { from: Date.UTC(2026, 10, 17), to: Date.UTC(2026, 10, 18) };
const AT = '2026-11-17T04:00:00Z';

const sale = (id: string, status = 'settled') =>
  `<transaction><id>${id}</id><type>sale</type><status>${status}</status><amount>8.10</amount><order-id>o-${id}</order-id><created-at type="datetime">${AT}</created-at></transaction>`;

const braintree = (ids: readonly string[], page: (ids: readonly string[]) => string) => {
  const asked: number[] = [];
  const listing = braintreeListing(async (_method, path, body) => {
    const { search } = body as { search: { ids?: string[] } };
    if (search.ids) asked.push(search.ids.length);
    const xml = path.endsWith('_ids')
      ? `<search-results><ids type="array">${ids.map((id) => `<item>${id}</item>`).join('')}</ids></search-results>`
      : `<credit-card-transactions type="collection">${page(search.ids ?? [])}</credit-card-transactions>`;
    return { is: 'ok', root: readXml(xml)! };
  });
  return { asked, listing };
};

test('reads every page of Braintree’s search, with what each charge has come to', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `t${index}`);
  const { asked, listing } = braintree(ids, (some) =>
    some.map((id) => sale(id, id === 't0' ? 'voided' : 'settled')).join(''),
  );
  const said = await listing.list(span);
  expect(asked).toEqual([50, 50, 20]);
  if (said.is !== 'listed') throw new Error(said.why);
  expect(said.entries).toHaveLength(120);
  expect(said.entries[0]).toEqual({
    kind: 'charge',
    ours: 'o-t0',
    reference: 't0',
    cents: 810,
    standing: 'gone',
    at: Date.parse(AT),
  });
});

test('takes half a list for none: the other half would become cases', async () => {
  const { listing } = braintree(['t1', 't2'], () => sale('t1'));
  expect(await listing.list(span)).toEqual({ is: 'silent', why: 'an incomplete list' });
});

const info = (id: string, code: string, value: string) => ({
  transaction_info: {
    transaction_id: id,
    transaction_event_code: code,
    transaction_initiation_date: AT,
    transaction_amount: { currency_code: 'AUD', value },
    transaction_status: 'S',
    custom_field: `o-${id}`,
  },
});

test('reads every page of PayPal’s transactions, and leaves fees and transfers alone', async () => {
  const pages = [
    [info('c1', 'T0006', '16.24'), info('f1', 'T0100', '-0.50')],
    [info('r1', 'T1107', '-4.00'), info('w1', 'T0400', '-100.00')],
  ];
  const { list } = paypalListing(async (_method, path) => {
    const page = Number(new URL(path, 'http://paypal').searchParams.get('page'));
    return { is: 'ok', body: { transaction_details: pages[page - 1], total_pages: 2 } };
  });
  const said = await list(span);
  if (said.is !== 'listed') throw new Error(said.why);
  expect(said.entries.map(({ kind, reference, cents }) => [kind, reference, cents])).toEqual([
    ['charge', 'c1', 1624],
    ['refund', 'r1', 400],
  ]);
});

test('says that PayPal may not be searched where the app has not been allowed to', async () => {
  const { list } = paypalListing(async () => ({ is: 'not_asked', why: 'answered 403' }));
  expect(await list(span)).toEqual({ is: 'silent', why: 'answered 403' });
});

test('knows what was paid too late or in part at BTCPay, and its refunds by their name', async () => {
  const createdTime = Date.parse(AT) / 1000;
  const { list } = btcpayListing(async (path) => ({
    is: 'ok',
    body: path.startsWith('/invoices')
      ? [
          { id: 'i1', status: 'Settled', amount: '16.00', createdTime, metadata: { orderId: 'a1' } },
          {
            id: 'i2',
            status: 'Expired',
            additionalStatus: 'PaidPartial',
            amount: '16.00',
            paidAmount: '5.00',
            createdTime,
          },
          { id: 'i3', status: 'Expired', amount: '16.00', createdTime },
        ]
      : [
          { id: 'p1', name: 'Refund r1', amount: '2.00', startsAt: createdTime },
          { id: 'p2', name: 'Payroll', amount: '2.00', startsAt: createdTime },
        ],
  }));
  const said = await list(span);
  if (said.is !== 'listed') throw new Error(said.why);
  expect(said.entries.map((it) => [it.kind, it.ours, it.cents, it.standing])).toEqual([
    ['charge', 'a1', 1600, 'taken'],
    ['charge', '', 500, 'taken'],
    ['charge', '', 1600, 'gone'],
    ['refund', 'r1', 200, 'taken'],
  ]);
});

test('reads every page of Coinbase’s checkouts, and the refunds of older ones by their reason', async () => {
  const money = (amount: string) => ({ amount, currency: 'AUD' });
  const made = (id: string, status: string, more: object = {}) => ({
    id,
    status,
    ...money('16.00'),
    createdAt: AT,
    metadata: { orderId: `a-${id}` },
    ...more,
  });
  const back = (id: string, reason: string, createdAt = AT) => ({
    id,
    ...money('2.00'),
    status: 'COMPLETED',
    reason,
    createdAt,
  });
  const asked: string[] = [];
  const { list } = coinbaseListing(async (_method, path) => {
    const query = new URL(path, 'http://coinbase').searchParams;
    asked.push([query.get('status'), query.get('pageToken')].filter(Boolean).join(' '));
    if (query.get('status') === 'REFUNDED') return { is: 'ok', body: { checkouts: [] } };
    if (query.get('status'))
      return {
        is: 'ok',
        body: {
          checkouts: [
            made('old', 'PARTIALLY_REFUNDED', {
              createdAt: '2026-11-01T04:00:00Z',
              refunds: [back('b1', 'Refund r1'), back('b0', 'Refund r0', '2026-11-02T04:00:00Z')],
            }),
          ],
        },
      };
    return query.get('pageToken')
      ? { is: 'ok', body: { checkouts: [made('c2', 'EXPIRED')], nextPageToken: '' } }
      : {
          is: 'ok',
          body: {
            checkouts: [
              made('c1', 'REFUNDED', { refunds: [back('b2', 'by hand')] }),
              made('c3', 'COMPLETED', { currency: 'USDC', fiatAmount: '9.90', fiatCurrency: 'AUD' }),
            ],
            nextPageToken: 'more',
          },
        };
  });
  const said = await list(span);
  if (said.is !== 'listed') throw new Error(said.why);
  expect(asked).toEqual(['', 'more', 'REFUNDED', 'PARTIALLY_REFUNDED']);
  expect(said.entries.map((it) => [it.kind, it.ours, it.reference, it.cents, it.standing])).toEqual([
    ['charge', 'a-c1', 'c1', 1600, 'taken'],
    ['refund', '', 'b2', 200, 'taken'],
    ['charge', 'a-c3', 'c3', 990, 'taken'],
    ['charge', 'a-c2', 'c2', 1600, 'gone'],
    ['refund', 'r1', 'b1', 200, 'taken'],
  ]);
});
