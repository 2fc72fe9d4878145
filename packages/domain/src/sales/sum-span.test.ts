import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basOf } from '#sales/bas';
import type { SoldEdit } from '#sales/edited';
import type { SoldLine, SoldOrder } from '#sales/sold';
import { type MoneyBack, type SpanRows, sumSpan } from '#sales/sum-span';
import { addSums, netSales, type Sums, type Tally } from '#sales/sums';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const plain: SoldOrder = {
  id: 1,
  placedAt: 0,
  cancelledAt: 0,
  source: 'web',
  fulfilmentType: 'pickup',
  pointLabel: '',
  couponCode: '',
  servedBy: '',
  paymentMethod: 'CC',
  paid: true,
  tendered: 0,
  prepaid: null,
  total: 1100,
  productsTotal: 1100,
  rewards: 0,
  discount: 0,
  daySurcharge: 0,
  deliveryFee: 0,
  preorderFee: 0,
  surcharge: 0,
  gst: 100,
  gstFree: 0,
  inputTaxed: 0,
  gstRegistered: true,
};

type Books = {
  orders: readonly SoldOrder[];
  lines: readonly SoldLine[];
  back: readonly MoneyBack[];
  edits?: readonly SoldEdit[];
};

/** What a store finds for a span of these books. */
function rowsOf({ orders, lines, back, edits = [] }: Books, span: { from: number; to: number }): SpanRows {
  const within = (at: number) => at >= span.from && at < span.to;
  const placed = orders.filter(({ placedAt }) => within(placedAt));
  const cancelled = orders.filter(({ cancelledAt }) => cancelledAt > 0 && within(cancelledAt));
  const edited = orders.filter(
    ({ id, placedAt }) =>
      placedAt < span.from && edits.some(({ orderId, at }) => orderId === id && within(at)),
  );
  const given = back.filter(({ at }) => within(at)).map(({ orderId }) => orderId);
  const touched = new Set([...given, ...cancelled.map(({ id }) => id)]);
  return {
    ...span,
    hourOf: (at) => Math.floor(at / HOUR) % 24,
    placed,
    lines: lines.filter(({ orderId }) => placed.some(({ id }) => id === orderId)),
    cancelled,
    taken: [],
    gifts: [],
    flows: [],
    back: back.filter(({ orderId }) => touched.has(orderId)).toSorted((a, b) => a.at - b.at),
    backOrders: new Map(orders.filter(({ id }) => touched.has(id)).map((order) => [order.id, order])),
    made: [],
    edits: edits.filter(
      ({ orderId }) =>
        placed.some(({ id }) => id === orderId) ||
        touched.has(orderId) ||
        edited.some(({ id }) => id === orderId),
    ),
    edited,
    editedLines: lines.filter(({ orderId }) => edited.some(({ id }) => id === orderId)),
  };
}

const sum = (tallies: readonly Tally[]): number => tallies.reduce((all, { amount }) => all + amount, 0);
const count = (tallies: readonly Tally[]): number => tallies.reduce((all, tally) => all + tally.count, 0);
const kept = ({ by }: Sums): number => sum(by.paid) - sum(by.repaid);

/** Any order of four days, with its lines and what went back of it: never more than it came to. */
const anyOrder = fc
  .record({
    prices: fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 4 }),
    off: fc.nat(99),
    fees: fc.tuple(fc.nat(900), fc.nat(500), fc.nat(300), fc.nat(400)),
    free: fc.nat(100),
    registered: fc.boolean(),
    at: fc.nat(4 * DAY - 1),
    cancelledAfter: fc.option(fc.nat(2 * DAY), { nil: undefined }),
    refunds: fc.array(fc.record({ after: fc.nat(2 * DAY), share: fc.nat(100) }), { maxLength: 3 }),
    edit: fc.option(fc.record({ after: fc.nat(2 * DAY), extra: fc.nat(2000) }), { nil: undefined }),
    source: fc.constantFrom('web', 'app', 'kiosk', 'counter'),
    servedBy: fc.constantFrom('', 'Priya', 'Tom'),
    couponCode: fc.constantFrom('', 'LUNCH5'),
  })
  .map((any) => {
    const productsTotal = any.prices.reduce((all, price) => all + price, 0);
    const discount = Math.floor((productsTotal * any.off) / 100);
    const [deliveryFee, preorderFee, surcharge, daySurcharge] = any.fees;
    const fees = { daySurcharge, deliveryFee, preorderFee, surcharge };
    const total = productsTotal - discount + daySurcharge + deliveryFee + preorderFee + surcharge;
    const gstFree = any.registered ? Math.floor((total * any.free) / 100) : 0;
    const cancelledAt = any.cancelledAfter === undefined ? 0 : any.at + any.cancelledAfter + 1;
    let left = total;
    const refunds = any.refunds
      .map(({ after, share }) => ({ at: any.at + after, share }))
      .filter(({ at }) => cancelledAt === 0 || at < cancelledAt)
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, share }) => {
        const cents = Math.floor((left * share) / 100);
        left -= cents;
        return { at, cents };
      });
    const order = {
      ...plain,
      placedAt: any.at,
      cancelledAt,
      source: any.source,
      servedBy: any.servedBy,
      couponCode: any.couponCode,
      total,
      productsTotal,
      discount,
      ...fees,
      gst: any.registered ? Math.round((total - gstFree) / 11) : 0,
      gstFree,
      gstRegistered: any.registered,
    };
    const editedAt = any.edit ? any.at + any.edit.after : 0;
    const edit =
      any.edit && (cancelledAt === 0 || editedAt < cancelledAt)
        ? { at: editedAt, extra: any.edit.extra }
        : undefined;
    const prepaid = edit ? total + edit.extra : null;
    return { order: { ...order, prepaid }, prices: any.prices, refunds, edit };
  });

/** Before it was edited there was one product more, and what that cost went back. */
function beforeEdit(order: SoldOrder, extra: number, at: number): SoldEdit {
  const [total, productsTotal] = [order.total + extra, order.productsTotal + extra];
  const gst = order.gstRegistered ? Math.round((total - order.gstFree) / 11) : 0;
  const lines = [
    { orderId: order.id, productId: 99, name: 'Extra', quantity: 1, price: extra, discount: 0, options: [] },
  ];
  return { orderId: order.id, at, totals: { ...order, total, productsTotal, gst }, lines };
}

const anyBooks = fc.array(anyOrder, { maxLength: 12 }).map((all): Books => {
  const orders = all.map(({ order }, index) => ({ ...order, id: index + 1 }));
  return {
    orders,
    lines: all.flatMap(({ prices, order }, index) =>
      prices.map((price, at) => ({
        orderId: index + 1,
        productId: at,
        name: `Product ${at}`,
        quantity: 1 + (price % 3),
        price,
        discount: at === 0 ? Math.min(order.discount, price) : 0,
        options: [price % 5],
      })),
    ),
    back: all.flatMap(({ refunds, edit }, index) => {
      const base = { orderId: index + 1, rounding: 0, method: 'CC', ofPlacing: true };
      return [
        ...refunds.map(({ at, cents }) => ({ ...base, at, cents, ofEdit: false })),
        ...(edit ? [{ ...base, at: edit.at, cents: edit.extra, ofEdit: true }] : []),
      ];
    }),
    edits: all.flatMap(({ order, edit }, index) =>
      edit ? [beforeEdit({ ...order, id: index + 1 }, edit.extra, edit.at)] : [],
    ),
  };
});

const WHOLE = { from: 0, to: 8 * DAY };
const days = Array.from({ length: 8 }, (_, at) => ({ from: at * DAY, to: (at + 1) * DAY }));

describe('any sales', () => {
  test('come to the same by hour, channel, staff and fulfilment, and from prices to totals', () => {
    fc.assert(
      fc.property(anyBooks, fc.constantFrom(WHOLE, ...days), (books, span) => {
        const sums = sumSpan(rowsOf(books, span));
        for (const of of ['hours', 'channels', 'fulfilment', 'points', 'staff'] as const) {
          expect([of, sum(sums.by[of])]).toEqual([of, sums.sales]);
          expect([of, count(sums.by[of])]).toEqual([of, sums.orders]);
        }
        expect(sum(sums.by.promos)).toBe(sums.discounts);
        const { products, rewards, discounts, daySurcharges, surcharges } = sums;
        const fees = daySurcharges + sums.deliveryFees + sums.preorderFees + surcharges;
        expect(products - rewards - discounts + fees).toBe(sums.sales);
        const bas = basOf(sums);
        expect(bas.taxable + bas.gstFree + bas.inputTaxed + bas.noGst).toBe(bas.g1);
      }),
    );
  });

  test('come to the same day by day as all at once: sales, GST and money', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const whole = sumSpan(rowsOf(books, WHOLE));
        const daily = addSums(days.map((day) => sumSpan(rowsOf(books, day))));
        expect(basOf(daily)).toEqual(basOf(whole));
        expect(kept(daily)).toBe(kept(whole));
      }),
    );
  });

  test('come to nothing once everything is cancelled, and so does the money', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const orders = books.orders.map((order) => ({ ...order, cancelledAt: order.placedAt + 3 * DAY }));
        const sums = addSums(days.map((day) => sumSpan(rowsOf({ ...books, orders }, day))));
        expect(basOf(sums)).toEqual({ taxable: 0, gstFree: 0, inputTaxed: 0, noGst: 0, g1: 0, a1: 0 });
        expect(kept(sums)).toBe(0);
      }),
    );
  });
});

const one = (fields: Partial<SoldOrder>, more: Partial<SpanRows> = {}) => {
  const order = { ...plain, ...fields };
  return (span: { from: number; to: number }) =>
    sumSpan({ ...rowsOf({ orders: [order], lines: [], back: more.back ?? [] }, span), ...more });
};
const [monday = WHOLE, tuesday = WHOLE] = days;
const refund = (at: number, cents: number): MoneyBack => ({
  orderId: 1,
  at,
  cents,
  rounding: 0,
  method: 'CC',
  ofPlacing: true,
  ofEdit: false,
});

test('a refund counts on the day that it is made, with its share of the GST', () => {
  const sums = one({}, { back: [refund(DAY + HOUR, 550)] });
  expect(sums(monday)).toMatchObject({ sales: 1100, refunded: 0, gst: 100, backGst: 0 });
  expect(sums(tuesday)).toMatchObject({ sales: 0, refunded: 550, backGst: 50, refunds: 1 });
});

test('an edit counts on its own day: the sale before it stays as it was, and what goes back for it is no refund', () => {
  const order = { ...plain, prepaid: 1650 };
  const edits = [beforeEdit(order, 550, DAY + HOUR)];
  const books = { orders: [order], lines: [], back: [{ ...refund(DAY + HOUR, 550), ofEdit: true }], edits };
  expect(sumSpan(rowsOf(books, monday))).toMatchObject({ orders: 1, sales: 1650, gst: 150 });
  const next = sumSpan(rowsOf(books, tuesday));
  expect(next).toMatchObject({ orders: 0, sales: -550, gst: -50, refunds: 0, refunded: 0, backGst: 0 });
  expect(next.by.products).toEqual([{ key: '99', name: 'Extra', count: -1, amount: -550 }]);
  expect(sum(next.by.repaid)).toBe(550);
  const sameDay = { ...books, edits: edits.map((edit) => ({ ...edit, at: HOUR })) };
  expect(sumSpan(rowsOf(sameDay, monday))).toMatchObject({ orders: 1, sales: 1100, gst: 100 });
});

test('what is cancelled on its own day was no sale; later, it is taken off on that day', () => {
  expect(one({ cancelledAt: HOUR })(monday)).toMatchObject({ orders: 0, sales: 0, cancelled: 0 });
  const late = one({ cancelledAt: DAY + HOUR }, { back: [refund(HOUR, 100), refund(DAY + HOUR, 1000)] });
  expect(netSales(late(monday))).toBe(1000);
  expect(late(tuesday)).toMatchObject({ refunded: 0, cancellations: 1, cancelled: 1000, backGst: 91 });
  expect(sum(late(tuesday).by.repaid)).toBe(1000);
});

test('money that was only held is let go of with the order', () => {
  const sums = one({ cancelledAt: DAY + HOUR });
  expect(sums(monday).by.paid).toEqual([{ key: 'CC', name: '', count: 1, amount: 1100 }]);
  expect(sums(tuesday).by.repaid).toEqual([{ key: 'CC', name: '', count: 1, amount: 1100 }]);
});

test('parts at the counter count as they are taken, cash with its rounding, and the balance is one method', () => {
  const taken = [
    { kind: 'cash', cents: 502, rounding: -2 },
    { kind: 'balance', cents: 598, rounding: 0 },
  ];
  const sums = one({ tendered: 1100 }, { taken })(monday);
  expect(sums.by.paid.map(({ key, amount }) => [key, amount])).toEqual([
    ['cash', 500],
    ['balance', 598],
  ]);
  expect(sums.rounding).toBe(-2);
  expect(one({ paymentMethod: 'BALANCE' })(monday).by.paid[0]?.key).toBe('balance');
});

test('an order is late from the moment after its time, and made from when it was begun', () => {
  const made = [
    { readyAt: 600_000, dueAt: 600_000, begunAt: 0, stations: [] },
    {
      readyAt: 900_000,
      dueAt: 899_999,
      begunAt: 300_000,
      stations: [{ station: 'Grill', readyAt: 800_000 }],
    },
  ];
  const sums = one({}, { made })(monday);
  expect(sums).toMatchObject({ ready: 2, onTime: 1, made: 1, makeMs: 600_000 });
  expect(sums.by.stations).toEqual([{ key: 'Grill', name: '', count: 1, amount: 500_000 }]);
});
