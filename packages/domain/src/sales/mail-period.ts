import { localDate } from '#hours/availability';
import { type Period, periodOf } from '#sales/period';

export const mailEvery = ['day', 'week', 'month'] as const;
export type MailEvery = (typeof mailEvery)[number];

const KIND = { day: 'yesterday', week: 'last_week', month: 'last_month' } as const;
/** Nobody is woken by it. */
const MORNING_MS = 6 * 3_600_000;

/** The last whole period that can be told of by now: from six in the morning of the day after it. */
export const periodToMail = (every: MailEvery, now: number, zone: string): Period =>
  periodOf(KIND[every], localDate(now - MORNING_MS, zone).toString());
