import type { SalesReport } from '@servery/contract/entities/sales-report';
import { dollars, formatCents } from '@servery/domain/money';
import { daysIn, type Period } from '@servery/domain/sales/period';
import type { CSSProperties, ReactNode } from 'react';
import { type Bar, barsOf, type Grain, grainOf, shareOf, tallest } from '#features/reports/rules/bars.ts';
import { dayAndMonth, dayOfMonth, monthOf, periodText, weekdayOf } from '#features/reports/rules/words.ts';
import css from './charts.module.css';
import { t } from '#features/reports/texts.ts';

const money = (cents: number): string => dollars(formatCents(cents));
const whole = (cents: number): string => dollars(String(Math.round(cents / 100)));

/** Few enough that each can say what it came to. */
const ROOM_FOR_FIGURES = 8;

function Label({ bar, grain, at }: { bar: Bar; grain: Grain; at: number }) {
  if (grain === 'month') return <b>{monthOf(bar.from)}</b>;
  if (grain === 'week') return <b>{at % 2 === 0 ? dayAndMonth(bar.from) : ''}</b>;
  return (
    <b>
      <span>{weekdayOf(bar.from)}</span> <em>{dayOfMonth(bar.from)}</em>
    </b>
  );
}

const wordsOf = (bar: Bar): string =>
  bar.isLater
    ? t.later({ day: periodText(bar) })
    : t.bar({
        day: periodText(bar),
        amount: money(bar.cents),
        orders: bar.orders,
        before: money(bar.before),
      });

function Column({ bar, most, children }: { bar: Bar; most: number; children: ReactNode }) {
  const style = { '--now': shareOf(bar.cents, most), '--was': shareOf(bar.before, most) } as CSSProperties;
  return (
    <li style={style} data-part={bar.isPart || undefined} title={wordsOf(bar)}>
      <span className="visually-hidden">{wordsOf(bar)}</span>
      {children}
    </li>
  );
}

const TITLE = { day: () => t.byDay, week: () => t.byWeek, month: () => t.byMonth } as const;

/** Each day against the same one of the period before; weeks or months where days would be too many. */
export function ByDay({ report, period }: { report: SalesReport; period: Period }) {
  const bars = barsOf(report.days, period);
  const grain = grainOf(daysIn(period));
  const most = tallest(bars);
  const few = bars.length <= ROOM_FOR_FIGURES;
  return (
    <figure className={css.byDay} aria-label={TITLE[grain]()}>
      <figcaption className={css.head}>
        <h2>{TITLE[grain]()}</h2>
        <ul className={css.legend} aria-hidden>
          <li data-of="now">{t.thisPeriod}</li>
          <li data-of="was">{t.periodBefore}</li>
        </ul>
      </figcaption>
      {!few && <p className={css.most}>{money(most)}</p>}
      <ol data-many={few ? undefined : true} style={{ '--bars': bars.length } as CSSProperties}>
        {bars.map((bar, at) => (
          <Column key={bar.from} bar={bar} most={most}>
            <span className={css.bars} aria-hidden>
              {!bar.isLater && (
                <>
                  <i data-of="now" />
                  <i data-of="was" />
                  {few && <small>{whole(bar.cents)}</small>}
                </>
              )}
            </span>
            <span aria-hidden className={css.label}>
              <Label bar={bar} grain={grain} at={at} />
            </span>
          </Column>
        ))}
      </ol>
    </figure>
  );
}
