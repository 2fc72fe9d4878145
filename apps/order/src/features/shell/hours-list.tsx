import type { Merchant } from '@servery/contract/entities/merchant';
import css from '#features/shell/hours-list.module.css';
import { hoursRows, weekdayIn } from '#features/shell/opening-hours.ts';

export function HoursList({ merchant }: { merchant: Merchant }) {
  const rows = hoursRows(merchant.menu.hours, weekdayIn(merchant.time_zone));
  return (
    <dl className={css.hours}>
      {rows.map((row) => (
        <div key={row.days} data-today={row.today || undefined}>
          <dt>{row.days}</dt>
          <dd>{row.times}</dd>
        </div>
      ))}
    </dl>
  );
}
