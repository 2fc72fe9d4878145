import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { Category, Menu, Product, ProductLimits } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { menuAt, productAt, productState } from '#menu/available';

const zone = 'Australia/Perth';
const on = (time: string) => instantOf({ date: '2026-11-18', time }, zone);
const at = (time: string) => ({ when: on(time), zone });
const hours = (from: string, to: string, days: Weekday[] = []) => ({ days, from, to });
const breakfast = { dayparts: [hours('07:00', '11:30')] };

test.each([
  ['06:59', false, 'Available from 7 am', ''],
  ['07:00', true, '', 'Available until 11:30 am'],
  ['11:29', true, '', 'Available until 11:30 am'],
  ['11:30', false, 'Available until 11:30 am', ''],
])('can be had for breakfast at %s: %s', (...[time, available, text, notice]) => {
  expect(productState(breakfast, at(time))).toEqual({ available, text, notice });
});

test('can be had all day where it has no hours', () => {
  expect(productState(undefined, at('23:59'))).toEqual({
    available: true,
    text: '',
    notice: '',
  });
});

test('is sold out until it is not, for the moment that is ordered for', () => {
  const sold_out = { text: 'Back tomorrow', until: on('10:00') / 1000 };
  expect(productState({ ...breakfast, sold_out }, at('09:59'))).toMatchObject({
    available: false,
    text: 'Back tomorrow',
  });
  expect(productState({ ...breakfast, sold_out }, at('10:00')).available).toBe(true);
});

test('is sold out until further notice where no end is given', () => {
  const sold_out = { text: 'Sold out', until: 0 };
  expect(productState({ ...breakfast, sold_out }, at('09:00')).available).toBe(false);
});

const overnight = { dayparts: [hours('18:00', '02:00')] };
test.each([
  ['17:59', false, 'Available from 6 pm', ''],
  ['18:00', true, '', 'Available until 2 am'],
  ['23:59', true, '', 'Available until 2 am'],
  ['00:00', true, '', 'Available until 2 am'],
  ['01:59', true, '', 'Available until 2 am'],
  ['02:00', false, 'Available from 6 pm', ''],
])('runs past midnight: at %s %s', (...[time, available, text, notice]) => {
  expect(productState(overnight, at(time))).toEqual({ available, text, notice });
});

/** 18 November 2026 is a Wednesday. */
const within = (days: Weekday[], from = '', to = '') => ({ dayparts: [hours(from, to, days)] });

test.each<[string, Weekday[], boolean, string]>([
  ['every day', [], true, ''],
  ['its own day', ['wed'], true, ''],
  ['a run of days', ['mon', 'tue', 'wed', 'thu', 'fri'], true, ''],
  ['the weekend', ['sat', 'sun'], false, 'Available Sat and Sun'],
  ['one other day', ['fri'], false, 'Available Friday'],
  ['a run that leaves it out', ['thu', 'fri', 'sat'], false, 'Available Thu to Sat'],
  ['scattered days', ['mon', 'thu', 'sat'], false, 'Available Mon, Thu and Sat'],
])('follows a category that is had on %s', (_what, days, available, text) => {
  expect(productState(within(days), at('09:00'))).toMatchObject({ available, text });
});

test('names Tuesday and Wednesday among the days', () => {
  const when = instantOf({ date: '2026-11-19', time: '09:00' }, zone);
  expect(productState(within(['tue', 'wed']), { when, zone }).text).toBe('Available Tue and Wed');
});

test('hours that end when they began go round the clock, and those without an end go on; neither says until when', () => {
  for (const part of [hours('06:00', '06:00'), hours('', '')])
    for (const time of ['05:59', '06:00', '23:59'])
      expect(productState({ dayparts: [part] }, at(time))).toEqual({ available: true, text: '', notice: '' });
  const open = { dayparts: [hours('07:00', '')] };
  expect(productState(open, at('06:59')).text).toBe('Available from 7 am');
  expect(productState(open, at('23:59'))).toEqual({ available: true, text: '', notice: '' });
  expect(productState({ dayparts: [] }, at('06:00')).available).toBe(true);
});

test('takes the night of the day before into the morning, and not of a day it does not run', () => {
  expect(productState(within(['tue'], '18:00', '02:00'), at('01:00')).available).toBe(true);
  expect(productState(within(['wed'], '18:00', '02:00'), at('01:00')).available).toBe(false);
  expect(productState(within(['wed'], '18:00', '02:00'), at('19:00')).available).toBe(true);
});

test('needs its own hours and those of its categories, and says the one that is off', () => {
  const morning = hours('06:30', '11:00');
  expect(productState({ dayparts: [...overnight.dayparts, morning] }, at('19:00')).text).toBe(
    'Available until 11 am',
  );
  const both = { dayparts: [...breakfast.dayparts, morning] };
  expect(productState(both, at('11:15')).text).toBe('Available until 11 am');
  expect(productState(both, at('10:00')).available).toBe(true);
});

const dish = (limits?: ProductLimits) =>
  ({
    id: 1,
    is_available: 1,
    available_str: '',
    availability_notice: '',
    ...(limits && { limits }),
  }) as Product;

test('says of a product what holds at a moment, and hands back the same one where it says that already', () => {
  const porridge = dish(breakfast);
  expect(productAt(porridge, at('08:00'))).toMatchObject({
    is_available: 1,
    availability_notice: 'Available until 11:30 am',
  });
  const evening = productAt(porridge, at('18:30'));
  expect(evening).toMatchObject({ is_available: 0, available_str: 'Available until 11:30 am' });
  expect(productAt(evening, at('18:31'))).toBe(evening);
  const gone = (text: string) => dish({ sold_out: { text, until: 0 }, dayparts: [] });
  const before = productAt(gone('Sold out'), at('09:00'));
  expect(productAt({ ...before, ...gone('Back soon'), is_available: 0 }, at('09:00')).available_str).toBe(
    'Back soon',
  );
  const always = dish();
  expect(productAt(always, at('18:30'))).toBe(always);
});

test('keeps of a menu what does not differ, so that it need not be drawn again', () => {
  const [all, morning] = [{ items: [dish()] }, { items: [dish(breakfast), dish()] }] as Category[];
  const menu = { items: [all, morning] } as Menu;
  const evening = menuAt(menu, at('18:30'));
  expect(evening.items[0]).toBe(all);
  expect(evening.items[1]!.items.map((item) => item.is_available)).toEqual([0, 1]);
  expect(evening.items[1]!.items[1]).toBe(morning!.items[1]);
  expect(menuAt(evening, at('18:45'))).toBe(evening);
});

const pickupOnly: ProductLimits = { dayparts: [], fulfilment: ['pickup'] };
const counterOnly: ProductLimits = { dayparts: [], channels: ['counter'] };

test.each([
  ['pickup', true, ''],
  ['deliver', false, 'Not for delivery'],
  ['table', false, 'Not for table orders'],
  ['booking', false, 'Not for bookings'],
  ['catering', false, 'Not for catering'],
  ['custom', false, 'Not for this kind of order'],
  ['', true, ''],
  [undefined, true, ''],
] as const)('is for pickup alone: ordered for %s, %s', (fulfilment, available, text) => {
  expect(productState(pickupOnly, { ...at('12:00'), fulfilment })).toMatchObject({ available, text });
});

test('is not for pickup where it is for delivery alone', () => {
  const state = productState(
    { dayparts: [], fulfilment: ['deliver'] },
    { ...at('12:00'), fulfilment: 'pickup' },
  );
  expect(state).toMatchObject({ available: false, text: 'Not for pickup' });
});

test('is not seen at all where it is not sold, and is refused there', () => {
  const menu = { items: [{ items: [dish(counterOnly), dish()] }] } as Menu;
  const seen = (channel: 'online' | 'kiosk' | 'counter') =>
    menuAt(menu, { ...at('12:00'), channel }).items[0]?.items.length;
  expect([seen('online'), seen('kiosk'), seen('counter')]).toEqual([1, 1, 2]);
  expect(menuAt(menu, at('12:00')).items[0]?.items).toHaveLength(2);
  expect(productState(counterOnly, { ...at('12:00'), channel: 'kiosk' }).text).toBe('Not sold here');
  expect(productState(counterOnly, { ...at('12:00'), channel: 'counter' }).available).toBe(true);
});
