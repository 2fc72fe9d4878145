import type { SalesReport } from '@servery/contract/entities/sales-report';
import { dollars, formatCents, parseCents } from '@servery/domain/money';
import { Display } from '@servery/ui/foundations/text';
import { changeOf, clockOf } from '#features/reports/rules/change.ts';
import { periodText, shortText } from '#features/reports/rules/words.ts';
import css from './reports.module.css';
import { t } from '#features/reports/texts.ts';

const backOf = ({ sums }: SalesReport): string =>
  formatCents((parseCents(sums.refunded) ?? 0) + (parseCents(sums.cancelled) ?? 0));

/** '100000.00' and six facts need more room than there is. */
const LONG = 8;

/** What the period came to, and six facts about it. */
export function Figure({ report }: { report: SalesReport }) {
  const change = changeOf(report.sales, report.sales_before);
  const period = periodText(report);
  const isLong = report.sales.length > LONG;
  const facts = [
    {
      name: t.against({ period: shortText({ from: report.before_from, to: report.before_to }) }),
      value: change?.text ?? '–',
      tone: change?.tone,
    },
    { name: t.orders, value: report.orders.toLocaleString('en-AU') },
    { name: t.average, value: dollars(report.average) },
    {
      name: t.makeTime,
      value: report.make_seconds === undefined ? '–' : clockOf(report.make_seconds),
    },
    { name: t.onTime, value: report.on_time === undefined ? '–' : t.percent({ count: report.on_time }) },
    { name: t.back, value: dollars(backOf(report)) },
  ];
  return (
    <section aria-label={t.takings({ period })} className={css.figure}>
      <p className={css.sum}>
        <span>{report.part === 1 ? t.takingsSoFar({ period }) : t.takings({ period })}</span>
        <Display as="output" size={isLong ? 'title' : 'figure'} className={css.total}>
          {dollars(report.sales)}
        </Display>
      </p>
      <dl className={css.facts}>
        {facts.map(({ name, value, tone }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-tone={tone}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
