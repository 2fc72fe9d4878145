import type { ConsoleUser } from '@servery/contract/entities/board';
import type { AuditEntry } from '@servery/contract/entities/audit';
import { localDateTime } from '@servery/domain/hours/times';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ActivityFilter, activityQuery } from '#api/activity-query.ts';
import { Entry } from '#features/activity/entry.tsx';
import { Filters } from '#features/activity/filters.tsx';
import { dayName } from '#order/when.ts';
import { Room, RoomHead } from '#parts/room.tsx';
import css from './activity.module.css';
import { t } from '#features/activity/texts.ts';

type Props = { user: ConsoleUser; filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

/** The entries of each day, the latest day first. */
function byDay(entries: readonly AuditEntry[], zone: string): { date: string; entries: AuditEntry[] }[] {
  const days: { date: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const { date } = localDateTime(entry.at * 1000, zone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

type ListProps = { entries: readonly AuditEntry[]; zone: string; withVenue: boolean };

const Days = ({ entries, zone, withVenue }: ListProps) =>
  byDay(entries, zone).map(({ date, entries: ofDay }) => (
    <section key={date} aria-label={dayName(date, zone)} className={css.day}>
      <h2>{dayName(date, zone)}</h2>
      <ol>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} zone={zone} withVenue={withVenue} />
        ))}
      </ol>
    </section>
  ));

function Nothing({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) {
  const isNarrow = Object.values(filter).some((each) => each !== undefined);
  return (
    <EmptyState title={t.none} action={isNarrow && <Button onClick={() => onFilter({})}>{t.showAll}</Button>}>
      {isNarrow ? t.noneFound : t.noneNote}
    </EmptyState>
  );
}

function Shown({ user, filter, onFilter }: Props) {
  const zone = user.merchant.time_zone;
  const found = useInfiniteQuery({ ...activityQuery(filter), placeholderData: keepPreviousData });
  const { data, error, refetch } = found;
  const [first] = data?.pages ?? [];
  if (!first)
    return error ? (
      <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
        {error.message}
      </EmptyState>
    ) : (
      <Loading label={t.loading}>
        <Skeleton shape="block" height="3.4rem" />
        <Skeleton shape="block" height="3.4rem" />
      </Loading>
    );
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      {error && <OfflineBar>{t.offline}</OfflineBar>}
      <Filters
        filter={filter}
        people={first.people}
        hasVenues={first.has_venues === 1}
        zone={zone}
        onFilter={onFilter}
      />
      {entries.length === 0 ? (
        <Nothing filter={filter} onFilter={onFilter} />
      ) : (
        <Days entries={entries} zone={zone} withVenue={filter.everywhere === true} />
      )}
      {found.hasNextPage && (
        <Button kind="soft" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t.earlier}
        </Button>
      )}
    </>
  );
}

/** What the team did: who, what, when, and how it was before. */
export function ActivityScreen(props: Props) {
  const { user } = props;
  return (
    <Room label={t.title}>
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
      </RoomHead>
      {user.permissions.includes('manage_team') ? (
        <Shown {...props} />
      ) : (
        <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
      )}
    </Room>
  );
}
