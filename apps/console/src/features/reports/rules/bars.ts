import type { SalesDay } from '@servery/contract/entities/sales-report';
import { parseCents } from '@servery/domain/money';
import { daysIn, daysOf, type Period } from '@servery/domain/sales/period';

/** One bar of the chart: a day, a week or a month. */
export type Bar = {
  from: string;
  to: string;
  cents: number;
  before: number;
  orders: number;
  isPart: boolean;
  isLater: boolean;
};
export type Grain = 'day' | 'week' | 'month';

const DAYS = 31;
const WEEKS = 130;

/** So many bars as can be told apart. */
export const grainOf = (days: number): Grain => (days <= DAYS ? 'day' : days <= WEEKS ? 'week' : 'month');

const keyOf = (date: string, grain: Grain): string => {
  if (grain === 'day') return date;
  if (grain === 'month') return date.slice(0, 7);
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
};

const barOf = (days: readonly SalesDay[]): Bar => {
  const sum = (of: (day: SalesDay) => string) =>
    days.reduce((all, day) => all + (parseCents(of(day)) ?? 0), 0);
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    cents: sum(({ amount }) => amount),
    before: sum(({ before }) => before),
    orders: days.reduce((all, { orders }) => all + orders, 0),
    isPart: days.some(({ part }) => part === 1),
    isLater: false,
  };
};

const later = (date: string): Bar => ({
  from: date,
  to: date,
  cents: 0,
  before: 0,
  orders: 0,
  isPart: false,
  isLater: true,
});

/** Days that are still to come stand empty, so that a week is a week on any of its days. */
export function barsOf(days: readonly SalesDay[], period: Period): Bar[] {
  const grain = grainOf(daysIn(period));
  const bars = [...Map.groupBy(days, ({ date }) => keyOf(date, grain)).values()].map(barOf);
  const last = days.at(-1)?.date ?? '';
  return grain === 'day'
    ? [
        ...bars,
        ...daysOf(period)
          .filter((date) => date > last)
          .map(later),
      ]
    : bars;
}

/** The highest of all bars, so that each is a share of it. */
export const tallest = (bars: readonly Bar[]): number =>
  Math.max(1, ...bars.map(({ cents, before }) => Math.max(cents, before)));

/** A part of the whole in percent, for styles: nothing is below the ground. */
export const shareOf = (cents: number, most: number): number => Math.max(0, (cents / most) * 100);
