import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { IconUndo2 } from '@servery/ui/foundations/icon-more';
import type { ReactNode } from 'react';
import { BrandName } from '#brand/mark.tsx';
import { ColumnTabs } from '#features/board/column-tabs.tsx';
import { ALL_STATIONS, type Grouped } from '#features/board/rules/columns.ts';
import type { Bump } from '#features/board/rules/undo-stack.ts';
import { wallTime } from '#features/board/rules/venue-time.ts';
import { SoundButton, type SoundState } from '#features/board/sound-button.tsx';
import { useVenueNow, useZone } from '#features/board/state/venue-clock.tsx';
import { StationButton } from '#features/board/station-button.tsx';
import { words } from '#features/board/words.ts';
import css from './board-head.module.css';

function Clock() {
  const now = useVenueNow();
  const text = wallTime(now, useZone());
  return <time className={css.clock}>{text}</time>;
}

function Average({ minutes }: { minutes: number }) {
  if (minutes === 0) return null;
  return (
    <p className={css.average}>
      <b>
        {minutes} {words.minutes}
      </b>{' '}
      {words.average}
    </p>
  );
}

type StationChoice = {
  stations: readonly string[];
  station: string;
  onStation: (station: string) => void;
};

function Stations({ stations, station, onStation }: StationChoice) {
  if (stations.length < 2) return null;
  const items = [
    { value: ALL_STATIONS, label: words.allStations },
    ...stations.map((name) => ({ value: name, label: name })),
  ];
  return (
    <div className={css.stations}>
      <Segmented label={words.stations} items={items} value={station} onChange={onStation} />
    </div>
  );
}

/** The way to the rest of the console; a screen of the kitchen has none. */
function Venue({ name, logo, onMenu }: Pick<Props, 'onMenu'> & { name: string; logo: string }) {
  const shown = <BrandName name={name} logo={logo} />;
  if (!onMenu) return <p className={css.brand}>{shown}</p>;
  return (
    <button type="button" aria-label={`${words.menu}, ${name}`} className={css.brand} onClick={onMenu}>
      {shown}
    </button>
  );
}

type Props = StationChoice & {
  venue: { name: string; logo_url: string };
  onMenu: (() => void) | undefined;
  /** The visible way to the rest of the console. */
  out: ReactNode;
  grouped: Grouped;
  columns: HTMLElement | null;
  average: number;
  sound: SoundState;
  last: Bump | undefined;
  onUndo: () => void;
};

export function BoardHead(props: Props) {
  const { venue, onMenu, out, grouped, columns, average, sound, last, onUndo } = props;
  const { stations, station, onStation } = props;
  return (
    <header className={css.head}>
      <Venue name={venue.name} logo={venue.logo_url} onMenu={onMenu} />
      {out}
      <Stations stations={stations} station={station} onStation={onStation} />
      <ColumnTabs grouped={grouped} columns={columns} />
      <span className={css.spacer} />
      <Average minutes={average} />
      <StationButton stations={stations} station={station} onStation={onStation} />
      <SoundButton sound={sound} />
      {last && (
        <Button
          kind="raised"
          size="s"
          icon={<IconUndo2 />}
          aria-label={`${words.undo} ${last.number}`}
          aria-keyshortcuts="U Control+Z"
          onClick={onUndo}
        >
          <span className={css.word}>{words.undo}</span> {last.number}
        </Button>
      )}
      <Clock />
    </header>
  );
}
