import type { ConsoleUser } from '@servery/contract/entities/board';
import type { CallOutput } from '@servery/contract/registry';
import { dollars } from '@servery/domain/money';
import { dateName } from '@servery/domain/hours/words';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconChevronLeft, IconChevronRight } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { Select } from '@servery/ui/inputs/select';
import { Table } from '@servery/ui/staff/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { standingQuery } from '#api/standing-query.ts';
import { NextDay } from '#features/standing/next-day.tsx';
import { PauseButton, Pauses } from '#features/standing/pauses.tsx';
import { rowsShown, SHOWN, type Shown } from '#features/standing/rules/shown.ts';
import { StandingRow } from '#features/standing/standing-row.tsx';
import css from './standing.module.css';
import { t } from '#features/standing/texts.ts';

type Week = CallOutput<'ConsoleStanding'>;

const labelOf: Record<Shown, (count: number) => string> = {
  active: (count) => t.active({ count }),
  problem: (count) => t.withProblem({ count }),
  paused: (count) => t.paused({ count }),
};

type WeekProps = { week: Week; shown: Shown };

function Grid({ week, shown }: WeekProps) {
  const rows = rowsShown(week.rows, shown);
  const next = week.next?.date;
  if (rows.length === 0) return <EmptyState title={t.noneShown} />;
  return (
    <Table label={t.title} className={css.grid}>
      <thead>
        <tr>
          <th scope="col">{t.who}</th>
          {week.days.map(({ date }) => {
            const [name, day] = dateName(date).split(' ');
            return (
              <th key={date} scope="col" className={css.day} data-next={date === next || undefined}>
                {name}
                <b>{day}</b>
              </th>
            );
          })}
          <th scope="col" data-end>
            {t.aWeek}
          </th>
          <th scope="col">{t.paysFrom}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StandingRow key={row.id} row={row} next={next} />
        ))}
      </tbody>
      <tfoot>
        <tr className={css.sums}>
          <th scope="row">{t.ordersInWeek}</th>
          {week.days.map(({ date, orders }) => (
            <td key={date} className={css.day} data-next={date === next || undefined}>
              <b>{orders}</b>
            </td>
          ))}
          <td data-end>
            <b>{dollars(week.total)}</b>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

type HeadProps = {
  week: Week;
  mayPause: boolean;
  shown: Shown;
  onShown: (shown: Shown) => void;
  onDate: (date: string) => void;
};

const away = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

const withoutDay = (date: string): string => dateName(date).split(' ').slice(1).join(' ');

/** '16 to 22 Nov', '30 Nov to 6 Dec'. */
function weekText(monday: string, sunday: string): string {
  const [from = '', month] = withoutDay(monday).split(' ');
  const to = withoutDay(sunday);
  return t.week({ from: to.endsWith(month ?? '') ? from : withoutDay(monday), to });
}

function Head({ week, mayPause, shown, onShown, onDate }: HeadProps) {
  const monday = week.days[0]?.date ?? week.today;
  const sunday = week.days.at(-1)?.date ?? week.today;
  return (
    <header className={css.head}>
      <Display as="h1" size={32}>
        {t.title}
      </Display>
      <div className={css.weeks}>
        <IconButton
          label={t.weekBefore}
          icon={<IconChevronLeft />}
          kind="bare"
          onClick={() => onDate(away(monday, -7))}
        />
        <b>{weekText(monday, sunday)}</b>
        <IconButton
          label={t.weekAfter}
          icon={<IconChevronRight />}
          kind="bare"
          onClick={() => onDate(away(monday, 7))}
        />
      </div>
      <Select
        label={t.show}
        hideLabel
        look="pill"
        value={shown}
        onChange={onShown}
        options={SHOWN.map((value) => ({
          value,
          label: labelOf[value](rowsShown(week.rows, value).length),
        }))}
      />
      {mayPause && <PauseButton today={week.today} />}
    </header>
  );
}

function Bones() {
  return (
    <Loading label={t.loading} className={css.bones}>
      {[1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} shape="block" height="3.4rem" />
      ))}
    </Loading>
  );
}

/** What comes again each week: who has what on which date, and what is made next. */
export function StandingScreen({ user }: { user: ConsoleUser }) {
  const [date, setDate] = useState<string>();
  const [shown, setShown] = useState<Shown>('active');
  const { data: week, error, refetch } = useQuery(standingQuery(date));
  if (error && !week)
    return (
      <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
        {error.message}
      </EmptyState>
    );
  if (!week) return <Bones />;
  if (week.rows.length === 0)
    return (
      <section aria-label={t.title} className={css.list}>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <EmptyState title={t.nobody}>{t.nobodyNote}</EmptyState>
      </section>
    );
  const mayPause = user.permissions.includes('manage_venue');
  return (
    <div className={css.frame}>
      <div className={css.screen} data-pane={week.next ? true : undefined}>
        <section aria-label={t.title} className={css.list}>
          <Head week={week} mayPause={mayPause} shown={shown} onShown={setShown} onDate={setDate} />
          <Pauses pauses={week.pauses} mayEnd={mayPause} />
          <Grid week={week} shown={shown} />
          {week.more === 1 && <Text tone="soft">{t.more}</Text>}
        </section>
        {week.next && <NextDay next={week.next} now={week.now} user={user} />}
      </div>
    </div>
  );
}
