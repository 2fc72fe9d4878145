import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconListFilter } from '@servery/ui/foundations/icon-more';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { ALL_STATIONS } from '#features/board/rules/columns.ts';
import { words } from '#features/board/words.ts';
import css from './station-button.module.css';

type Props = { stations: readonly string[]; station: string; onStation: (station: string) => void };

/** The stations where there is no room for them in a row. */
export function StationButton({ stations, station, onStation }: Props) {
  const [open, setOpen] = useState(false);
  if (stations.length < 2) return null;
  const choose = (name: string) => {
    onStation(name);
    setOpen(false);
  };
  const filtered = station !== ALL_STATIONS;
  return (
    <span className={css.only}>
      <IconButton
        label={`${words.stations}: ${filtered ? station : words.allStations}`}
        icon={<IconListFilter />}
        kind={filtered ? 'primary' : 'bare'}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={words.stations}>
        <ChipGroup label={words.stations}>
          {[ALL_STATIONS, ...stations].map((name) => (
            <ChipToggle key={name} pressed={name === station} onClick={() => choose(name)}>
              {name || words.allStations}
            </ChipToggle>
          ))}
        </ChipGroup>
      </Dialog>
    </span>
  );
}
