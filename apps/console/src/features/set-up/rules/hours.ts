import type { Weekday } from '@servery/contract/entities/fulfilment';

export const weekdays = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const satisfies readonly Weekday[];

/** One day as a form holds it. What has a second window is kept as it was written. */
export type Day = { open: boolean; from: string; to: string; more: string };
export type Week = Record<Weekday, Day>;

const WINDOW = /^(\d\d:\d\d)-(\d\d:\d\d)(?:, ?(.+))?$/;

const dayOf = (written: string | undefined): Day => {
  const [, from = '09:00', to = '17:00', more = ''] = WINDOW.exec(written ?? '') ?? [];
  return { open: (written ?? '') !== '', from, to, more };
};

const usual: Record<Weekday, string> = {
  mon: '07:00-15:00',
  tue: '07:00-15:00',
  wed: '07:00-15:00',
  thu: '07:00-15:00',
  fri: '07:00-15:00',
  sat: '',
  sun: '',
};

export const weekOf = (hours: Readonly<Record<Weekday, string>> = usual): Week =>
  Object.fromEntries(weekdays.map((day) => [day, dayOf(hours[day])])) as Week;

/** As it is sent: '07:00-15:00', and nothing for a day that is closed. */
export const hoursOf = (week: Week): Record<Weekday, string> =>
  Object.fromEntries(
    weekdays.map((day) => {
      const { open, from, to, more } = week[day];
      return [day, open ? `${from}-${to}${more === '' ? '' : `, ${more}`}` : ''];
    }),
  ) as Record<Weekday, string>;

const CLOCK = /^\d\d:\d\d$/;

/** A day that is open without times. */
export const dayWithoutTimes = (week: Week): Weekday | undefined =>
  weekdays.find((day) => week[day].open && !(CLOCK.test(week[day].from) && CLOCK.test(week[day].to)));

export const everyDayAs = (week: Week, day: Weekday): Week =>
  Object.fromEntries(weekdays.map((each) => [each, week[day]])) as Week;
