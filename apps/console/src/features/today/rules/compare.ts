import { parseCents } from '@servery/domain/money';
import { dayName } from '@servery/domain/hours/words';
import { weekdayOf } from '@servery/domain/hours/availability';
import { t } from '#features/today/texts.ts';

const cents = (amount: string): number => parseCents(amount) ?? 0;

/** '2026-11-21' as 'Saturday'. */
export const weekdayName = (date: string): string => dayName(weekdayOf(Temporal.PlainDate.from(date)));

export type Trend = { text: string; tone: 'good' | 'bad' | 'plain' };

/** How the day stands against the same weekday a week ago. */
export function trendOf(sales: string, before: string, date: string): Trend {
  const day = weekdayName(date);
  const [now, then] = [cents(sales), cents(before)];
  if (then <= 0) return { text: t.nothingBefore({ day }), tone: 'plain' };
  const percent = Math.round(((now - then) * 100) / then);
  if (percent === 0) return { text: t.same({ day }), tone: 'plain' };
  return percent > 0
    ? { text: t.above({ percent, day }), tone: 'good' }
    : { text: t.below({ percent: -percent, day }), tone: 'bad' };
}
