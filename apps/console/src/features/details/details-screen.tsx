import type { ConsoleUser } from '@servery/contract/entities/board';
import type { VenueDetails } from '@servery/contract/entities/venue-details';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconHistory } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureOf } from '#api/call.ts';
import { detailsQuery, detailsRoom } from '#api/details-query.ts';
import { Affects } from '#features/details/affects.tsx';
import { DetailsFields } from '#features/details/details-fields.tsx';
import css from './details.module.css';
import { t } from '#features/details/texts.ts';
import {
  type DetailsField,
  problemOf,
  typedDetails,
  useDetailsDraft,
  useSaveDetails,
} from '#features/details/use-details.ts';
import { WebAddresses } from '#features/details/web-addresses.tsx';
import { HistoryPane } from '#parts/history-pane.tsx';
import { Room, RoomFoot, RoomHead } from '#parts/room.tsx';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';

const FIELD_NAMES: Readonly<Record<DetailsField, string>> = {
  name: t.field_name,
  address: t.field_address,
  suburb: t.field_address,
  state: t.field_address,
  postcode: t.field_address,
  place: t.field_place,
  phone: t.field_phone,
  abn: t.field_abn,
  gst_registered: t.field_gst,
  time_zone: t.field_zone,
};
const namesOf = (fields: readonly DetailsField[]): string =>
  [...new Set(fields.map((field) => FIELD_NAMES[field]))].join(', ');

type Problem = { field: string; message: string } | undefined;

/** What the server said is wrong with a field, until it is saved or typed anew. */
function refusalOf(error: Error | null): Problem {
  const field = failureOf(error)?.details.field;
  return error && field !== undefined
    ? { field: field.replace(/^details\./, ''), message: error.message }
    : undefined;
}

type Loaded = { held: VenueDetails; user: ConsoleUser };

function Editor({ held, user }: Loaded) {
  const draft = useDetailsDraft(held, user.merchant.id);
  const { save, ...saving } = useSaveDetails(draft.discard);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { value, changed, conflicts } = draft;
  const mayBrand = user.permissions.includes('manage_brand');
  const problem = problemOf(value);
  const refused = refusalOf(saving.error);
  const isRefused = refused !== undefined;
  // Whoever works by keyboard or listens goes on where something is wrong.
  useEffect(() => {
    if (tries > 0 || isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, isRefused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (conflicts.length === 0 && !problem) save({ seen: held.seen, value });
  };
  return (
    <div className={css.split}>
      <form ref={form} id="details" noValidate aria-label={t.title} className={css.form} onSubmit={submit}>
        {conflicts.length > 0 && (
          <ConflictNotice what={namesOf(conflicts)} onTheirs={draft.discard} onMine={draft.keepMine} />
        )}
        <DetailsFields
          held={held}
          saved={typedDetails(held.value)}
          value={value}
          changed={changed}
          problem={(tries > 0 ? problem : undefined) ?? refused}
          mayBrand={mayBrand}
          onChange={(wanted) => {
            if (!saving.isPending) saving.reset();
            draft.change(wanted);
          }}
        />
      </form>
      <Affects changed={changed} />
      {mayBrand && <WebAddresses zone={held.value.time_zone} />}
      {changed.length > 0 && (
        <RoomFoot>
          <SaveFoot
            changes={changed.length}
            what={namesOf(changed)}
            busy={saving.isPending}
            form="details"
            onDiscard={draft.discard}
          />
        </RoomFoot>
      )}
    </div>
  );
}

function Shown({ user }: { user: ConsoleUser }) {
  const { data, error, refetch } = useQuery(detailsQuery);
  const [isHistory, setHistory] = useState(false);
  const close = () => setHistory(false);
  const pane = isHistory && data && (
    <HistoryPane room={detailsRoom} zone={data.value.time_zone} onClose={close} />
  );
  return (
    <Room label={t.title} pane={pane || undefined} paneSize="narrow">
      {data && error && <OfflineBar>{t.offline}</OfflineBar>}
      <RoomHead>
        <div className={css.title}>
          <Display as="h1" size={32}>
            {t.title}
          </Display>
          <Text tone="soft">{user.merchant.name}</Text>
        </div>
        <IconButton
          label={t.history}
          icon={<IconHistory />}
          kind="raised"
          onClick={() => setHistory(!isHistory)}
        />
      </RoomHead>
      {data && <Editor held={data} user={user} />}
      {!data && !error && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      )}
      {!data && error && (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      )}
    </Room>
  );
}

/** What a venue is, as customers see it and as its invoices say it. */
export function DetailsScreen({ user }: { user: ConsoleUser }) {
  if (user.permissions.includes('manage_venue')) return <Shown user={user} />;
  return (
    <Room label={t.title}>
      <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
    </Room>
  );
}
