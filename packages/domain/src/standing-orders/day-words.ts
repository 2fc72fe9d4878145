import type { Weekday } from '@servery/contract/entities/fulfilment';
import { WEEK } from '#hours/availability';
import { catalogue } from '#texts/catalogue';

const DAYS = catalogue('standing-order-days', {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
});
const t = catalogue('standing-order-weeks', {
  everyDay: 'Every day',
  row: '{first} to {last}',
  pair: '{first} and {last}',
  none: 'No days yet',
});

export const shortDay = (day: Weekday): string => DAYS[day];

/** 'Mon to Fri', 'Tue and Thu', 'Mon, Wed and Fri'. */
export function daysText(days: readonly Weekday[]): string {
  const [first, ...rest] = days.map(shortDay);
  const last = rest.at(-1);
  if (first === undefined) return t.none;
  if (last === undefined) return first;
  if (days.length === WEEK.length) return t.everyDay;
  const from = WEEK.indexOf(days[0]!);
  const inRow = days.every((day, index) => WEEK[from + index] === day);
  if (inRow && days.length > 2) return t.row({ first, last });
  return t.pair({ first: [first, ...rest.slice(0, -1)].join(', '), last });
}
