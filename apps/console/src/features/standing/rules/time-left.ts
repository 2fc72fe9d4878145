import { t } from '#features/standing/texts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '1:50' below ten hours, '14 h' below two days, then '3 d'. */
export function leftText(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds < 10 * HOUR) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return seconds < 2 * DAY
    ? t.hoursLeft({ count: Math.floor(seconds / HOUR) })
    : t.daysLeft({ count: Math.floor(seconds / DAY) });
}

/** The ring is full a day before, and runs out. */
export const leftValue = (seconds: number): number => Math.min(100, Math.max(0, (seconds / DAY) * 100));
