import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button, LinkButton, TextButton } from '@servery/ui/actions/button';
import { DayChips } from '@servery/ui/times/day-chips';
import { EmptyState } from '@servery/ui/feedback/empty';
import { ProgressBar } from '@servery/ui/feedback/progress';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Stepper } from '@servery/ui/actions/stepper';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { dayText } from '@servery/domain/hours/words';
import { localDate } from '@servery/domain/hours/availability';
import { capacityQuery } from '#api/store-query.ts';
import { type CapacityRow, fillText, goneOf, groupsOf, isFull } from '#features/slots/rules/rows.ts';
import { useCapacity } from '#features/slots/use-capacity.ts';
import css from './slots.module.css';
import { t } from '#features/slots/texts.ts';

const GoHours = createLink(LinkButton);
const DAYS = 7;

function daysAhead(zone: string) {
  const now = Date.now();
  const today = localDate(now, zone);
  return Array.from({ length: DAYS }, (_, away) => {
    const value = today.add({ days: away }).toString();
    return { value, label: dayText(value, now, zone) };
  });
}

type RowProps = { row: CapacityRow; onChange: ((capacity: number) => void) | undefined };

function Row({ row, onChange }: RowProps) {
  return (
    <li className={css.row}>
      <p className={css.label}>
        <b>{row.label}</b>
        <small>{row.cut_off_time_str}</small>
      </p>
      <ProgressBar
        label={t.taken({ label: row.label })}
        value={goneOf(row)}
        max={Math.max(row.capacity, 1)}
        tone={isFull(row) ? 'warn' : 'accent'}
      />
      <span data-full={isFull(row) || undefined} className={css.fill}>
        {fillText(row)}
      </span>
      {onChange && (
        <span className={css.change}>
          <Stepper
            label={t.places({ label: row.label })}
            each={t.place({ label: row.label })}
            size="compact"
            value={row.capacity}
            max={9999}
            onChange={onChange}
          />
          {row.capacity !== row.usual && (
            <TextButton onClick={() => onChange(row.usual)}>{t.usual({ count: row.usual })}</TextButton>
          )}
        </span>
      )}
    </li>
  );
}

const names = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** What takes orders without counting them, and where its limit is set. */
function NoLimit({ ways, mayChange }: { ways: readonly string[]; mayChange: boolean }) {
  if (ways.length === 0) return null;
  return (
    <EmptyState
      title={t.noLimit({ ways: names.format(ways) })}
      action={
        mayChange && (
          <GoHours kind="line" to="/hours">
            {t.setLimit}
          </GoHours>
        )
      }
    >
      {t.noLimitNote}
    </EmptyState>
  );
}

function Groups({ date, mayChange }: { date: string | undefined; mayChange: boolean }) {
  const { data, error, refetch } = useQuery(capacityQuery(date));
  const { mutate } = useCapacity(date);
  if (error && !data)
    return (
      <EmptyState title={t.slotsFailed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
        {error.message}
      </EmptyState>
    );
  if (!data)
    return (
      <Loading label={t.loadingSlots} className={css.bones}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} shape="block" height="3rem" />
        ))}
      </Loading>
    );
  if (data.rows.length === 0 && data.no_limit.length === 0) return <EmptyState title={t.dayOver} />;
  const groups = groupsOf(data.rows).map(({ kind, title, rows }) => (
    <section key={kind} aria-label={title} className={css.group}>
      <Display as="h2" size={20}>
        {title}
      </Display>
      <ul>
        {rows.map((row) => (
          <Row
            key={row.place}
            row={row}
            onChange={mayChange ? (capacity) => mutate({ place: row.place, capacity }) : undefined}
          />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {groups}
      <NoLimit ways={data.no_limit} mayChange={mayChange} />
    </>
  );
}

/** How full each slot, stop, location and time of a day is, and how much more it may take. */
export function SlotsScreen({ user }: { user: ConsoleUser }) {
  const days = daysAhead(user.merchant.time_zone);
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? days[0]?.value;
  return (
    <div className={css.screen}>
      <Display as="h1" size={32}>
        {t.slots}
      </Display>
      <DayChips label={t.day} days={days} value={date ?? null} onChange={setChosen} />
      <Groups date={date} mayChange={user.permissions.includes('manage_venue')} />
    </div>
  );
}
