import type { Period } from '@servery/domain/sales/period';
import { catalogue } from '@servery/domain/texts/catalogue';

const t = catalogue('console-report-periods', { fromTo: '{from} to {to}' });

const text = (date: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-AU', { timeZone: 'UTC', ...parts });

const FULL = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** 'Tue 17 Nov 2026', '9 to 15 Nov 2026', '28 Sep to 4 Oct 2026', '1 Jul 2026 to 30 Jun 2027'. */
export function periodText({ from, to }: Period): string {
  if (from === to) return text(from, { weekday: 'short', ...FULL }).replaceAll(',', '');
  if (from.slice(0, 4) !== to.slice(0, 4)) return t.fromTo({ from: text(from, FULL), to: text(to, FULL) });
  return t.fromTo({ from: startOf({ from, to }), to: text(to, FULL) });
}

/** As much of the first day as the last one does not say. */
const startOf = ({ from, to }: Period): string =>
  from.slice(0, 7) === to.slice(0, 7) ? dayOfMonth(from) : dayAndMonth(from);

/** '11 Nov', '9 to 11 Nov', '28 Sep to 4 Oct'. */
export const shortText = ({ from, to }: Period): string =>
  from === to ? dayAndMonth(from) : t.fromTo({ from: startOf({ from, to }), to: dayAndMonth(to) });

/** 'Mon'; 1 is Monday, and 5 January 1970 was one. */
export const weekdayText = (weekday: number): string =>
  text(`1970-01-${String(4 + weekday).padStart(2, '0')}`, { weekday: 'short' });

export const dayOfMonth = (date: string): string => text(date, { day: 'numeric' });
export const weekdayOf = (date: string): string => text(date, { weekday: 'short' });
export const monthOf = (date: string): string => text(date, { month: 'short' });
export const dayAndMonth = (date: string): string => text(date, { day: 'numeric', month: 'short' });
