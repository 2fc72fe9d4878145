import type { ListedVenue } from '@servery/contract/calls/console/venues';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconCopy, IconPencil } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { venuesQuery } from '#api/venues-query.ts';
import { ChangePane } from '#features/venues/change-pane.tsx';
import { CopyPane } from '#features/venues/copy-pane.tsx';
import type { ScreenProps } from '#features/venues/place.ts';
import { VenueList } from '#features/venues/venue-list.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import css from './venues.module.css';
import { t } from '#features/venues/texts.ts';

type Loaded = ScreenProps & { venues: readonly ListedVenue[]; mayAdd: boolean; isOffline: boolean };

function Venues({ user, venues, mayAdd, isOffline, place, onGo }: Loaded) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const picked = venues.filter(({ id }) => chosen.has(id));
  const close = () => onGo({});
  const ledVenues = venues.filter(({ may }) => may.includes('venue'));
  const mayCopy = mayAdd || ledVenues.length > 1;
  const hereId = user.merchant.id;
  const pane =
    place.pane === 'change' ? (
      <ChangePane venues={picked} onClose={close} />
    ) : place.pane === 'copy' && mayCopy ? (
      <CopyPane venues={ledVenues} mayAdd={mayAdd} hereId={hereId} onClose={close} />
    ) : undefined;
  return (
    <Room label={t.venues} pane={pane} paneSize="narrow">
      {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
      <RoomHead>
        <Display as="h1" size={32}>
          {t.venues}
        </Display>
        <span className={css.push} />
        {picked.length > 0 && (
          <Button size="s" icon={<IconPencil />} onClick={() => onGo({ pane: 'change' })}>
            {t.changeSeveral({ count: picked.length })}
          </Button>
        )}
        {mayCopy && (
          <Button kind="line" size="s" icon={<IconCopy />} onClick={() => onGo({ pane: 'copy' })}>
            {t.copyVenue}
          </Button>
        )}
      </RoomHead>
      <VenueList venues={venues} hereId={hereId} chosen={chosen} onChoose={setChosen} />
    </Room>
  );
}

/** Every venue of this person on one page. */
export function VenuesScreen(props: ScreenProps) {
  const { data, error, refetch } = useQuery(venuesQuery);
  if (data)
    return <Venues {...props} venues={data.venues} mayAdd={data.may_add === 1} isOffline={error !== null} />;
  return (
    <Room label={t.venues}>
      <Display as="h1" size={32}>
        {t.venues}
      </Display>
      {error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
    </Room>
  );
}
