import { expect, test } from 'vitest';
import { type JournalWords, journalLines } from '#sales/journal';
import { basOf } from '#sales/bas';
import { compareTallies, groupTallies, netPaid } from '#sales/report';
import type { SoldOrder } from '#sales/sold';
import { type BalanceFlow, type MoneyBack, type SpanRows, sumSpan } from '#sales/sum-span';
import { addSums, netSales, newSums, type Tally } from '#sales/sums';

const tally = (key: string, count: number, amount: number, name = ''): Tally => ({
  key,
  name,
  count,
  amount,
});

test('the most stands first, and what there was only before stands last', () => {
  const now = [tally('a', 1, 100), tally('b', 2, 300), tally('c', 5, 100), tally('d', 1, 100)];
  const before = [tally('b', 9, 200), tally('z', 4, 50, 'Gone')];
  expect(compareTallies(now, before)).toEqual([
    { ...tally('b', 2, 300), before: 200 },
    { ...tally('c', 5, 100), before: 0 },
    { ...tally('a', 1, 100), before: 0 },
    { ...tally('d', 1, 100), before: 0 },
    { ...tally('z', 0, 0, 'Gone'), before: 50 },
  ]);
});

test('products become their categories', () => {
  const all = [tally('1', 2, 300), tally('2', 1, 50), tally('3', 4, 80)];
  const groupOf = ({ key }: Tally) =>
    key === '3' ? { key: 'x', name: 'Drinks' } : { key: 'y', name: 'Food' };
  expect(groupTallies(all, groupOf)).toEqual([tally('y', 3, 350, 'Food'), tally('x', 4, 80, 'Drinks')]);
});

test('what went back is taken off its method, and its payments stay counted', () => {
  const paid = [tally('cash', 3, 900), tally('CC', 1, 100)];
  expect(netPaid(paid, [tally('cash', 1, 250), tally('PP', 1, 40)])).toEqual([
    tally('cash', 3, 650),
    tally('CC', 1, 100),
    tally('PP', 0, -40),
  ]);
});

test('days add up, and the last name that something was sold by is kept', () => {
  const day = (name: string, cancelled: number) => {
    const sums = newSums();
    sums.add({ sales: 500, refunded: 30, cancelled });
    sums.tally('products', { key: 7, name, count: 1, amount: 500 });
    return sums.done();
  };
  const both = addSums([day('Chips', 0), day('Rosemary Chips', 20), day('', 0)]);
  expect(both.by.products).toEqual([tally('7', 3, 1500, 'Rosemary Chips')]);
  expect(netSales(both)).toBe(1500 - 90 - 20);
});

const order: SoldOrder = {
  id: 1,
  placedAt: 100,
  cancelledAt: 0,
  source: 'web',
  fulfilmentType: 'pickup',
  pointLabel: '',
  couponCode: '',
  servedBy: '',
  paymentMethod: 'STORE',
  paid: true,
  tendered: 1000,
  prepaid: null,
  total: 1000,
  productsTotal: 1000,
  rewards: 0,
  discount: 0,
  daySurcharge: 0,
  deliveryFee: 0,
  preorderFee: 0,
  surcharge: 0,
  gst: 91,
  gstFree: 0,
  inputTaxed: 0,
  gstRegistered: true,
};
const rows = (more: Partial<SpanRows>): SpanRows => ({
  from: 100,
  to: 200,
  hourOf: () => 9,
  placed: [],
  lines: [],
  cancelled: [],
  taken: [],
  gifts: [],
  flows: [],
  back: [],
  backOrders: new Map(),
  made: [],
  edits: [],
  edited: [],
  editedLines: [],
  ...more,
});

test('lines count as often as they were sold, less their discount, and those of no sale do not count', () => {
  const line = {
    orderId: 1,
    productId: 7,
    name: 'Chips',
    quantity: 3,
    price: 900,
    discount: 100,
    options: [4, 5],
  };
  const never = { ...order, id: 2, cancelledAt: 150 };
  const sums = sumSpan(rows({ placed: [order, never], lines: [line, { ...line, orderId: 2, quantity: 9 }] }));
  expect(sums.by.products).toEqual([tally('7', 3, 800, 'Chips')]);
  expect(sums.by.options).toEqual([tally('4', 3, 0), tally('5', 3, 0)]);
  expect(sums.orders).toBe(1);
});

test('cash that goes back is rounded too, from the first moment of the day to the last', () => {
  const refund = (at: number): MoneyBack => ({
    orderId: 1,
    at,
    cents: 103,
    rounding: 2,
    method: 'cash',
    ofPlacing: false,
    ofEdit: false,
  });
  const back = [99, 100, 199, 200].map(refund);
  const sums = sumSpan(rows({ back, backOrders: new Map([[1, order]]) }));
  expect(sums.by.repaid).toEqual([tally('cash', 2, 210)]);
  expect(sums).toMatchObject({ rounding: -4, refunds: 2, refunded: 206 });
});

test('the first moment of the next day belongs to the next day', () => {
  const late = { ...order, placedAt: 150, cancelledAt: 200, couponCode: 'LUNCH5', gstRegistered: false };
  const sums = sumSpan(rows({ placed: [late, { ...late, id: 2, placedAt: 199 }] }));
  expect(sums).toMatchObject({ orders: 2, cancellations: 0, noGst: 2000 });
  expect(sums.by.promos).toEqual([tally('LUNCH5', 2, 0)]);
});

test('what was taken at the counter is no money that was held', () => {
  const cancelled = { ...order, paymentMethod: 'CC', tendered: 400, placedAt: 50, cancelledAt: 150 };
  const byHand = {
    orderId: 1,
    at: 160,
    cents: 400,
    rounding: 0,
    method: 'cash',
    ofPlacing: false,
    ofEdit: false,
  };
  const held = { back: [byHand], backOrders: new Map([[1, cancelled]]), cancelled: [cancelled] };
  const { repaid } = sumSpan(rows(held)).by;
  expect(repaid).toEqual([tally('CC', 1, 600), tally('cash', 1, 400)]);
});

test('an order of nothing has no share of any tax', () => {
  const free = { ...order, total: 0, gst: 0, cancelledAt: 150, placedAt: 50 };
  const sums = sumSpan(rows({ cancelled: [free], backOrders: new Map([[1, free]]) }));
  expect(sums).toMatchObject({ cancellations: 1, cancelled: 0, backGst: 0, backNoGst: 0 });
});

test('what was ready as it was due is on time, and what was begun and ready at once took no time', () => {
  const made = [
    { readyAt: 150, dueAt: 149, begunAt: 150, stations: [{ station: 'Grill', readyAt: 150 }] },
    { readyAt: 150, dueAt: 150, begunAt: 160, stations: [] },
    { readyAt: 150, dueAt: 190, begunAt: 0, stations: [] },
  ];
  const sums = sumSpan(rows({ made }));
  expect(sums).toMatchObject({ ready: 3, onTime: 2, made: 1, makeMs: 0 });
  expect(sums.by.stations).toEqual([tally('Grill', 1, 0)]);
});

const journalWords = {
  ...Object.fromEntries(
    ['taxable', 'gstFree', 'inputTaxed', 'noGst', 'rounding', 'owed'].map((name) => [name, name]),
  ),
  method: String,
} as unknown as JournalWords;

test('a journal has what is left of each method', () => {
  const sums = newSums();
  sums.add({ sales: 700, gst: 64 });
  sums.tally('paid', { key: 'cash', count: 1, amount: 1000 });
  sums.tally('repaid', { key: 'cash', count: 1, amount: 250 });
  sums.tally('repaid', { key: 'CC', count: 1, amount: 50 });
  expect(journalLines(sums.done(), journalWords).map(({ what, cents }) => [what, cents])).toEqual([
    ['cash', 750],
    ['CC', -50],
    ['taxable', -700],
  ]);
});

const topup: BalanceFlow = {
  kind: 'topup',
  method: 'CC',
  cents: 3000,
  charged: 3036,
  surcharge: 36,
  gst: 3,
  gstRegistered: true,
};

test('a top-up is no sale, and its surcharge is income of the day, with GST where the venue charges it', () => {
  const sums = sumSpan(rows({ flows: [topup, { ...topup, gst: 0, gstRegistered: false }] }));
  expect(netSales(sums)).toBe(0);
  expect(sums.by.topups).toEqual([tally('CC', 2, 6072)]);
  expect(basOf(sums)).toEqual({ taxable: 36, gstFree: 0, inputTaxed: 0, noGst: 36, g1: 72, a1: 3 });
});

test('what the bank takes back goes with its surcharge, and what is spent of it by then is owed', () => {
  const back: BalanceFlow = {
    ...topup,
    kind: 'taken_back',
    cents: -1000,
    charged: -3036,
    surcharge: -36,
    gst: -3,
  };
  const sums = sumSpan(rows({ flows: [topup, back] }));
  expect(basOf(sums)).toMatchObject({ g1: 0, a1: 0 });
  expect(sums).toMatchObject({ toppedUp: 2000, topupSurcharges: 0 });
  expect(sums.by.topups).toEqual([tally('CC', 0, 0)]);
  const lines = journalLines(sums, journalWords);
  expect(lines.map(({ account, cents }) => [account, cents])).toEqual([
    ['balances', -2000],
    ['owed', 2000],
  ]);
});

test('what the team gives is a cost, and what is paid out is owed no more', () => {
  const flow = { method: '', charged: 0, surcharge: 0, gst: 0, gstRegistered: false };
  const flows: BalanceFlow[] = [
    { ...flow, kind: 'credit', cents: 500 },
    { ...flow, kind: 'payout', cents: -2000 },
  ];
  const sums = sumSpan(rows({ flows }));
  expect(basOf(sums).g1).toBe(0);
  expect(journalLines(sums, journalWords).map(({ account, cents }) => [account, cents])).toEqual([
    ['given', 500],
    ['balances', -500],
    ['balances', 2000],
    ['payouts', -2000],
  ]);
});
