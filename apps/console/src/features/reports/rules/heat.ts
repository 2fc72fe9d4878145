import type { SalesReport } from '@servery/contract/entities/sales-report';
import { daysOf, type Period } from '@servery/domain/sales/period';

export type HeatRow = {
  weekday: number;
  /** No day of it has come yet. */
  isLater: boolean;
  cells: readonly { hour: number; orders: number; step: number }[];
};

const weekdaysIn = (period: Period): Set<number> =>
  new Set(daysOf(period).map((date) => Temporal.PlainDate.from(date).dayOfWeek));

const STEPS = 6;

/** The hours in which anything was ordered, from the first to the last, for each day that the period has. */
export function heatOf(
  { hours, from, to }: Pick<SalesReport, 'hours' | 'from' | 'to'>,
  period: Period,
): {
  hours: readonly number[];
  rows: readonly HeatRow[];
} {
  if (hours.length === 0) return { hours: [], rows: [] };
  const all = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const shown = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const most = Math.max(...hours.map(({ orders }) => orders));
  const counts = new Map(hours.map(({ weekday, hour, orders }) => [`${weekday}:${hour}`, orders]));
  const come = weekdaysIn({ from, to });
  return {
    hours: shown,
    rows: [...weekdaysIn(period)]
      .toSorted((a, b) => a - b)
      .map((weekday) => ({
        weekday,
        isLater: !come.has(weekday),
        cells: shown.map((hour) => {
          const orders = counts.get(`${weekday}:${hour}`) ?? 0;
          return { hour, orders, step: Math.ceil((orders / most) * STEPS) };
        }),
      })),
  };
}

/** '7 am', '12 pm'. */
export const hourText = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
