import type { ConsoleUser } from '@servery/contract/entities/board';
import type { SalesReport } from '@servery/contract/entities/sales-report';
import { localDateTime } from '@servery/domain/hours/times';
import { type Period, periodOf } from '@servery/domain/sales/period';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportQuery } from '#api/reports-query.ts';
import { Ahead } from '#features/reports/ahead.tsx';
import { ByDay } from '#features/reports/by-day.tsx';
import { ExportMenu } from '#features/reports/export-menu.tsx';
import { Figure } from '#features/reports/figure.tsx';
import { HeatMap } from '#features/reports/heat-map.tsx';
import { MailChoice } from '#features/reports/mail-choice.tsx';
import { AddsUp, Balances, Channels, Gifts, Gst, PaidWith } from '#features/reports/panels.tsx';
import { PeriodPicker } from '#features/reports/period-picker.tsx';
import { SoldTable } from '#features/reports/sold-table.tsx';
import css from './reports.module.css';
import { t } from '#features/reports/texts.ts';

function Bones() {
  return (
    <Loading label={t.loading} className={css.bones}>
      <Skeleton shape="block" height="6.5rem" />
      <Skeleton shape="block" height="22rem" />
      <Skeleton shape="block" height="16rem" />
    </Loading>
  );
}

const isEmpty = ({ orders, sales, paid, gifts, balances }: SalesReport): boolean =>
  orders === 0 &&
  paid.length + balances.topped_up_by.length === 0 &&
  [sales, gifts.sold, gifts.given, balances.credited, balances.paid_out].every((sum) => sum === '0.00');

type ShownProps = { report: SalesReport; period: Period; isOld: boolean };

function Shown({ report, period, isOld }: ShownProps) {
  if (isEmpty(report)) return <EmptyState title={t.empty}>{t.emptyNote}</EmptyState>;
  return (
    <div className={css.report} aria-busy={isOld} data-old={isOld || undefined}>
      <Figure report={report} />
      <div className={css.charts}>
        <ByDay report={report} period={period} />
        <HeatMap report={report} period={period} />
      </div>
      <div className={css.panels}>
        <SoldTable report={report} />
        <Channels report={report} />
        <PaidWith report={report} />
        <div className={css.books}>
          <Gst report={report} />
          <AddsUp report={report} />
          <Gifts report={report} />
          <Balances report={report} />
          <Ahead today={report.today} />
        </div>
      </div>
    </div>
  );
}

/** Which days are looked at; this week where nothing is said. */
export type ReportsPlace = { [day in keyof Period]?: Period[day] | undefined };
type Props = { user: ConsoleUser; place: ReportsPlace; onPeriod: (period: Period) => void };

/** What the venue sold, compared with the period before: for the owner and the accountant. */
export function ReportsScreen({ user, place, onPeriod }: Props) {
  const [opened] = useState(() => localDateTime(Date.now(), user.merchant.time_zone).date);
  const { from, to } = place;
  const period = from && to ? { from, to } : periodOf('this_week', opened);
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(period));
  const today = data?.today ?? opened;
  return (
    <section aria-label={t.title} className={css.screen}>
      {error && data && <OfflineBar>{t.offline}</OfflineBar>}
      <header className={css.head}>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <PeriodPicker period={period} today={today} onPeriod={onPeriod} />
        <div className={css.export}>
          <MailChoice />
          <ExportMenu period={period} />
        </div>
      </header>
      {data && <Shown report={data} period={isPlaceholderData ? data : period} isOld={isPlaceholderData} />}
      {!data && !error && <Bones />}
      {!data && error && (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      )}
    </section>
  );
}
