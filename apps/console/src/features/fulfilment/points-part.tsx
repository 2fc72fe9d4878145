import type { HeldPoint } from '@servery/contract/entities/fulfilment-editor';
import { clockText } from '@servery/domain/hours/words';
import { TextButton } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { DAYS } from '#features/fulfilment/rules/written-point.ts';
import type { PointKind } from '#features/fulfilment/place.ts';
import css from './fulfilment.module.css';
import { t } from '#features/fulfilment/texts.ts';

export const pointTexts = {
  slot: () => ({ all: t.slots, one: t.slot, fresh: t.newSlot, example: t.slotExample }),
  stop: () => ({ all: t.stops, one: t.stop, fresh: t.newStop, example: t.stopExample }),
  location: () => ({ all: t.locations, one: t.location, fresh: t.newLocation, example: t.locationExample }),
} as const satisfies Record<PointKind, () => Record<string, string>>;

function whenText({ value }: HeldPoint): string {
  const [time, by] = [clockText(value.time), clockText(value.cut_off_time)];
  const order =
    value.cut_off_days === 0
      ? t.orderBy({ time, by })
      : t.orderByDays({ time, by, days: value.cut_off_days });
  const days = value.days.length === DAYS.length ? '' : value.days.map((day) => t[day]).join(', ');
  const zones = value.zones.length === 0 ? '' : t.onlyFor({ postcodes: value.zones.join(', ') });
  return [order, days, zones].filter((text) => text !== '').join('. ');
}

type Props = {
  kind: PointKind;
  points: readonly HeldPoint[];
  open: number | PointKind | undefined;
  onOpen: (point: number | PointKind) => void;
};

/** Slots, stops or pickup locations, by their time, with how many orders each takes. */
export function PointsPart({ kind, points, open, onOpen }: Props) {
  const { all, one } = pointTexts[kind]();
  const shown = points
    .filter(({ value }) => value.kind === kind)
    .toSorted((a, b) => (a.value.time < b.value.time ? -1 : 1));
  return (
    <section aria-label={all} className={css.part}>
      <header className={css.partHead}>
        <h2>{all}</h2>
        <TextButton icon={<IconPlus />} onClick={() => onOpen(kind)}>
          {one}
        </TextButton>
      </header>
      {shown.length === 0 && <p className={css.soft}>{t.noPoints}</p>}
      <ul>
        {shown.map((point) => (
          <li key={point.id} aria-current={point.id === open || undefined} className={css.point}>
            <button type="button" className={css.open} onClick={() => onOpen(point.id)}>
              <b>{point.value.label}</b>
              <small>{whenText(point)}</small>
            </button>
            <span className={css.count}>
              {point.value.capacity === 0 ? t.takesNone : t.holds({ count: point.value.capacity })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
