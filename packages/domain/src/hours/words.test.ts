import { expect, test } from 'vitest';
import type { Availability } from '#hours/availability';
import { instantOf } from '#hours/times';
import {
  clockText,
  dayName,
  dayText,
  keepUnits,
  openingOf,
  openText,
  shortDate,
  windowText,
} from '#hours/words';

const zone = 'Australia/Perth';
const day = [{ from: '07:00', to: '21:00' }];
const cafe: Availability = {
  zone,
  windows: {
    mon: day,
    tue: day,
    wed: [
      { from: '07:00', to: '12:00' },
      { from: '17:30', to: '21:00' },
    ],
    fri: day,
  },
  special: {},
  minNotice: 0,
  timeBlock: 5,
  orderForLater: true,
};
/** 18 November 2026 is a Wednesday. */
const on = (date: string, time: string) => instantOf({ date, time }, zone);

test.each([
  ['00:00', '12 am'],
  ['00:05', '12:05 am'],
  ['07:00', '7 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12 pm'],
  ['12:15', '12:15 pm'],
  ['21:00', '9 pm'],
])('reads %s as %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

test('reads a window and a weekday', () => {
  expect(windowText({ from: '07:00', to: '14:30' })).toBe('7 am to 2:30 pm');
  expect(windowText({ from: '00:00', to: '00:00' })).toBe('Open all day');
  expect(dayName('wed')).toBe('Wednesday');
});

test.each([
  ['2026-11-18', 'Today'],
  ['2026-11-19', 'Tomorrow'],
  ['2026-11-20', 'Fri 20 Nov'],
  ['2026-12-01', 'Tue 1 Dec'],
  ['2026-11-17', 'Tue 17 Nov'],
])('calls %s %s', (date, text) => {
  expect(dayText(date, on('2026-11-18', '23:59'), zone)).toBe(text);
});

test('calls a day today by the clock of the venue, not by UTC', () => {
  expect(dayText('2026-11-18', Date.UTC(2026, 10, 17, 16, 0), zone)).toBe('Today');
  expect(dayText('2026-11-18', Date.UTC(2026, 10, 17, 15, 59), zone)).toBe('Tomorrow');
});

test.each([
  ['2026-11-17', '12:00', 'Open now, until 9 pm'],
  ['2026-11-17', '07:00', 'Open now, until 9 pm'],
  ['2026-11-17', '21:00', 'Closed, opens 7 am tomorrow'],
  ['2026-11-18', '06:59', 'Closed, opens 7 am today'],
  ['2026-11-18', '12:00', 'Closed, opens 5:30 pm today'],
  ['2026-11-18', '22:00', 'Closed, opens 7 am Friday'],
  ['2026-11-20', '22:00', 'Closed, opens 7 am Monday'],
])('on %s at %s says: %s', (date, time, text) => {
  expect(openText(cafe, on(date, time))).toBe(text);
});

test('says when a night past midnight ends', () => {
  const bar = { ...cafe, windows: { fri: [{ from: '18:00', to: '01:30' }] } };
  expect(openText(bar, on('2026-11-20', '23:00'))).toBe('Open now, until 1:30 am');
  expect(openText(bar, on('2026-11-21', '01:29'))).toBe('Open now, until 1:30 am');
  expect(openText(bar, on('2026-11-21', '01:30'))).toBe('Closed, opens 6 pm Friday');
});

const always = Object.fromEntries(
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((name) => [
    name,
    [{ from: '00:00', to: '00:00' }],
  ]),
);

test('names no closing time for a shop that is open day and night', () => {
  const shop = { ...cafe, windows: always };
  expect(openText(shop, on('2026-11-18', '00:00'))).toBe('Open now');
  expect(openText(shop, on('2026-11-18', '23:30'))).toBe('Open now');
});

test('names the end of the last of two windows that follow each other', () => {
  const shop = {
    ...cafe,
    windows: {
      wed: [
        { from: '08:00', to: '12:00' },
        { from: '12:00', to: '17:00' },
      ],
    },
  };
  expect(openText(shop, on('2026-11-18', '09:00'))).toBe('Open now, until 5 pm');
});

test('follows special dates, and says no more than closed when nothing opens within a week', () => {
  const special = { '2026-11-17': [], '2026-11-18': [{ from: '10:00', to: '11:00' }] };
  expect(openText({ ...cafe, special }, on('2026-11-17', '12:00'))).toBe('Closed, opens 10 am tomorrow');
  expect(openText({ ...cafe, windows: {} }, on('2026-11-17', '12:00'))).toBe('Closed');
});

test('a picked date reads dd/mm/yy', () => {
  expect(shortDate('2026-11-08')).toBe('08/11/26');
});

test('finds an opening a week away, and none beyond', () => {
  const weekly = { ...cafe, windows: { tue: [{ from: '07:00', to: '08:00' }] } };
  expect(openingOf(weekly, on('2026-11-17', '09:00'))).toEqual({
    open: false,
    from: on('2026-11-24', '07:00'),
  });
  const once = { ...cafe, windows: {}, special: { '2026-11-25': day } };
  expect(openingOf(once, on('2026-11-17', '09:00'))).toEqual({ open: false, from: undefined });
  expect(openingOf(once, on('2026-11-18', '09:00'))).toMatchObject({ open: false });
});

test('names a closing that is at most twenty hours away, to the very moment', () => {
  const long = { ...cafe, windows: { tue: [{ from: '01:00', to: '22:00' }] } };
  const closing = on('2026-11-17', '22:00');
  expect(openText(long, closing - 20 * 3_600_000)).toBe('Open now, until 10 pm');
  expect(openText(long, closing - 20 * 3_600_000 - 1)).toBe('Open now');
  const goesOn = { ...long, windows: { tue: [...long.windows.tue, { from: '22:00', to: '23:00' }] } };
  expect(openText(goesOn, closing - 20 * 3_600_000)).toBe('Open now');
});

test('a time keeps its am or pm beside it, and nothing else changes', () => {
  expect(keepUnits('House Blend, 250 g, 1.5 kg, 330 ml, 2 L')).toBe(
    'House Blend, 250\u00a0g, 1.5\u00a0kg, 330\u00a0ml, 2\u00a0L',
  );
  expect(keepUnits('about 15 min, 2 large, 3 guests, 80 mm')).toBe(
    'about 15\u00a0min, 2 large, 3 guests, 80\u00a0mm',
  );
  expect(keepUnits('11:30 am to 2 pm, 3 pmx')).toBe('11:30\u00a0am to 2\u00a0pm, 3 pmx');
});
