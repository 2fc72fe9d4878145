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
