import { t } from '#hours/holiday-texts';

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type AustralianState = (typeof STATES)[number];
export const isState = (text: string): text is AustralianState =>
  (STATES as readonly string[]).includes(text);
export type Holiday = { date: string; name: string };

type Date = Temporal.PlainDate;
const on = (year: number, month: number, day: number): Date => Temporal.PlainDate.from({ year, month, day });
const SATURDAY = 6;
const SUNDAY = 7;
const isWeekend = (date: Date): boolean => date.dayOfWeek >= SATURDAY;

/** The nth of a weekday in a month, the last for -1. */
function nth(year: number, month: number, { weekday, count }: { weekday: number; count: number }): Date {
  const first = on(year, month, 1);
  if (count > 0) return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (count - 1) * 7 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
}
const monday = (year: number, month: number, count: number): Date => nth(year, month, { weekday: 1, count });
const mondayFrom = (date: Date): Date => date.add({ days: (8 - date.dayOfWeek) % 7 });

/** By the Gregorian rule, as Meeus has it. */
export function easterOf(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return on(year, Math.floor(f / 31), (f % 31) + 1);
}

type Named = readonly [Date, string];

function newYear(year: number, state: AustralianState): Named[] {
  const day = on(year, 1, 1);
  const extra: Named[] = isWeekend(day) ? [[mondayFrom(day), t.newYearExtra]] : [];
  return state === 'TAS' && extra.length > 0 ? extra : [[day, t.newYear], ...extra];
}

function australiaDay(year: number): Named[] {
  const day = on(year, 1, 26);
  return [[isWeekend(day) ? mondayFrom(day) : day, t.australiaDay]];
}

/** The year from which Western Australia has other days, by the bill of September 2025. */
const WA_CHANGES = 2028;

function easter(year: number, state: AustralianState): Named[] {
  const sunday = easterOf(year);
  const hasSaturday = state !== 'TAS' && (state !== 'WA' || year >= WA_CHANGES);
  return [
    [sunday.subtract({ days: 2 }), t.goodFriday],
    ...(hasSaturday ? [[sunday.subtract({ days: 1 }), t.easterSaturday] as const] : []),
    ...(state === 'TAS' ? [] : [[sunday, t.easterSunday] as const]),
    [sunday.add({ days: 1 }), t.easterMonday],
  ];
}

/** By order for these two years alone. */
const NSW_EXTRA_ANZAC: ReadonlySet<number> = new Set([2026, 2027]);

function anzac(year: number, state: AustralianState): Named[] {
  const day = on(year, 4, 25);
  const next = mondayFrom(day);
  if (!isWeekend(day)) return [[day, t.anzac]];
  if (day.dayOfWeek === SUNDAY && (state === 'QLD' || state === 'NT')) return [[next, t.anzac]];
  const hasExtra = state === 'WA' || state === 'ACT' || (state === 'NSW' && NSW_EXTRA_ANZAC.has(year));
  return hasExtra
    ? [
        [day, t.anzac],
        [next, t.anzacExtra],
      ]
    : [[day, t.anzac]];
}

function christmas(year: number, state: AustralianState): Named[] {
  const [first, second] = [on(year, 12, 25), on(year, 12, 26)];
  const boxing = state === 'SA' ? t.proclamation : t.boxing;
  const extraOf = (day: Date): Date => day.add({ days: 2 });
  const moves = state === 'TAS' && isWeekend(second);
  return [
    [first, t.christmas],
    ...(isWeekend(first) ? [[extraOf(first), t.christmasExtra] as const] : []),
    ...(moves ? [] : [[second, boxing] as const]),
    ...(isWeekend(second) ? [[extraOf(second), moves ? boxing : t.boxingExtra] as const] : []),
  ];
}

/** The Friday before the last Saturday of September: gazetted each year, and so an estimate. */
const grandFinal = (year: number): Date =>
  nth(year, 9, { weekday: SATURDAY, count: -1 }).subtract({ days: 1 });

const wa = (year: number): Named[] =>
  year < WA_CHANGES
    ? [
        [monday(year, 3, 1), t.labour],
        [monday(year, 6, 1), t.waDay],
        [monday(year, 9, -1), t.kingsBirthday],
      ]
    : [
        [monday(year, 3, 2), t.labour],
        [monday(year, 6, 2), t.kingsBirthday],
        [monday(year, 11, 2), t.waDay],
      ];

const OWN: Readonly<Record<AustralianState, (year: number) => Named[]>> = {
  ACT: (year) => [
    [monday(year, 3, 2), t.canberra],
    [mondayFrom(on(year, 5, 27)), t.reconciliation],
    [monday(year, 6, 2), t.kingsBirthday],
    [monday(year, 10, 1), t.labour],
  ],
  NSW: (year) => [
    [monday(year, 6, 2), t.kingsBirthday],
    [monday(year, 10, 1), t.labour],
  ],
  NT: (year) => [
    [monday(year, 5, 1), t.mayDay],
    [monday(year, 6, 2), t.kingsBirthday],
    [monday(year, 8, 1), t.picnic],
  ],
  QLD: (year) => [
    [monday(year, 5, 1), t.labour],
    [monday(year, 10, 1), t.kingsBirthday],
  ],
  SA: (year) => [
    [monday(year, 3, 2), t.adelaideCup],
    [monday(year, 6, 2), t.kingsBirthday],
    [monday(year, 10, 1), t.labour],
  ],
  TAS: (year) => [
    [monday(year, 3, 2), t.eightHours],
    [monday(year, 6, 2), t.kingsBirthday],
  ],
  VIC: (year) => [
    [monday(year, 3, 2), t.labour],
    [monday(year, 6, 2), t.kingsBirthday],
    [grandFinal(year), t.grandFinal],
    [nth(year, 11, { weekday: 2, count: 1 }), t.cup],
  ],
  WA: wa,
};

/**
 * The public holidays of a state in a year, as they are known: a start for a venue's own dates, which it can change.
 * Days of a region alone (shows, regattas) are not in it.
 */
export function publicHolidays(state: AustralianState, year: number): Holiday[] {
  return [
    ...newYear(year, state),
    ...australiaDay(year),
    ...easter(year, state),
    ...anzac(year, state),
    ...OWN[state](year),
    ...christmas(year, state),
  ]
    .map(([date, name]) => ({ date: date.toString(), name }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
