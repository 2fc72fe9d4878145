import type { SalesReport, SalesRow } from '@servery/contract/entities/sales-report';
import { dollars, parseCents } from '@servery/domain/money';
import { Display, Text } from '@servery/ui/foundations/text';
import type { CSSProperties, ReactNode } from 'react';
import { changeOf, clockOf } from '#features/reports/rules/change.ts';
import { shareOf } from '#features/reports/rules/bars.ts';
import css from './tables.module.css';
import { t } from '#features/reports/texts.ts';

type ReportProps = { report: SalesReport };
const cents = (amount: string): number => parseCents(amount) ?? 0;

function BarList({ rows, asideOf }: { rows: readonly SalesRow[]; asideOf: (row: SalesRow) => string }) {
  const most = Math.max(1, ...rows.map(({ amount }) => cents(amount)));
  if (rows.length === 0) return <Text tone="soft">{t.nothing}</Text>;
  return (
    <ul className={css.bars}>
      {rows.map((row) => (
        <li key={row.key} style={{ '--value': shareOf(cents(row.amount), most) } as CSSProperties}>
          <span>{row.name}</span>
          <b>{dollars(row.amount)}</b>
          <small>{asideOf(row)}</small>
        </li>
      ))}
    </ul>
  );
}

export function Channels({ report: { channels, stations } }: ReportProps) {
  return (
    <section aria-label={t.channels} className={css.panel}>
      <h2>{t.channels}</h2>
      <BarList rows={channels} asideOf={({ amount, before }) => changeOf(amount, before)?.text ?? ''} />
      {stations.length > 0 && (
        <>
          <h3>{t.stationTimes}</h3>
          <dl className={css.make}>
            {stations.map(({ key, name, seconds }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{clockOf(seconds)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

export function PaidWith({ report: { paid } }: ReportProps) {
  const all = paid.reduce((sum, { amount }) => sum + cents(amount), 0);
  const share = ({ amount }: SalesRow) =>
    all > 0 ? t.percent({ count: Math.round((cents(amount) * 100) / all) }) : '';
  return (
    <section aria-label={t.paidWith} className={css.panel}>
      <h2>{t.paidWith}</h2>
      <BarList rows={paid} asideOf={share} />
    </section>
  );
}

function Line({ name, amount, code }: { name: ReactNode; amount: string; code?: string }) {
  return (
    <div data-sum={code === undefined ? undefined : true}>
      <dt>
        {name} {code !== undefined && <small>{code}</small>}
      </dt>
      <dd>{dollars(amount)}</dd>
    </div>
  );
}

/** As the business activity statement asks for it, with its labels. */
export function Gst({ report: { gst } }: ReportProps) {
  const more = [
    [t.inputTaxed, gst.input_taxed],
    [t.noGst, gst.no_gst],
  ] as const;
  return (
    <section aria-label={t.gst} className={css.panel}>
      <h2>{t.gst}</h2>
      <dl className={css.sums}>
        <Line name={t.taxable} amount={gst.taxable} />
        <Line name={t.gstFree} amount={gst.gst_free} />
        {more.map(([name, amount]) => cents(amount) !== 0 && <Line key={name} name={name} amount={amount} />)}
        <Line name={t.allSales} amount={gst.g1} code="G1" />
        <div className={css.due}>
          <dt>
            {t.gstOnSales} <small>1A</small>
          </dt>
          <dd>
            <Display as="span" size={24}>
              {dollars(gst.a1)}
            </Display>
          </dd>
        </div>
      </dl>
      <Text size={13} tone="soft">
        {t.gstNote}
      </Text>
    </section>
  );
}

/** What was sold of them is owed until it is spent. */
export function Gifts({ report: { gifts } }: ReportProps) {
  const { sold, sold_by: by, given, spent, owed } = gifts;
  if ([sold, given, spent, owed].every((amount) => cents(amount) === 0)) return null;
  return (
    <section aria-label={t.gifts} className={css.panel}>
      <h2>{t.gifts}</h2>
      <dl className={css.sums}>
        {by.map(({ key, name, amount }) => (
          <Line key={key} name={name} amount={amount} />
        ))}
        <div data-sum>
          <dt>{t.giftsSold}</dt>
          <dd>{dollars(sold)}</dd>
        </div>
        {cents(given) > 0 && <Line name={t.giftsGiven} amount={given} />}
        <Line name={t.giftsSpent} amount={spent} />
        <div data-sum>
          <dt>{t.giftsOwed}</dt>
          <dd>{dollars(owed)}</dd>
        </div>
      </dl>
      <Text size={13} tone="soft">
        {t.giftsNote}
      </Text>
    </section>
  );
}

/** What was topped up is owed until it is spent. */
export function Balances({ report: { balances } }: ReportProps) {
  const { topped_up: toppedUp, topped_up_by: by, surcharges, ...moved } = balances;
  const more = [
    [t.credited, moved.credited],
    [t.balancesSpent, moved.spent],
    [t.paidOut, moved.paid_out],
  ] as const;
  if ([toppedUp, surcharges, ...Object.values(moved)].every((amount) => cents(amount) === 0)) return null;
  return (
    <section aria-label={t.balances} className={css.panel}>
      <h2>{t.balances}</h2>
      <dl className={css.sums}>
        {by.map(({ key, name, amount }) => (
          <Line key={key} name={name} amount={amount} />
        ))}
        {cents(surcharges) !== 0 && <Line name={t.topupSurcharges} amount={off(surcharges)} />}
        <div data-sum>
          <dt>{t.toppedUp}</dt>
          <dd>{dollars(toppedUp)}</dd>
        </div>
        {more.map(([name, amount]) => cents(amount) !== 0 && <Line key={name} name={name} amount={amount} />)}
      </dl>
      <Text size={13} tone="soft">
        {t.balancesNote}
      </Text>
    </section>
  );
}

const off = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** From the prices on the menu to what was received, so that nobody has to guess why two figures differ. */
export function AddsUp({ report: { sums, sales } }: ReportProps) {
  const before = [
    [t.rewards, off(sums.rewards)],
    [t.discounts, off(sums.discounts)],
    [t.daySurcharges, sums.day_surcharges],
    [t.deliveryFees, sums.delivery_fees],
    [t.preorderFees, sums.preorder_fees],
    [t.surcharges, sums.surcharges],
    [t.refunded, off(sums.refunded)],
    [t.cancelled, off(sums.cancelled)],
  ] as const;
  const after = [
    [t.rounding, sums.rounding],
    [t.owed, off(sums.owed)],
  ] as const;
  const isSaid = ([, amount]: readonly [string, string]) => cents(amount) !== 0;
  return (
    <section aria-label={t.addsUp} className={css.panel}>
      <h2>{t.addsUp}</h2>
      <dl className={css.sums}>
        <Line name={t.menuPrices} amount={sums.products} />
        {before.filter(isSaid).map(([name, amount]) => (
          <Line key={name} name={name} amount={amount} />
        ))}
        <div data-sum>
          <dt>{t.netSales}</dt>
          <dd>{dollars(sales)}</dd>
        </div>
        {after.filter(isSaid).map(([name, amount]) => (
          <Line key={name} name={name} amount={amount} />
        ))}
        <div data-sum>
          <dt>{t.received}</dt>
          <dd>{dollars(sums.paid)}</dd>
        </div>
      </dl>
    </section>
  );
}
