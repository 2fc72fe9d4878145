import { clockText } from '@servery/domain/hours/words';
import { EmptyState } from '@servery/ui/feedback/empty';
import type { Today } from '#features/today/figures.tsx';
import { weekdayName } from '#features/today/rules/compare.ts';
import css from './hours-chart.module.css';
import { t } from '#features/today/texts.ts';

const timeOf = (hour: number): string => clockText(`${String(hour).padStart(2, '0')}:00`);

/** How many hours' names stand beside each other on a tablet. */
const MOST_NAMED = 12;

/** Orders by the hour that they are for: ready, still to make, and what is usual. */
export function HoursChart({ today: { hours, time, date } }: { today: Today }) {
  const most = Math.max(1, ...hours.map(({ made, booked, usual }) => Math.max(made + booked, usual)));
  const part = (count: number): string => `${(count / most) * 100}%`;
  const now = Number(time.slice(0, 2));
  return (
    <section aria-label={t.byHour} className={css.part}>
      <header className={css.head}>
        <h2>{t.byHour}</h2>
        <ul aria-hidden className={css.legend}>
          <li data-kind="made">{t.made}</li>
          <li data-kind="booked">{t.booked}</li>
          <li data-kind="usual">{t.usual({ day: weekdayName(date) })}</li>
        </ul>
      </header>
      {hours.length === 0 ? (
        <EmptyState title={t.quiet}>{t.quietNote}</EmptyState>
      ) : (
        <ol className={css.chart} data-long={hours.length > MOST_NAMED || undefined}>
          {hours.map(({ hour, made, booked, usual }) => (
            <li key={hour} aria-current={hour === now ? 'time' : undefined}>
              <span className="visually-hidden">
                {t.hourSaid({ time: timeOf(hour), made, booked, usual })}
              </span>
              <div aria-hidden className={css.bars}>
                {usual > 0 && <i className={css.usual} style={{ insetBlockEnd: part(usual) }} />}
                {booked > 0 && (
                  <i className={css.booked} style={{ blockSize: part(booked) }}>
                    <span>{booked}</span>
                  </i>
                )}
                {made > 0 && (
                  <i className={css.made} style={{ blockSize: part(made) }}>
                    {made}
                  </i>
                )}
              </div>
              <b aria-hidden>{timeOf(hour)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
