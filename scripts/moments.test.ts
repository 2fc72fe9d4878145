import { expect, test } from 'vitest';
import { MOMENTS } from './moments.ts';

const said = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('en-AU', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
  });
const offsetIn = (at: number, timeZone: string): string =>
  new Date(at).toLocaleString('en-AU', { timeZone, timeZoneName: 'longOffset' }).split(' ').at(-1) ?? '';

test('there is each hour of one day in Perth, once', () => {
  const hours = MOMENTS.slice(0, 24).map(({ at }) =>
    new Date(at).toLocaleString('en-AU', {
      timeZone: 'Australia/Perth',
      day: 'numeric',
      hour: '2-digit',
      hour12: false,
    }),
  );
  expect(new Set(hours).size).toBe(24);
  expect(hours.every((each) => each.startsWith('17'))).toBe(true);
});

test.each(['2026-04-05', '2026-10-04'])(
  'on %s clocks change in Sydney, between two of the moments',
  (day) => {
    const moments = MOMENTS.filter(({ at }) => at.startsWith(day)).map(({ at }) => Date.parse(at));
    expect(new Set(moments.map((at) => offsetIn(at, 'Australia/Sydney'))).size).toBe(2);
    expect(new Date(day).getUTCDay()).toBe(0);
  },
);

test('there are the days that are not in every year, and the last of one', () => {
  const days = MOMENTS.map(({ at }) => said(at, 'Australia/Perth'));
  expect(days.some((each) => /29 Feb/.test(each))).toBe(true);
  expect(days.some((each) => /31 Dec/.test(each))).toBe(true);
});
