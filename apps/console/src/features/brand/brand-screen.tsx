import type { BrandShown } from '@servery/contract/calls/console/brand';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconHistory, IconPencil } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { brandQuery, brandRoom } from '#api/brand-query.ts';
import { BrandPane } from '#features/brand/brand-pane.tsx';
import { Previews } from '#features/brand/previews.tsx';
import { type ScreenProps, type View, views } from '#features/brand/place.ts';
import { useBrandDraft } from '#features/brand/use-brand.ts';
import { HistoryPane } from '#parts/history-pane.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import { t } from '#features/brand/texts.ts';

const VIEW_NAMES: Readonly<Record<View, () => string>> = {
  home: () => t.viewHome,
  menu: () => t.viewMenu,
  receipt: () => t.viewReceipt,
  kiosk: () => t.viewKiosk,
  docket: () => t.viewDocket,
};

function Head({ place, onGo }: Pick<ScreenProps, 'place' | 'onGo'>) {
  return (
    <RoomHead>
      <Display as="h1" size={32}>
        {t.brand}
      </Display>
      <Segmented
        label={t.preview}
        size="s"
        items={views.map((value) => ({ value, label: VIEW_NAMES[value]() }))}
        value={place.view ?? 'home'}
        onChange={(view) => onGo({ ...place, view })}
      />
      {place.pane === 'away' && (
        <Button
          kind="line"
          size="s"
          icon={<IconPencil />}
          onClick={() => onGo({ ...place, pane: undefined })}
        >
          {t.edit}
        </Button>
      )}
      <IconButton
        label={t.history}
        icon={<IconHistory />}
        kind="raised"
        onClick={() => onGo({ ...place, pane: 'history' })}
      />
    </RoomHead>
  );
}

function Loaded(props: ScreenProps & { shown: BrandShown; isOffline: boolean }) {
  const { user, shown, place, onGo, isOffline } = props;
  const draft = useBrandDraft(shown);
  const mediaUrl = `/media/${shown.code}/`;
  const pane =
    place.pane === 'history' ? (
      <HistoryPane
        room={brandRoom}
        zone={user.merchant.time_zone}
        onClose={() => onGo({ ...place, pane: undefined })}
      />
    ) : place.pane === 'away' ? undefined : (
      <BrandPane {...props} draft={draft} mediaUrl={mediaUrl} />
    );
  return (
    <Room label={t.brand} pane={pane}>
      {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
      <Head place={place} onGo={onGo} />
      <Previews
        view={place.view ?? 'home'}
        value={draft.value}
        mediaUrl={mediaUrl}
        venue={user.merchant.name}
      />
    </Room>
  );
}

/** How the shop looks and what it says, before and after it is put live. */
export function BrandScreen(props: ScreenProps) {
  const { data, error, refetch } = useQuery(brandQuery);
  if (data) return <Loaded {...props} shown={data} isOffline={error !== null} />;
  return (
    <Room label={t.brand}>
      <Display as="h1" size={32}>
        {t.brand}
      </Display>
      {error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="30rem" />
        </Loading>
      )}
    </Room>
  );
}
