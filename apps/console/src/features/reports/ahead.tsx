import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '#api/standing-query.ts';
import { daysAhead } from '#features/reports/rules/ahead.ts';
import { dayAndMonth, weekdayOf } from '#features/reports/rules/words.ts';
import css from './tables.module.css';
import { t } from '#features/reports/texts.ts';

/** How many orders come again on each of the next seven days. */
export function Ahead({ today }: { today: string }) {
  const { data: now } = useQuery(standingQuery(today));
  const { data: next } = useQuery(standingQuery(Temporal.PlainDate.from(today).add({ days: 7 }).toString()));
  if (!now || !next) return null;
  const days = daysAhead([...now.days, ...next.days], today);
  return (
    <section aria-label={t.ahead} className={css.panel}>
      <h2>{t.ahead}</h2>
      {days.length === 0 ? (
        <Text tone="soft">{t.aheadNone}</Text>
      ) : (
        <dl className={css.sums}>
          {days.map(({ date, orders }) => (
            <div key={date}>
              <dt>
                {weekdayOf(date)} {dayAndMonth(date)}
              </dt>
              <dd>{t.ordersIn({ count: orders })}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
