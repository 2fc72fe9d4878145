import type { ConsoleUser } from '@servery/contract/entities/board';
import { clockText, dateName } from '@servery/domain/hours/words';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { todayQuery } from '#api/today-query.ts';
import { StoreCard } from '#features/store/index.ts';
import { Figures, type Today } from '#features/today/figures.tsx';
import { Filling } from '#features/today/filling.tsx';
import { HoursChart } from '#features/today/hours-chart.tsx';
import { LeftToDo } from '#features/today/left-to-do.tsx';
import { Needs } from '#features/today/needs.tsx';
import { SoldOut } from '#features/today/sold-out.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import css from './today.module.css';
import { t } from '#features/today/texts.ts';

function Loaded({ user, today, isOffline }: { user: ConsoleUser; today: Today; isOffline: boolean }) {
  return (
    <>
      {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
      <RoomHead>
        <Display as="h1" size={32}>
          {dateName(today.date)}
        </Display>
        <Text tone="soft" className={css.line}>
          {clockText(today.time)}, {today.line}
        </Text>
      </RoomHead>
      <Figures today={today} />
      <HoursChart today={today} />
      <div className={css.columns}>
        <Needs user={user} today={today} />
        <Filling />
        <SoldOut />
        {user.permissions.includes('manage_venue') && <LeftToDo />}
      </div>
      {user.permissions.includes('pause_orders') && (
        <div className={css.pause}>
          <StoreCard user={user} />
        </div>
      )}
    </>
  );
}

function Shown({ user }: { user: ConsoleUser }) {
  const { data, error, refetch } = useQuery(todayQuery);
  if (data) return <Loaded user={user} today={data} isOffline={error !== null} />;
  return error ? (
    <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
      {error.message}
    </EmptyState>
  ) : (
    <Loading label={t.loading}>
      <h1 className="visually-hidden">{t.title}</h1>
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="16rem" />
    </Loading>
  );
}

/** How the day goes, and what needs somebody. */
export const TodayScreen = ({ user }: { user: ConsoleUser }) => (
  <Room label={t.title}>
    {user.permissions.includes('see_payments') ? (
      <Shown user={user} />
    ) : (
      <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
    )}
  </Room>
);
