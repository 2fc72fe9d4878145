import type { SalesReport } from '@servery/contract/entities/sales-report';
import type { Period } from '@servery/domain/sales/period';
import { Table } from '@servery/ui/staff/table';
import { heatOf, hourText } from '#features/reports/rules/heat.ts';
import { weekdayText } from '#features/reports/rules/words.ts';
import css from './charts.module.css';
import { t } from '#features/reports/texts.ts';

/** When people order: a number in every hour, and the more the deeper. */
export function HeatMap({ report, period }: { report: SalesReport; period: Period }) {
  const { hours, rows } = heatOf(report, period);
  return (
    <figure className={css.heat} aria-label={t.byHour}>
      <figcaption className={css.head}>
        <h2>{t.byHour}</h2>
        <p className={css.scale} aria-hidden>
          {t.few}
          {[1, 2, 3, 4, 5, 6].map((step) => (
            <i key={step} data-step={step} />
          ))}
          {t.many}
        </p>
      </figcaption>
      <Table label={t.byHour}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.weekday}</span>
            </th>
            {hours.map((hour, at) => (
              <th key={hour} scope="col">
                <span className="visually-hidden">{hourText(hour)}</span>
                <span aria-hidden>{at === 0 || hour === 12 ? hourText(hour) : hour % 12 || 12}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weekday, isLater, cells }) => (
            <tr key={weekday}>
              <th scope="row">{weekdayText(weekday)}</th>
              {cells.map(({ hour, orders, step }) => (
                <td key={hour} data-step={step}>
                  {isLater ? '' : orders}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </figure>
  );
}
