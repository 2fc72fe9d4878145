import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { HoursValue, ShopAt } from '@servery/contract/entities/venue-hours';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#api/session-query.ts';
import { BrandMark } from '#brand/mark.tsx';
import { dayRuns, isIn } from '#features/hours/rules/days.ts';
import { spanText } from '#features/hours/span-text.ts';
import css from './shop-phone.module.css';
import { t } from '#features/hours/texts.ts';

/** A customer's phone, drawn: what the shop says of itself, and its week. */
export function ShopPhone({
  shop,
  hours,
  day,
}: {
  shop: ShopAt;
  hours: HoursValue['hours'] | undefined;
  day: Weekday;
}) {
  const { data } = useQuery(sessionQuery);
  return (
    <div className={css.phone}>
      <BrandMark logo={data?.merchant.logo_url ?? ''} />
      <p className={css.name}>{data?.merchant.name}</p>
      <p className={css.line} data-open={shop.is_open === 1 || undefined}>
        {shop.line}
      </p>
      {hours && (
        <dl className={css.week}>
          {dayRuns(hours).map((run) => (
            <div key={run.from} data-now={isIn(run, day) || undefined}>
              <dt>{run.from === run.to ? t[run.from] : t.dayToDay({ from: t[run.from], to: t[run.to] })}</dt>
              <dd>{run.hours.map(spanText).join(', ') || t.closed}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
