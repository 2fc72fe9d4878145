/** Days of a calendar, the first and the last. */
export type Period = { from: string; to: string };

const date = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

export const daysIn = ({ from, to }: Period): number =>
  date(from).until(date(to), { largestUnit: 'days' }).days + 1;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
export const MOST_DAYS = 400;

/** Whether these are days that a report can be about. */
export const isPeriod = ({ from, to }: Period): boolean =>
  isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= MOST_DAYS;

export const daysOf = (period: Period): string[] =>
  Array.from({ length: Math.max(0, daysIn(period)) }, (_, index) =>
    date(period.from).add({ days: index }).toString(),
  );

/** Whole months are compared with as many months before, and anything else with as many days before. */
export function periodBefore({ from, to }: Period): Period {
  const [first, after] = [date(from), date(to).add({ days: 1 })];
  if (first.day === 1 && after.day === 1) {
    const { months } = first.until(after, { largestUnit: 'months' });
    return { from: first.subtract({ months }).toString(), to: first.subtract({ days: 1 }).toString() };
  }
  const days = daysIn({ from, to });
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() };
}

/** As much of a period as there is by today, and as much of the one before it. */
export function comparedWith(period: Period, today: string): { shown: Period; before: Period } {
  const before = periodBefore(period);
  if (today >= period.to) return { shown: period, before };
  const shown = { from: period.from, to: today < period.from ? period.from : today };
  const same = date(before.from)
    .add({ days: daysIn(shown) - 1 })
    .toString();
  return { shown, before: { from: before.from, to: same > before.to ? before.to : same } };
}

export const periodKinds = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
] as const;
export type PeriodKind = (typeof periodKinds)[number];

const months = (first: Temporal.PlainDate, count: number): Period => ({
  from: first.toString(),
  to: first.add({ months: count }).subtract({ days: 1 }).toString(),
});

/** Weeks begin on Monday; a quarter is one of the BAS, and a year is one of the tax office, from July on. */
export function periodOf(kind: PeriodKind, today: string): Period {
  const day = date(today);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const month = day.with({ day: 1 });
  const quarter = month.subtract({ months: (day.month - 1) % 3 });
  const week = (first: Temporal.PlainDate): Period => ({
    from: first.toString(),
    to: first.add({ days: 6 }).toString(),
  });
  const one = (only: Temporal.PlainDate): Period => ({ from: only.toString(), to: only.toString() });
  const kinds: Readonly<Record<PeriodKind, () => Period>> = {
    today: () => one(day),
    yesterday: () => one(day.subtract({ days: 1 })),
    this_week: () => week(monday),
    last_week: () => week(monday.subtract({ days: 7 })),
    this_month: () => months(month, 1),
    last_month: () => months(month.subtract({ months: 1 }), 1),
    this_quarter: () => months(quarter, 3),
    last_quarter: () => months(quarter.subtract({ months: 3 }), 3),
    this_year: () => months(month.subtract({ months: (day.month + 5) % 12 }), 12),
  };
  return kinds[kind]();
}

/** The one after: as many whole months, or as many days. */
export function periodAfter({ from, to }: Period): Period {
  const [first, next] = [date(from), date(to).add({ days: 1 })];
  if (first.day === 1 && next.day === 1)
    return months(next, first.until(next, { largestUnit: 'months' }).months);
  return {
    from: next.toString(),
    to: date(to)
      .add({ days: daysIn({ from, to }) })
      .toString(),
  };
}
