import { expect, test } from 'vitest';
import { type AustralianState, easterOf, publicHolidays } from '#hours/public-holidays';

const datesOf = (state: AustralianState, year: number) =>
  publicHolidays(state, year).map(({ date }) => date.slice(5));

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, date) => {
  expect(easterOf(year).toString()).toBe(date);
});

test.each<[AustralianState, number, string]>([
  ['WA', 2026, '01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28'],
  ['WA', 2027, '01-01 01-26 03-01 03-26 03-28 03-29 04-25 04-26 06-07 09-27 12-25 12-26 12-27 12-28'],
  ['WA', 2028, '01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 06-12 11-13 12-25 12-26'],
  ['NSW', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28'],
  ['VIC', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28'],
  ['QLD', 2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-26 05-03 10-04 12-25 12-26 12-27 12-28'],
  ['NT', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 08-03 12-25 12-26 12-28'],
  ['SA', 2027, '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 10-04 12-25 12-26 12-27 12-28'],
  ['TAS', 2026, '01-01 01-26 03-09 04-03 04-06 04-25 06-08 12-25 12-28'],
  ['TAS', 2028, '01-03 01-26 03-13 04-14 04-17 04-25 06-12 12-25 12-26'],
  ['ACT', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28'],
])('in %s in %i: %s', (state, year, dates) => {
  expect(datesOf(state, year).join(' ')).toBe(dates);
});

test('says what each is called, where it is', () => {
  const named = (state: AustralianState, date: string) =>
    publicHolidays(state, 2026).find((each) => each.date === date)?.name;
  expect(named('SA', '2026-12-26')).toBe('Proclamation Day');
  expect(named('WA', '2026-12-26')).toBe('Boxing Day');
  expect(named('TAS', '2026-12-28')).toBe('Boxing Day');
  expect(named('ACT', '2026-06-01')).toBe('Reconciliation Day');
});
