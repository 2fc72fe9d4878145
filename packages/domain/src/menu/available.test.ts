import type { Weekday } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { productState } from '#menu/available';

const zone = 'Australia/Perth';
const on = (time: string) => instantOf({ date: '2026-11-18', time }, zone);
const at = (time: string) => ({ now: on('06:00'), when: on(time), zone });
const breakfast = { soldOut: undefined, from: '07:00', to: '11:30' };

test.each([
  ['06:59', false, 'Available from 7 am', ''],
  ['07:00', true, '', 'Available until 11:30'],
  ['11:29', true, '', 'Available until 11:30'],
  ['11:30', false, 'Available until 11:30', ''],
])('can be had for breakfast at %s: %s', (...[time, available, text, notice]) => {
  expect(productState(breakfast, at(time))).toEqual({ available, text, notice });
});

test('can be had all day where it has no hours', () => {
  expect(productState({ soldOut: undefined, from: '', to: '' }, at('23:59'))).toEqual({
    available: true,
    text: '',
    notice: '',
  });
});

test('is sold out until it is not, for the moment that is ordered for', () => {
  const soldOut = { text: 'Back tomorrow', until: on('10:00') };
  expect(productState({ ...breakfast, soldOut }, at('09:59'))).toMatchObject({
    available: false,
    text: 'Back tomorrow',
  });
  expect(productState({ ...breakfast, soldOut }, at('10:00')).available).toBe(true);
});

test('is sold out until further notice where no end is given', () => {
  const soldOut = { text: 'Sold out', until: 0 };
  expect(productState({ ...breakfast, soldOut }, at('09:00')).available).toBe(false);
});

const overnight = { soldOut: undefined, from: '18:00', to: '02:00' };
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
const allDay = { soldOut: undefined, from: '', to: '' };
const within = (days: Weekday[], from = '', to = '') => ({ ...allDay, dayparts: [{ days, from, to }] });

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

test('takes the night of the day before into the morning, and not of a day it does not run', () => {
  expect(productState(within(['tue'], '18:00', '02:00'), at('01:00')).available).toBe(true);
  expect(productState(within(['wed'], '18:00', '02:00'), at('01:00')).available).toBe(false);
  expect(productState(within(['wed'], '18:00', '02:00'), at('19:00')).available).toBe(true);
});

test('needs its own hours and those of its categories, and says the one that is off', () => {
  const late = { ...overnight, dayparts: [{ days: [], from: '06:30', to: '11:00' }] };
  expect(productState(late, at('19:00')).text).toBe('Available until 11 am');
  expect(productState({ ...breakfast, dayparts: late.dayparts }, at('11:15')).text).toBe(
    'Available until 11 am',
  );
  expect(productState({ ...breakfast, dayparts: late.dayparts }, at('10:00')).available).toBe(true);
});
