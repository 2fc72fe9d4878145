import type { Weekday } from '@servery/contract/entities/fulfilment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEK, weekdayOf } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { checkStanding } from '#standing-orders/check-standing';
import { daysText } from '#standing-orders/day-words';
import {
  blankStanding,
  dateAfter,
  daysOf,
  dueOn,
  firstDateFrom,
  judgedAt,
  nextOccurrence,
  placedAt,
  type StandingOrder,
} from '#standing-orders/standing-order';
import { weekOf } from '#standing-orders/week';
import { reasonText } from '#standing-orders/words';
import {
  NOON,
  onDay,
  sampleFulfilment,
  samplePoint,
  sampleProduct,
  sampleVenue,
} from '#testing/sample-venue';

const RULES = { cutOffTime: '20:00', cutOffDays: 1, discountBasisPoints: 1000 };
const venue = sampleVenue({ fulfilment: [sampleFulfilment({ standing: RULES })] });

const quantities = (...days: Weekday[]) =>
  Object.fromEntries(WEEK.map((day) => [day, days.includes(day) ? 1 : 0])) as Record<Weekday, number>;
const order = (days: Weekday[], more: Partial<StandingOrder> = {}): StandingOrder => ({
  ...blankStanding(venue, 7),
  time: '07:40',
  items: [{ productId: sampleProduct().id, options: [], quantities: quantities(...days) }],
  ...more,
});

describe('by which moment it is judged', () => {
  const MINUTES = 60_000;
  test.each([
    [-1, false, -1],
    [0, false, 0],
    [1, false, 0],
    [5 * MINUTES, false, 0],
    [5 * MINUTES + 1, false, 5 * MINUTES + 1],
    [180 * MINUTES, true, 0],
    [-1, true, -1],
  ])('%i ms after its own, begun: %s', (late, begun, judged) => {
    expect(judgedAt(NOON, NOON + late, { begun }) - NOON).toBe(judged);
  });
});

describe('which date comes next', () => {
  test('is the first whose cut-off lies ahead, and not a moment later', () => {
    // A Wednesday at noon: Thursday's is changed until 8 pm.
    expect(nextOccurrence(order(['thu', 'fri']), venue, NOON)).toEqual({
      date: '2026-11-19',
      cutOff: onDay('2026-11-18', '20:00'),
    });
    const atCutOff = onDay('2026-11-18', '20:00');
    expect(nextOccurrence(order(['thu', 'fri']), venue, atCutOff - 1)?.date).toBe('2026-11-19');
    expect(nextOccurrence(order(['thu', 'fri']), venue, atCutOff)?.date).toBe('2026-11-20');
    expect(nextOccurrence(order([]), venue, NOON)).toBeUndefined();
  });

  test('each wanted day of the weeks comes once, in order, and no other', () => {
    const anyDays = fc.subarray([...WEEK], { minLength: 1 });
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 400 }), (days, ahead) => {
        const plan = order(days);
        const from = Temporal.PlainDate.from('2026-01-01').add({ days: ahead });
        const seen: string[] = [];
        let date = firstDateFrom(plan, from.toString());
        while (date !== undefined && Temporal.PlainDate.compare(date, from.add({ days: 28 })) < 0) {
          seen.push(date);
          date = dateAfter(plan, date);
        }
        const all = Array.from({ length: 28 }, (_, index) => from.add({ days: index }));
        const wanted = all.filter((day) => days.includes(weekdayOf(day))).map(String);
        expect(seen).toEqual(wanted);
      }),
    );
  });

  test('whatever the rules are, it is placed before it is due, and dates are placed one after the other', () => {
    const zones = ['Australia/Sydney', 'Australia/Perth', 'Australia/Lord_Howe'];
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 11 }))
      .map(([hour, step]) => `${String(hour).padStart(2, '0')}:${String(step * 5).padStart(2, '0')}`);
    fc.assert(
      fc.property(
        fc.record({
          zone: fc.constantFrom(...zones),
          time,
          cutOffTime: time,
          cutOffDays: fc.integer({ min: 0, max: 6 }),
          minNotice: fc.integer({ min: 0, max: 600 }),
          now: fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2026, 10, 1) }),
        }),
        ({ zone, time: at, cutOffTime, cutOffDays, minNotice, now }) => {
          const standing = { cutOffTime, cutOffDays, discountBasisPoints: 0 };
          const here = sampleVenue({
            timeZone: zone,
            fulfilment: [sampleFulfilment({ standing, minNotice })],
          });
          const plan = order([...WEEK], { time: at });
          const first = nextOccurrence(plan, here, now);
          expect(first).toBeDefined();
          let [date, before] = [first?.date ?? '', now];
          for (let round = 0; round < 10; round += 1) {
            const moment = placedAt(plan, date, here);
            expect(moment).toBeGreaterThan(before);
            expect(moment).toBeLessThanOrEqual(dueOn(plan, date, here) - minNotice * 60_000);
            before = moment;
            date = dateAfter(plan, date) ?? '';
          }
        },
      ),
    );
  });

  test('a slot that closes before the type does counts', () => {
    const slot = samplePoint({ dueTime: '18:00', cutOffTime: '12:00', cutOffDays: 2 });
    const type = sampleFulfilment({ code: 'deliver', timeType: 'slots', standing: RULES });
    const here = sampleVenue({ fulfilment: [type], points: [slot] });
    const moment = placedAt(
      order(['fri'], { fulfilmentType: 'deliver', slotId: slot.id }),
      '2026-11-20',
      here,
    );
    expect(localDateTime(moment, here.timeZone)).toEqual({ date: '2026-11-18', time: '11:59' });
  });
});

test('what can be saved: a way, a time in steps of five within the hours of each day, and something on a day', () => {
  const pays = { method: 'advance', hasMeans: true };
  const codeOf = (plan: StandingOrder, here = venue, by = pays) => checkStanding(plan, here, by)?.code;
  expect(codeOf(order(['mon']))).toBeUndefined();
  expect(codeOf(order([]))).toBe('standing_empty');
  expect(codeOf(order(['mon'], { fulfilmentType: 'booking' }))).toBe('standing_type_required');
  expect(codeOf(order(['mon'], { time: '' }))).toBe('time_required');
  expect(codeOf(order(['mon'], { time: '07:00' }))).toBeUndefined();
  expect(codeOf(order(['mon'], { time: '06:55' }))).toBe('time_unavailable');
  expect(codeOf(order(['mon'], { time: '20:55' }))).toBeUndefined();
  expect(codeOf(order(['mon'], { time: '21:00' }))).toBe('time_unavailable');
  expect(codeOf(order(['mon'], { time: '07:42' }))).toBe('time_unavailable');
  const weekdaysOnly = WEEK.slice(0, 5).map((weekday) => ({ weekday, from: '07:00', to: '21:00' }));
  const shut = sampleVenue({ fulfilment: [sampleFulfilment({ standing: RULES, windows: weekdaysOnly })] });
  expect(codeOf(order(['fri']), shut)).toBeUndefined();
  expect(codeOf(order(['fri', 'sat']), shut)).toBe('time_unavailable');
  const demands = { ...venue, standingPaymentRequired: true };
  expect(codeOf(order(['mon']), demands)).toBeUndefined();
  expect(codeOf(order(['mon']), demands, { method: '', hasMeans: true })).toBe('payment_method_required');
  expect(codeOf(order(['mon']), demands, { method: 'advance', hasMeans: false })).toBe(
    'payment_method_required',
  );
});

test('a week adds up, day by day', () => {
  const item = { price: 600, quantities: { ...quantities('mon', 'tue'), fri: 3 } };
  const week = weekOf([item], { discountBasisPoints: 1000, deliveryFee: 500 });
  expect(week).toMatchObject({
    products: 3000,
    discount: 300,
    deliveries: 3,
    deliveryFees: 1500,
    total: 4200,
  });
  expect(week.days).toMatchObject({ mon: 1040, fri: 2120, sun: 0 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ price: fc.nat(5000), count: fc.nat(999) }), { maxLength: 8 }),
      fc.nat(10_000),
      (items, discountBasisPoints) => {
        const all = items.map(({ price, count }) => ({
          price,
          quantities: Object.fromEntries(WEEK.map((day) => [day, count])) as Record<Weekday, number>,
        }));
        const dayBasisPoints = (day: Weekday) => (day === 'sat' || day === 'sun' ? 1525 : 0);
        const sum = weekOf(all, { discountBasisPoints, deliveryFee: 0, dayBasisPoints });
        expect(WEEK.reduce((so, day) => so + sum.days[day], 0)).toBe(sum.total);
        expect(sum.products - sum.discount + sum.daySurcharges + sum.deliveryFees).toBe(sum.total);
      },
    ),
  );
});

test('days and reasons read as people say them', () => {
  expect(daysText(daysOf(order(['mon', 'tue', 'wed', 'thu', 'fri'])))).toBe('Mon to Fri');
  expect(daysText(['tue', 'thu'])).toBe('Tue and Thu');
  expect(daysText(['mon', 'wed', 'fri'])).toBe('Mon, Wed and Fri');
  expect(daysText(['sat', 'sun'])).toBe('Sat and Sun');
  expect(daysText([...WEEK])).toBe('Every day');
  expect(daysText([])).toBe('No days yet');
  expect(reasonText({ code: 'store_shut' })).toBe('The store is closed then.');
  expect(reasonText({ code: 'slot_full' })).toBe('That time is full.');
  expect(reasonText({ code: 'time_past' })).toBe('It was too late to place it.');
  expect(reasonText({ code: 'declined', ending: '1111' })).toContain('declined the card ending 1111');
  expect(reasonText({ code: 'card_expired', total: 500, balance: 0, ending: '1111' })).toContain(
    'has expired',
  );
  expect(reasonText({ code: 'minimum_required', details: { sign: '$', minimum: '20.00' } })).toBe(
    'Minimum order for delivery is $20.00',
  );
});
