import { expect, test } from 'vitest';
import {
  type BookedCharge,
  type BookedRefund,
  type Books,
  differencesIn,
  type Listed,
  settledIn,
} from '#payments/reconcile';

const charge: BookedCharge = {
  id: 'a1',
  venueId: 7,
  orderId: 70,
  state: 'captured',
  amount: 1619,
  refunded: 0,
  reference: 't1',
  captureReference: '',
  at: 500,
};
const refund: BookedRefund = {
  id: 'r1',
  venueId: 7,
  attemptId: 'a1',
  orderId: 70,
  cents: 400,
  reference: 't2',
  at: 600,
};
const sale: Listed = { kind: 'charge', ours: 'a1', reference: 't1', cents: 1619, standing: 'taken', at: 500 };
const back: Listed = { kind: 'refund', ours: 'r1', reference: 't2', cents: 400, standing: 'taken', at: 600 };

const differences = (books: Partial<Books>) =>
  differencesIn({
    listed: [sale],
    charges: [charge],
    refunds: [],
    before: new Set(['a1', 'r1']),
    asked: new Set(),
    span: { from: 0, to: 1000 },
    ...books,
  });
const found = (books: Partial<Books>) =>
  differences(books).map(({ problem, key, cents, expected }) => [problem, key, cents, expected]);

test('finds nothing where both say the same', () => {
  expect(found({})).toEqual([]);
  expect(found({ listed: [sale, back], refunds: [refund] })).toEqual([]);
  expect(
    found({ listed: [{ ...sale, standing: 'held' }], charges: [{ ...charge, state: 'placed' }] }),
  ).toEqual([]);
});

test('knows a charge by the provider’s own name as well', () => {
  expect(found({ listed: [{ ...sale, ours: '' }] })).toEqual([]);
  const named = { ...charge, reference: 'order', captureReference: 't1' };
  expect(found({ listed: [{ ...sale, ours: '' }], charges: [named] })).toEqual([]);
});

test('finds a charge for which there is no order', () => {
  expect(found({ charges: [] })).toEqual([['charge_without_order', 'charge_without_order:t1', 1619, 0]]);
  for (const state of ['failed', 'declined', 'voided'] as const)
    expect(found({ charges: [{ ...charge, state }] })).toEqual([
      ['charge_without_order', 'charge_without_order:a1', 1619, 0],
    ]);
});

test('finds an order for which there is no charge, or one that was let go', () => {
  const expected = [['order_without_charge', 'order_without_charge:a1', 0, 1619]];
  expect(found({ listed: [] })).toEqual(expected);
  expect(found({ listed: [{ ...sale, standing: 'gone' }] })).toEqual(expected);
});

test('finds another amount, of a charge and of a refund', () => {
  expect(found({ listed: [{ ...sale, cents: 1600 }] })).toEqual([
    ['amount_differs', 'amount_differs:a1', 1600, 1619],
  ]);
  expect(found({ listed: [sale, { ...back, cents: 300 }], refunds: [refund] })).toEqual([
    ['amount_differs', 'amount_differs:r1', 300, 400],
  ]);
});

test('finds a refund that the provider does not have', () => {
  expect(found({ refunds: [refund] })).toEqual([['refund_missing', 'refund_missing:r1', 0, 400]]);
});

test('finds none missing where all of it was let go instead', () => {
  const whole = { ...refund, cents: 1619, reference: 't1' };
  const given = { ...charge, refunded: 1619 };
  expect(found({ listed: [{ ...sale, standing: 'gone' }], charges: [given], refunds: [whole] })).toEqual([]);
  expect(found({ listed: [], charges: [given], refunds: [whole] })).toEqual([]);
  expect(found({ charges: [given], refunds: [whole] })).toEqual([
    ['refund_missing', 'refund_missing:r1', 0, 1619],
  ]);
});

test('finds a refund that nobody here has asked for', () => {
  expect(found({ listed: [sale, back] })).toEqual([['refund_unknown', 'refund_unknown:t2', 400, 0]]);
  expect(found({ listed: [sale, back], asked: new Set(['r1']) })).toEqual([]);
});

test.each(['started', 'unknown', 'waiting', 'voiding', 'refunding', 'open', 'closed'] as const)(
  'leaves %s to those who mind it already',
  (state) => {
    expect(found({ charges: [{ ...charge, state }] })).toEqual([]);
    expect(found({ listed: [], charges: [{ ...charge, state }] })).toEqual([]);
  },
);

test('misses nothing that came in while the provider was being asked', () => {
  expect(found({ listed: [], before: new Set() })).toEqual([]);
  expect(found({ refunds: [refund], before: new Set(['a1']) })).toEqual([]);
  expect(
    settledIn({ charges: [charge, { ...charge, id: 'a2', state: 'started' }], refunds: [refund] }),
  ).toEqual(new Set(['a1', 'r1']));
});

test('looks at its own day only, and finds what lies just outside of it', () => {
  const span = { from: 550, to: 1000 };
  expect(found({ span, charges: [] })).toEqual([]);
  expect(found({ span, listed: [] })).toEqual([]);
  const late = { ...charge, at: 990 };
  expect(found({ span, charges: [late], listed: [{ ...sale, at: 1010 }] })).toEqual([]);
});

test('knows a charge and a refund by our name for them, or by the provider’s, and by nothing else', () => {
  expect(found({ listed: [{ ...sale, reference: 'other' }] })).toEqual([]);
  expect(found({ listed: [sale, { ...back, reference: 'other' }], refunds: [refund] })).toEqual([]);
  expect(found({ listed: [sale, { ...back, ours: '' }], refunds: [refund] })).toEqual([]);

  const neither = ['charge_without_order', 'order_without_charge'];
  for (const reference of ['', 'other'])
    expect(found({ listed: [{ ...sale, ours: '', reference }] }).map(([problem]) => problem)).toEqual(
      neither,
    );

  const unnamed = { ...refund, reference: '' };
  for (const reference of ['', 'other'])
    expect(
      found({ listed: [sale, { ...back, ours: '', reference }], refunds: [unnamed] }).map(
        ([problem]) => problem,
      ),
    ).toEqual(['refund_missing', 'refund_unknown']);
  expect(
    found({ listed: [sale, { ...back, ours: '', reference: 'other' }], refunds: [refund] }).map(
      ([problem]) => problem,
    ),
  ).toEqual(['refund_missing', 'refund_unknown']);
});

test('counts an order whose money is held as paid', () => {
  const placed = { ...charge, state: 'placed' as const };
  expect(found({ charges: [placed], listed: [] })).toEqual([
    ['order_without_charge', 'order_without_charge:a1', 0, 1619],
  ]);
  expect(found({ charges: [placed], listed: [{ ...sale, cents: 1 }] })).toEqual([
    ['amount_differs', 'amount_differs:a1', 1, 1619],
  ]);
});

test('a day has its first moment, and not that of the next', () => {
  expect(found({ span: { from: 500, to: 501 }, charges: [] })).toHaveLength(1);
  expect(found({ span: { from: 400, to: 500 }, charges: [] })).toEqual([]);
});

test('says of each difference whose it is and what it is about', () => {
  const whose = { venueId: 7, attemptId: 'a1', orderId: 70 };
  expect(differences({ listed: [] })).toEqual([
    expect.objectContaining({ ...whose, refundId: '', ours: '', reference: 't1' }),
  ]);
  expect(differences({ listed: [], charges: [{ ...charge, captureReference: 'c1' }] })).toEqual([
    expect.objectContaining({ ...whose, reference: 'c1' }),
  ]);
  expect(differences({ refunds: [refund] })).toEqual([
    expect.objectContaining({ ...whose, refundId: 'r1', ours: '', reference: 't2' }),
  ]);
  expect(differences({ listed: [sale, back] })).toEqual([
    expect.objectContaining({ venueId: undefined, attemptId: '', refundId: '', orderId: undefined }),
  ]);
  expect(differences({ listed: [sale, back] })).toEqual([
    expect.objectContaining({ ours: 'r1', reference: 't2' }),
  ]);
});

test('shows the charge that was let go, and not another that stands beside it in the list', () => {
  const other: Listed = { ...sale, ours: 'a9', reference: 't9', standing: 'gone' };
  const gone: Listed = { ...sale, reference: 't1b', standing: 'gone' };
  const named: Listed = { ...back, ours: 'a1', reference: 't1', standing: 'gone' };
  expect(differences({ listed: [other, named, gone] })).toEqual([
    expect.objectContaining({ problem: 'order_without_charge', ours: 'a1', reference: 't1b' }),
  ]);
  expect(differences({ listed: [other] })).toEqual([
    expect.objectContaining({ problem: 'order_without_charge', ours: '', reference: 't1' }),
  ]);
});

test('a refund is missing although it is of the whole, where nothing shows that it was let go', () => {
  const given = { ...charge, refunded: 1619 };
  const whole = { ...refund, cents: 1619 };
  const missing = [['refund_missing', 'refund_missing:r1', 0, 1619]];
  expect(found({ listed: [], charges: [given], refunds: [whole] })).toEqual(missing);
  expect(found({ listed: [], charges: [], refunds: [whole] })).toEqual(missing);
  const unnamed = [{ ...given, reference: '' }];
  expect(found({ listed: [], charges: unnamed, refunds: [{ ...whole, reference: '' }] })).toEqual(missing);
  const other: Listed = { ...sale, ours: 'a9', reference: 't9', standing: 'gone' };
  expect(found({ listed: [other, sale], charges: [given], refunds: [whole] })).toEqual(missing);
});
