import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { freeOf, longerOf, runOut, stockDay } from '#stock/count';
import { afterCount, afterSale, type DayStock, leftOn, NEW_DAY } from '#stock/daily';

const DAILY = 40;

test('a day begins with its number, and loses what is sold for it', () => {
  expect(leftOn(DAILY, NEW_DAY)).toBe(40);
  expect(leftOn(DAILY, afterSale(NEW_DAY, 28))).toBe(12);
  expect(leftOn(50, afterSale(NEW_DAY, 28))).toBe(22);
  expect(leftOn(20, afterSale(NEW_DAY, 28))).toBe(0);
});

test('a count by hand is what is there, whatever was sold before and whatever the number is', () => {
  const counted = afterCount(afterSale(NEW_DAY, 28), 5);
  expect(leftOn(DAILY, counted)).toBe(5);
  expect(leftOn(99, counted)).toBe(5);
  expect(leftOn(DAILY, afterSale(counted, 2))).toBe(3);
  const nobody = afterCount(counted, undefined);
  expect(leftOn(DAILY, nobody)).toBeUndefined();
  expect(leftOn(DAILY, afterCount(afterSale(nobody, 1), 7))).toBe(7);
});

test('of what was said and what has run out, the one that lasts longer counts', () => {
  const forAnHour = { text: 'Sold out, back at 1 pm', until: 500 };
  const untilTold = { text: 'Sold out', until: 0 };
  expect(longerOf(forAnHour, runOut(0))).toEqual(untilTold);
  expect(longerOf(forAnHour, runOut(3))).toBe(forAnHour);
  expect(longerOf(untilTold, runOut(0, 900))).toBe(untilTold);
  expect(longerOf(undefined, runOut(0, 900))).toEqual({ text: 'Sold out, back tomorrow', until: 900 });
  expect(longerOf(undefined, runOut(undefined))).toBeUndefined();
});

test.each([
  ['Australia/Sydney', '2026-10-04'],
  ['Australia/Sydney', '2026-04-05'],
  ['Australia/Perth', '2026-11-18'],
])('in %s the whole of %s is one day, however long it is', (zone, date) => {
  const dayAt = (when: number) => stockDay({ dailyCount: DAILY }, { when, zone });
  const begin = instantOf({ date, time: '00:00' }, zone);
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  const end = instantOf({ date: next, time: '00:00' }, zone);
  expect([dayAt(begin), dayAt(end - 1), dayAt(end)]).toEqual([date, date, next]);
  expect(stockDay({ dailyCount: 0 }, { when: begin, zone })).toBe('');
});

/** A shop with one product: what each day has, who holds what while they pay, and who has bought what. */
class Shop {
  today = 0;
  readonly days = new Map<number, DayStock>();
  readonly holds: { day: number; quantity: number }[] = [];
  readonly orders: { day: number; quantity: number }[] = [];
  readonly at = (day: number) => this.days.get(day) ?? NEW_DAY;
  readonly left = (day: number) => leftOn(DAILY, this.at(day)) ?? 0;
  readonly held = (day: number) =>
    this.holds.filter((hold) => hold.day === day).reduce((sum, { quantity }) => sum + quantity, 0);
  hold(ahead: number, quantity: number) {
    const day = this.today + ahead;
    if (quantity <= freeOf({ left: this.left(day), held: this.held(day) }))
      this.holds.push({ day, quantity });
  }
  /** Whoever holds some has paid for them, be it after midnight. */
  pay() {
    const paid = this.holds.shift();
    if (!paid) return;
    this.days.set(paid.day, afterSale(this.at(paid.day), paid.quantity));
    this.orders.push(paid);
  }
  cancel() {
    const gone = this.orders.shift();
    if (gone) this.days.set(gone.day, afterSale(this.at(gone.day), -gone.quantity));
  }
}

const deed = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    ahead: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ kind: fc.constantFrom('pay', 'release', 'cancel', 'midnight') }),
);

test('whatever is held, paid, released and cancelled over midnights, no day sells more than it began with', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const shop = new Shop();
      for (const each of deeds) {
        if (each.kind === 'hold' && 'ahead' in each) shop.hold(each.ahead, each.quantity);
        else if (each.kind === 'pay') shop.pay();
        else if (each.kind === 'release') shop.holds.shift();
        else if (each.kind === 'cancel') shop.cancel();
        else shop.today += 1;
        for (const day of [shop.today - 1, shop.today, shop.today + 1, shop.today + 2]) {
          const sold = shop.orders.filter((order) => order.day === day);
          const all = sold.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(shop.left(day)).toBe(DAILY - all);
          expect(all + shop.held(day)).toBeLessThanOrEqual(DAILY);
        }
      }
    }),
  );
});

test('what is given back to a day never makes it more than it began with', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(80), (sold, back) => {
      expect(leftOn(DAILY, afterSale(afterSale(NEW_DAY, sold), -back))).toBeLessThanOrEqual(DAILY);
    }),
  );
});
