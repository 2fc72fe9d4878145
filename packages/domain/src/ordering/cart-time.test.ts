import { expect, test } from 'vitest';
import { emptyCart, NO_TIME } from '#ordering/cart';
import { choiceIn, heldTime, timeOf, wantedAt } from '#ordering/cart-time';
import { NOON, onDay, sampleCart, sampleFulfilment, samplePoint, sampleVenue } from '#testing/sample-venue';

const venue = sampleVenue({
  fulfilment: [
    sampleFulfilment(),
    sampleFulfilment({ id: 6, code: 'deliver' }),
    sampleFulfilment({ id: 7, code: 'catering', timeType: 'stops' }),
  ],
  points: [samplePoint({ id: 31, kind: 'stop', dueTime: '18:00' })],
});
const at = { venue, now: NOON };
const evening = { date: '2026-11-18', time: '18:00' };
const eveningAt = onDay('2026-11-18', '18:00');

test('an empty cart holds nothing, is for two where a table is booked, and is not stored yet', () => {
  const cart = emptyCart({ sessionId: 8, venueId: 1, menuId: 2, now: NOON });
  expect(cart).toMatchObject({ id: 0, sessionId: 8, venueId: 1, menuId: 2, lines: [], updatedAt: NOON });
  expect(cart).toMatchObject({ bookingPax: 2, deliveryAddressId: 0, billingAddressId: 0, rewardPoints: 0 });
  expect(cart.time).toEqual({ asap: false, date: '', time: '', slotId: 0, stopId: 0, locationId: 0 });
});

test('the choice of a cart is its type, its time and what a table or a booking needs', () => {
  const cart = sampleCart({
    time: { ...NO_TIME, ...evening, stopId: 31 },
    tableNum: 'B4',
    bookingRef: 'R77',
    bookingName: 'Mia',
    bookingPax: 5,
  });
  expect(choiceIn(cart)).toEqual({
    ...NO_TIME,
    ...evening,
    stopId: 31,
    code: 'pickup',
    tableNum: 'B4',
    bookingRef: 'R77',
    bookingName: 'Mia',
    bookingPax: 5,
  });
});

test('no time is chosen while no type is, or one that the venue does not have', () => {
  expect(timeOf(sampleCart({ fulfilmentType: '' }), at)).toEqual({ kind: 'none' });
  expect(timeOf(sampleCart({ fulfilmentType: 'table' }), at)).toEqual({ kind: 'none' });
  expect(timeOf(sampleCart(), at, { code: '' })).toEqual({ kind: 'none' });
});

test('what the cart remembers holds for its own type alone', () => {
  const cart = sampleCart({ time: { ...NO_TIME, ...evening } });
  expect(timeOf(cart, at)).toEqual({ kind: 'time', at: eveningAt, ...evening });
  expect(timeOf(cart, at, { code: 'pickup' })).toMatchObject({ kind: 'time' });
  expect(timeOf(cart, at, { code: 'deliver' })).toEqual({ kind: 'none' });
});

test('what a call says wins over what the cart remembers', () => {
  expect(timeOf(sampleCart(), at)).toEqual({ kind: 'asap' });
  expect(timeOf(sampleCart(), at, { sent: { at: eveningAt } })).toMatchObject({
    kind: 'time',
    at: eveningAt,
  });
});

test('a choice is kept whole, and nothing is kept of what was not chosen', () => {
  const nothing = { asap: false, date: '', time: '', at: undefined };
  expect(heldTime({ kind: 'asap' }, venue)).toEqual({ ...nothing, asap: true });
  expect(heldTime({ kind: 'time', at: eveningAt, ...evening }, venue)).toEqual({
    ...nothing,
    ...evening,
    at: eveningAt,
  });
  expect(heldTime({ kind: 'day', date: evening.date }, venue)).toEqual({ ...nothing, date: evening.date });
  expect(heldTime({ kind: 'none' }, venue)).toEqual(nothing);
});

test('a point has its own time, and one that is gone has none', () => {
  const point = { kind: 'point', point: 'stop', date: evening.date } as const;
  expect(heldTime({ ...point, id: 31 }, venue)).toMatchObject({ asap: false, ...evening });
  expect(heldTime({ ...point, id: 99 }, venue)).toMatchObject({ date: evening.date, time: '' });
});

test('goods are wanted for the time or the point that is chosen, else for now', () => {
  const point = { kind: 'point', point: 'stop', date: '2026-11-20' } as const;
  expect(wantedAt({ kind: 'time', at: eveningAt, ...evening }, at)).toBe(eveningAt);
  expect(wantedAt({ ...point, id: 31 }, at)).toBe(onDay('2026-11-20', '18:00'));
  expect(wantedAt({ ...point, id: 99 }, at)).toBe(NOON);
  expect(wantedAt({ kind: 'asap' }, at)).toBe(NOON);
  expect(wantedAt({ kind: 'day', date: '2026-11-20' }, at)).toBe(NOON);
});
