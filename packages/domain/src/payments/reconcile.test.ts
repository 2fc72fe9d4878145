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
  merchantId: 7,
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
  merchantId: 7,
  attemptId: 'a1',
  orderId: 70,
  cents: 400,
  reference: 't2',
  at: 600,
};
const sale: Listed = { kind: 'charge', ours: 'a1', reference: 't1', cents: 1619, standing: 'taken', at: 500 };
const back: Listed = { kind: 'refund', ours: 'r1', reference: 't2', cents: 400, standing: 'taken', at: 600 };

const found = (books: Partial<Books>) =>
  differencesIn({
    listed: [sale],
    charges: [charge],
    refunds: [],
    before: new Set(['a1', 'r1']),
    asked: new Set(),
    span: { from: 0, to: 1000 },
    ...books,
  }).map(({ problem, key, cents, expected }) => [problem, key, cents, expected]);

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
