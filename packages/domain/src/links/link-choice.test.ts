import { expect, test } from 'vitest';
import { onlyType } from '#fulfilment/only-type';
import { asksForFulfilment, linkChoice } from '#links/link-choice';
import { emptyLink, type LinkData } from '#links/link-data';
import { sampleType } from '#testing/sample-type';

const type = (code: 'pickup' | 'table' | 'booking' | 'deliver' | 'custom', more = {}) =>
  sampleType({ code, asap: 1, open_now: 1, available_today: 1, ...more });
const all = (['pickup', 'table', 'booking', 'deliver', 'custom'] as const).map((code) => type(code));
const link = (said: Partial<LinkData>): LinkData => ({ ...emptyLink, ...said });

test('a table chooses eating in at that table [ORD-047]', () => {
  expect(linkChoice(link({ table_num: 'b12' }), all)).toMatchObject({
    code: 'table',
    tableNum: 'B12',
    asap: true,
  });
});

test('booking fields choose the booking [ORD-048]', () => {
  const said = { booking_name: 'Sam', booking_ref: 'ab1', booking_pax: 4 };
  expect(linkChoice(link(said), all)).toMatchObject({
    code: 'booking',
    bookingName: 'Sam',
    bookingRef: 'AB1',
    bookingPax: 4,
  });
  for (const one of [{ booking_name: 'Sam' }, { booking_ref: 'X' }, { booking_pax: 3 }])
    expect(linkChoice(link(one), all)?.code).toBe('booking');
});

test.each([
  ['pickup', 'pickup'],
  ['takeaway', 'pickup'],
  ['dine', 'table'],
  ['dinein', 'table'],
  ['dine-in', 'table'],
  ['table', 'table'],
  ['book', 'booking'],
  ['booking', 'booking'],
  ['reserve', 'booking'],
  ['reservation', 'booking'],
  ['deliver', 'deliver'],
  ['delivery', 'deliver'],
  ['custom', 'custom'],
  ['Takeaway', 'pickup'],
])('fulfil=%s chooses %s [ORD-049]', (fulfil, code) => {
  expect(linkChoice(link({ fulfil }), all)?.code).toBe(code);
});

test('a table wins over a booking, a booking over a named type', () => {
  expect(linkChoice(link({ table_num: '4', booking_name: 'Sam', fulfil: 'pickup' }), all)?.code).toBe(
    'table',
  );
  expect(linkChoice(link({ booking_name: 'Sam', fulfil: 'pickup' }), all)?.code).toBe('booking');
});

test('a type that is unknown, or not to be had, is ignored; that it was asked for is not', () => {
  expect(linkChoice(link({ fulfil: 'drone' }), all)).toBeUndefined();
  expect(linkChoice(link({ fulfil: 'toString' }), all)).toBeUndefined();
  const shut = [type('table', { available_today: 0, order_for_later: 0 }), type('pickup')];
  expect(linkChoice(link({ table_num: '4' }), shut)).toBeUndefined();
  expect(asksForFulfilment(link({ fulfil: 'drone' }))).toBe(true);
  expect(asksForFulfilment(link({ confirm: true }))).toBe(true);
  expect(asksForFulfilment(link({ promo_code: 'HI' }))).toBe(false);
});

test('exactly one type that can be had needs no choosing [ORD-050]', () => {
  const shut = type('table', { available_today: 0, order_for_later: 0 });
  expect(onlyType([type('pickup'), shut])?.code).toBe('pickup');
  expect(onlyType([type('pickup'), type('table')])).toBeUndefined();
  expect(onlyType([shut])).toBeUndefined();
});
