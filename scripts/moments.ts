/** What SCREENS_NOW is set to, and how the step is called. */
export type Moment = { name: string; at: string };

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** A little after each hour: what is rounded to it, or has just begun, shows. */
const HOURS_IN_PERTH: readonly Moment[] = HOURS.map((hour) => ({
  name: `a day in Perth, ${hour}:07`,
  at: `2026-11-17T${hour}:07:00+08:00`,
}));

/** When Sydney goes back to winter time at three in the morning, and forward to summer time at two: before, in it, after. */
const CLOCKS_CHANGE: readonly Moment[] = [
  { name: 'clocks go back, the first 2:30 am', at: '2026-04-05T02:30:00+11:00' },
  { name: 'clocks go back, the second 2:30 am', at: '2026-04-05T02:30:00+10:00' },
  { name: 'clocks went back, noon', at: '2026-04-05T12:07:00+10:00' },
  { name: 'clocks go forward, 1:59 am', at: '2026-10-04T01:59:00+10:00' },
  { name: 'clocks go forward, 3:01 am', at: '2026-10-04T03:01:00+11:00' },
  { name: 'clocks went forward, noon', at: '2026-10-04T12:07:00+11:00' },
];

const RARE_DATES: readonly Moment[] = [
  { name: '29 February, noon', at: '2028-02-29T12:07:00+08:00' },
  { name: '29 February, 11:50 pm', at: '2028-02-29T23:50:00+08:00' },
  { name: '31 December, noon', at: '2026-12-31T12:07:00+08:00' },
  { name: '31 December, 11:50 pm', at: '2026-12-31T23:50:00+08:00' },
];

/** The moments at which screens are shown to depend on none: venues are in Perth, and some customers in Sydney. */
export const MOMENTS: readonly Moment[] = [...HOURS_IN_PERTH, ...CLOCKS_CHANGE, ...RARE_DATES];
