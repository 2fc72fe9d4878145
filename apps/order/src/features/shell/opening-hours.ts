import type { FulfilmentType, Weekday } from '@servery/contract/entities/fulfilment';
import { localDate, WEEK, weekdayOf } from '@servery/domain/hours/availability';
import { dayName, windowText } from '@servery/domain/hours/words';
import { t } from '#shared/texts.ts';

type Hours = { day: string; times: readonly string[] };

/** The hours of one type, as the venue's own are told. */
export const hoursOf = (type: Pick<FulfilmentType, `available_${Weekday}`>): Hours[] =>
  WEEK.map((day) => ({ day: dayName(day), times: type[`available_${day}`].map(windowText) }));
export type HoursRow = { days: string; times: string; today: boolean };

const textOf = (hours: Hours): string => {
  return hours.times.length === 0 ? t.closed : hours.times.join(', ');
};

function spanText(days: readonly string[]): string {
  const [first = '', ...rest] = days;
  const last = rest.at(-1);
  if (days.length === 7) return t.everyDay;
  if (!last) return first;
  return `${first.slice(0, 3)} ${rest.length === 1 ? 'and' : 'to'} ${last.slice(0, 3)}`;
}

/** Days that follow each other with the same hours make one row: 'Mon to Thu  7 am to 8 pm'. */
export function hoursRows(hours: readonly Hours[], today: string): HoursRow[] {
  const groups: { days: string[]; times: string }[] = [];
  for (const entry of hours) {
    const times = textOf(entry);
    const last = groups.at(-1);
    if (last?.times === times) last.days.push(entry.day);
    else groups.push({ days: [entry.day], times });
  }
  return groups.map(({ days, times }) => ({
    days: spanText(days),
    times,
    today: days.includes(today) && groups.length > 1,
  }));
}

export const weekdayIn = (zone: string, now: number = Date.now()): string =>
  dayName(weekdayOf(localDate(now, zone)));
