import type { CallOutput } from '@servery/contract/registry';
import { dollars } from '@servery/domain/money';
import { trendOf } from '#features/today/rules/compare.ts';
import css from './today.module.css';
import { t } from '#features/today/texts.ts';

export type Today = CallOutput<'ConsoleToday'>;

function Channels({ channels }: Pick<Today, 'channels'>) {
  if (channels.length === 0) return null;
  return (
    <figure aria-label={t.channels} className={css.channels}>
      <div aria-hidden>
        {channels.map(({ name, percent }) => (
          <i key={name} style={{ flexGrow: percent }} />
        ))}
      </div>
      <ul>
        {channels.map(({ name, percent }) => (
          <li key={name}>
            {name} <b>{t.percent({ percent })}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What was taken so far, and the few numbers beside it. */
export function Figures({ today }: { today: Today }) {
  const {
    sales,
    unpaid,
    sales_before: before,
    date,
    orders,
    average,
    on_time: onTime,
    refunded,
    channels,
  } = today;
  const trend = trendOf(sales, before, date);
  const facts = [
    { label: t.orders, value: String(orders) },
    { label: t.average, value: dollars(average) },
    ...(onTime === undefined ? [] : [{ label: t.onTime, value: t.percent({ percent: onTime }) }]),
    ...(unpaid === '0.00' ? [] : [{ label: t.unpaid, value: dollars(unpaid) }]),
    { label: t.refunded, value: dollars(refunded) },
  ];
  return (
    <section aria-label={t.takings} className={css.figures}>
      <div>
        <p className={css.soft}>{t.takings}</p>
        <p className={css.takings}>{dollars(sales)}</p>
        <p data-tone={trend.tone} className={css.trend}>
          {trend.text}
        </p>
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Channels channels={channels} />
    </section>
  );
}
