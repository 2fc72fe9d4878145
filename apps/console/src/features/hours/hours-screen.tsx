import type { HeldHours, HoursValue, VenueHours } from '@servery/contract/entities/venue-hours';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hoursQuery } from '#api/hours-query.ts';
import { Notices } from '#features/hours/notices.tsx';
import { SpecialDates } from '#features/hours/special-dates.tsx';
import { useSaveHours } from '#features/hours/use-hours.ts';
import { Week } from '#features/hours/week.tsx';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

const Page = ({ children }: { children: ReactNode }) => (
  <section aria-label={t.title} className={css.page}>
    {children}
  </section>
);

const isSame = (a: HoursValue, b: HoursValue | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function useDraft(venue: VenueHours) {
  const [wanted, setWanted] = useState<Readonly<Record<number, HoursValue>>>({});
  const types = venue.types.map((type): HeldHours => ({ ...type, value: wanted[type.id] ?? type.value }));
  const changed = types.filter(
    (type) => !isSame(type.value, venue.types.find(({ id }) => id === type.id)?.value),
  );
  return {
    types,
    changed,
    set: (next: readonly HeldHours[]) =>
      setWanted(Object.fromEntries(next.map(({ id, value }) => [id, value]))),
    change: (id: number, fields: Partial<HoursValue>) => {
      const type = types.find((each) => each.id === id);
      if (type) setWanted({ ...wanted, [id]: { ...type.value, ...fields } });
    },
    discard: () => setWanted({}),
  };
}

function Loaded({ venue, isOffline }: { venue: VenueHours; isOffline: boolean }) {
  const [only, setOnly] = useState('all');
  const draft = useDraft(venue);
  const save = useSaveHours(draft.discard);
  const shown = draft.types.filter(({ id }) => only === 'all' || String(id) === only);
  return (
    <div className={css.screen}>
      <Page>
        {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
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
        </header>
        <Week types={shown} held={venue.types} onChange={draft.change} />
        <div className={css.below}>
          <SpecialDates venue={venue} types={draft.types} onTypes={draft.set} />
          <Notices types={draft.types} onChange={draft.change} />
        </div>
      </Page>
      {draft.changed.length > 0 && (
        <footer className={css.foot}>
          <Text size={15}>{t.notSaved({ what: draft.changed.map(({ name }) => name).join(', ') })}</Text>
          <Button kind="bare" size="s" onClick={draft.discard}>
            {t.discard}
          </Button>
          <Button size="s" busy={save.isPending} onClick={() => save.mutate(draft.changed)}>
            {t.save}
          </Button>
        </footer>
      )}
    </div>
  );
}

/** When the venue takes orders: the week, special dates, and how much notice it wants. */
export function HoursScreen() {
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
