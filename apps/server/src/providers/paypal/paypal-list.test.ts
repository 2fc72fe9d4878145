import { expect, test } from 'vitest';
import { paypalListing } from '#providers/paypal/paypal-list';

const span = { from: Date.UTC(2026, 10, 17), to: Date.UTC(2026, 10, 18) };
const info = (code: string, value: string, status = 'S') => ({
  transaction_info: {
    transaction_id: 'x1',
    transaction_event_code: code,
    transaction_initiation_date: '2026-11-17T04:00:00Z',
    transaction_amount: { currency_code: 'AUD', value },
    transaction_status: status,
  },
});
const listed = (...details: unknown[]) =>
  paypalListing(async () => ({ is: 'ok', body: { transaction_details: details } })).list(span);

test.each([
  ['P', 'held'],
  ['D', 'gone'],
  ['S', 'taken'],
  ['V', 'taken'],
])('what has status %s is %s', async (status, standing) => {
  expect(await listed(info('T0006', '16.24', status))).toMatchObject({
    entries: [{ standing, cents: 1624 }],
  });
});

test('a payment to us is a charge from the first cent on; what we paid, or others moved, is none', async () => {
  expect(await listed(info('T0006', '0.01'))).toMatchObject({ entries: [{ kind: 'charge', cents: 1 }] });
  const others = [info('T0006', '0.00'), info('T0006', '-5.00'), info('T0301', '100.00'), info('T0006', 'x')];
  expect(await listed(...others)).toEqual({ is: 'listed', entries: [] });
});

test('a refund is what came off, and nothing where that cannot be read', async () => {
  expect(await listed(info('T1107', '-4.00'), info('T1107', 'x'))).toMatchObject({
    entries: [
      { kind: 'refund', cents: 400 },
      { kind: 'refund', cents: 0 },
    ],
  });
});

test('asks for each page once, of 500 each, and for one where no number is said', async () => {
  const asked = async (total_pages?: number) => {
    const pages: string[] = [];
    await paypalListing(async (_method, path) => {
      const query = new URL(path, 'http://paypal').searchParams;
      pages.push(`${query.get('page')} of ${query.get('page_size')}`);
      return { is: 'ok', body: { total_pages } };
    }).list(span);
    return pages;
  };
  expect(await asked(3)).toEqual(['1 of 500', '2 of 500', '3 of 500']);
  expect(await asked()).toEqual(['1 of 500']);
});

test('is silent where its list has another form', async () => {
  const list = paypalListing(async () => ({ is: 'ok', body: { transaction_details: 'none' } })).list(span);
  expect(await list).toEqual({ is: 'silent', why: 'a list in an unknown form' });
});

test('may take three hours to list what it has done', () => {
  expect(paypalListing(async () => ({ is: 'silent', why: '' })).lagMs).toBe(10_800_000);
});
