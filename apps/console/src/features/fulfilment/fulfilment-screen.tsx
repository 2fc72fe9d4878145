import type { HeldZone, VenueFulfilmentRoom } from '@servery/contract/entities/fulfilment-editor';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconHistory } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { fulfilmentQuery, fulfilmentRoom } from '#api/fulfilment-query.ts';
import { isPointKind, POINT_KINDS, type ScreenProps } from '#features/fulfilment/place.ts';
import { PointPane } from '#features/fulfilment/point-pane.tsx';
import { PointsPart } from '#features/fulfilment/points-part.tsx';
import { RingMap } from '#features/fulfilment/ring-map.tsx';
import { onOff } from '#features/fulfilment/rules/switched.ts';
import { drawnZones, pressed, settled } from '#features/fulfilment/rules/written-zone.ts';
import { TablesPart } from '#features/fulfilment/tables-part.tsx';
import { TryAddress } from '#features/fulfilment/try-address.tsx';
import { useWays, type Ways } from '#features/fulfilment/use-ways.ts';
import { WayPane } from '#features/fulfilment/way-pane.tsx';
import { WaysFoot, WaysPart } from '#features/fulfilment/ways-part.tsx';
import { ZoneList } from '#features/fulfilment/zone-list.tsx';
import { useZoneDraft, ZonePane } from '#features/fulfilment/zone-pane.tsx';
import { HistoryPane } from '#parts/history-pane.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import css from './fulfilment.module.css';
import { t } from '#features/fulfilment/texts.ts';

type RoomProps = ScreenProps & { room: VenueFulfilmentRoom };
type ZoneDraft = ReturnType<typeof useZoneDraft>;

const zoneAt = ({ room, place }: RoomProps): HeldZone | undefined =>
  room.zones.find(({ rows }) => rows.some(({ id }) => id === place.zone));

/** What is open beside the page; nothing where the address names what is gone. */
function openPane(props: RoomProps, draft: ZoneDraft) {
  const { room, place, onGo } = props;
  const onClose = () => onGo({});
  if (place.pane === 'history')
    return <HistoryPane room={fulfilmentRoom} zone={room.time_zone} onClose={onClose} />;
  const zone = zoneAt(props);
  if (zone || place.zone === 'new')
    return <ZonePane key={place.zone} zone={zone} zones={room.zones} draft={draft} onClose={onClose} />;
  const point = room.points.find(({ id }) => id === place.point);
  const kind = point?.value.kind ?? (isPointKind(place.point) ? place.point : undefined);
  if (kind)
    return <PointPane key={place.point} kind={kind} point={point} zones={room.zones} onClose={onClose} />;
  const type = room.types.find(({ code }) => code === place.way);
  return type && <WayPane key={type.code} type={type} points={room.points} onClose={onClose} />;
}

function Zones({ draft, ways, ...props }: RoomProps & { draft: ZoneDraft; ways: Ways }) {
  const { room, place, onGo } = props;
  const { zones } = room;
  const open = zoneAt(props);
  const isDrawing = open !== undefined || place.zone === 'new';
  const go = ({ rows }: HeldZone) => onGo({ zone: rows[0]?.id });
  const press = (postcode: string) => {
    const others = zones.filter((each) => each !== open);
    if (isDrawing) return draft.change(pressed(draft.value, postcode, others));
    const zone = zones.find(({ value }) => value.postcodes.includes(postcode));
    return zone && go(zone);
  };
  return (
    <div className={css.frame}>
      <div className={css.top} data-mapped={zones.length > 0 || undefined}>
        {zones.length > 0 && (
          <RingMap
            zones={isDrawing ? drawnZones(zones, open, draft.value) : zones.map(({ value }) => value)}
            chosen={isDrawing ? settled(draft.value).postcodes : []}
            isDrawing={isDrawing}
            onPress={press}
          />
        )}
        <div className={css.beside}>
          <ZoneList
            zones={zones}
            delivery={{
              isOn: onOff(room.types).deliver,
              willBeOn: ways.draft.value.deliver,
              turnOn: () => ways.draft.change({ deliver: true }),
            }}
            open={open}
            onOpen={go}
            onAdd={() => onGo({ zone: 'new' })}
          />
          {zones.length > 0 && <TryAddress />}
        </div>
      </div>
    </div>
  );
}

function Loaded({ isOffline, ...props }: RoomProps & { isOffline: boolean }) {
  const { room, place, onGo } = props;
  const draft = useZoneDraft(zoneAt(props));
  const ways = useWays(room.types);
  const pane = openPane(props, draft);
  return (
    <Room label={t.title} pane={pane} paneSize="narrow">
      {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <Text tone="soft">{t.untilSaved}</Text>
        <IconButton
          label={t.history}
          icon={<IconHistory />}
          kind="raised"
          onClick={() => onGo({ pane: 'history' })}
        />
      </RoomHead>
      <WaysPart types={room.types} ways={ways} open={place.way} onOpen={(way) => onGo({ way })} />
      <Zones {...props} draft={draft} ways={ways} />
      <div className={css.below}>
        {POINT_KINDS.map((kind) => (
          <PointsPart
            key={kind}
            kind={kind}
            points={room.points}
            open={place.point}
            onOpen={(point) => onGo({ point })}
          />
        ))}
        <TablesPart room={room} onEdit={() => onGo({ way: 'table' })} />
      </div>
      <WaysFoot types={room.types} ways={ways} />
    </Room>
  );
}

/** How orders reach people: ways to order, delivery zones, slots, stops, pickup locations and tables. */
export function FulfilmentScreen(props: ScreenProps) {
  const { data, error, refetch } = useQuery(fulfilmentQuery);
  if (data) return <Loaded {...props} room={data} isOffline={error !== null} />;
  return (
    <Room label={t.title}>
      <Display as="h1" size={32}>
        {t.title}
      </Display>
      {error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading} className={css.skeletons}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} shape="block" height="3.5rem" />
          ))}
        </Loading>
      )}
    </Room>
  );
}
