import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { ConsoleUser } from '@servery/contract/entities/board';
import type { VenueHours } from '@servery/contract/entities/venue-hours';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice, OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconCopy, IconEye, IconHistory } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hoursQuery, hoursRoom } from '#api/hours-query.ts';
import { CopyDay } from '#features/hours/copy-day.tsx';
import { CustomerView } from '#features/hours/customer-view.tsx';
import { Notices } from '#features/hours/notices.tsx';
import { copiedDay } from '#features/hours/rules/days.ts';
import { SpecialDates } from '#features/hours/special-dates.tsx';
import { TimeRules } from '#features/hours/time-rules.tsx';
import { useSaveHours } from '#features/hours/use-hours.ts';
import { type HoursDraft, useHoursDraft } from '#features/hours/use-hours-draft.ts';
import { Week } from '#features/hours/week.tsx';
import { HistoryPane } from '#parts/history-pane.tsx';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

const Page = ({ children }: { children: ReactNode }) => (
  <section aria-label={t.title} className={css.page}>
    {children}
  </section>
);

/** Somebody else was quicker, on the same day or notice: it is theirs or mine, and never silently mine. */
const Conflict = ({ draft }: { draft: HoursDraft }) => (
  <Notice
    tone="highlight"
    alert
    title={t.both}
    action={
      <>
        <Button size="s" onClick={draft.keepMine}>
          {t.keepMine}
        </Button>
        <Button kind="line" size="s" onClick={draft.discard}>
          {t.takeTheirs}
        </Button>
      </>
    }
  >
    {t.bothNote}
  </Notice>
);

function Foot({ draft }: { draft: HoursDraft }) {
  const { save, isPending } = useSaveHours(draft.discard);
  const what = draft.changedTypes.map(({ name }) => name).join(', ');
  return (
    <footer className={css.foot}>
      {draft.conflicts.length > 0 && <Conflict draft={draft} />}
      <Text size={15}>{t.notSaved({ count: draft.changeCount, what })}</Text>
      <Button kind="bare" size="s" onClick={draft.discard}>
        {t.discard}
      </Button>
      <Button
        size="s"
        busy={isPending}
        disabled={draft.conflicts.length > 0}
        onClick={() => save(draft.changedTypes)}
      >
        {t.save}
      </Button>
    </footer>
  );
}

type Shown = { only: string; setOnly: (only: string) => void };

type ToolsProps = Shown & { venue: VenueHours; draft: HoursDraft; onHistory: () => void };

function Tools({ venue, only, setOnly, draft, onHistory }: ToolsProps) {
  const [copying, setCopying] = useState(false);
  const copy = (from: Weekday, onto: readonly Weekday[]) =>
    draft.set(
      draft.types.map((type) => {
        if (only !== 'all' && String(type.id) !== only) return type;
        return { ...type, value: { ...type.value, hours: copiedDay(type.value.hours, from, onto) } };
      }),
    );
  return (
    <>
      <header className={css.head}>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <Segmented
          label={t.whichType}
          size="s"
          items={[
            { value: 'all', label: t.all },
            ...venue.types.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={only}
          onChange={setOnly}
        />
        <Button
          kind="line"
          size="s"
          icon={<IconCopy />}
          className={css.push}
          aria-expanded={copying}
          onClick={() => setCopying(!copying)}
        >
          {t.copyDay}
        </Button>
        <IconButton label={t.history} icon={<IconHistory />} onClick={onHistory} />
      </header>
      {copying && <CopyDay onCopy={copy} onClose={() => setCopying(false)} />}
    </>
  );
}

function Loaded({ venue, isOffline }: { venue: VenueHours; isOffline: boolean }) {
  const [only, setOnly] = useState('all');
  const [beside, setBeside] = useState<'view' | 'history'>();
  const draft = useHoursDraft(venue);
  const shown = draft.types.filter(({ id }) => only === 'all' || String(id) === only);
  return (
    <div className={css.frame}>
      <div className={css.screen} data-looking={beside !== undefined || undefined}>
        <Page>
          {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
          <Tools
            venue={venue}
            only={only}
            setOnly={setOnly}
            draft={draft}
            onHistory={() => setBeside('history')}
          />
          <Button
            kind="line"
            size="s"
            icon={<IconEye />}
            className={css.look}
            onClick={() => setBeside('view')}
          >
            {t.customerView}
          </Button>
          <Week types={shown} held={venue.types} onChange={draft.changeType} />
          <div className={css.below}>
            <SpecialDates venue={venue} types={draft.types} onTypes={draft.set} />
            <Notices types={shown} onChange={draft.changeType} />
          </div>
          <TimeRules types={shown} onChange={draft.changeType} />
        </Page>
        <div className={css.view}>
          {beside === 'history' ? (
            <HistoryPane room={hoursRoom} zone={venue.time_zone} onClose={() => setBeside(undefined)} />
          ) : (
            <CustomerView
              from="hours"
              zone={venue.time_zone}
              types={draft.types}
              changed={draft.changedTypes}
              onClose={() => setBeside(undefined)}
            />
          )}
        </div>
        {draft.changeCount > 0 && <Foot draft={draft} />}
      </div>
    </div>
  );
}

function Shown() {
  const { data, error, refetch } = useQuery(hoursQuery);
  if (data) return <Loaded venue={data} isOffline={error !== null} />;
  return (
    <Page>
      <Display as="h1" size={32}>
        {t.title}
      </Display>
      {error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </Page>
  );
}

/** When the venue takes orders: the week, special dates, how much notice it wants, and what comes of it. */
export function HoursScreen({ user }: { user: ConsoleUser }) {
  if (user.permissions.includes('manage_venue')) return <Shown />;
  return (
    <Page>
      <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
    </Page>
  );
}
