import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { HeldHours, HoursValue } from '@servery/contract/entities/venue-hours';
import { clockText } from '@servery/domain/hours/words';
import { clockOf, type Span, spansOf } from '@servery/domain/hours/written-hours';
import { TextButton } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { DAYS } from '#features/hours/rules/fields.ts';
import { placeIn, shownSpan, withAnother, withEnd, without } from '#features/hours/rules/lane.ts';
import { WindowBar } from '#features/hours/window-bar.tsx';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

const MARK = 120;

type Props = {
  types: readonly HeldHours[];
  /** As they are saved. */
  held: readonly HeldHours[];
  onChange: (id: number, wanted: Partial<HoursValue>) => void;
};

function Scale({ shown }: { shown: Span }) {
  const marks = Array.from(
    { length: Math.floor((shown.to - shown.from) / MARK) + 1 },
    (_mark, at) => shown.from + at * MARK,
  );
  return (
    <div aria-hidden className={css.scale}>
      {marks.map((at) => (
        <span key={at} style={{ insetInlineStart: `${placeIn(shown, at)}%` }}>
          {clockText(clockOf(at))}
        </span>
      ))}
    </div>
  );
}

type LaneProps = {
  type: HeldHours;
  held: HeldHours | undefined;
  day: Weekday;
  shown: Span;
  onChange: Props['onChange'];
};

function Lane({ type, held, day, shown, onChange }: LaneProps) {
  const windows = type.value.hours[day];
  const label = t.typeOn({ type: type.name, day: t[day] });
  const set = (next: string[]) => onChange(type.id, { hours: { ...type.value.hours, [day]: next } });
  const isChanged = JSON.stringify(held?.value.hours[day]) !== JSON.stringify(windows);
  return (
    <li className={css.lane} aria-label={label}>
      <FulfilmentIcon type={type.code} />
      <div data-lane className={css.track}>
        {spansOf(windows).map((_span, at) => (
          <WindowBar
            // Two windows of a day are told apart by their place, which dragging never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={label}
            windows={windows}
            at={at}
            shown={shown}
            isChanged={isChanged}
            onEnd={(end, to) => set(withEnd(windows, { at, end, to }))}
            onRemove={() => set(without(windows, at))}
          />
        ))}
        {windows.length === 0 && <span className={css.closed}>{t.closed}</span>}
      </div>
      <TextButton
        icon={<IconPlus />}
        aria-label={t.addHours({ label })}
        onClick={() => set(withAnother(windows))}
      />
    </li>
  );
}

/** The week: a lane for each type on each day. */
export function Week({ types, held, onChange }: Props) {
  const shown = shownSpan(types.flatMap(({ value }) => DAYS.map((day) => value.hours[day])));
  return (
    <div className={css.week}>
      <Scale shown={shown} />
      {DAYS.map((day) => (
        <section key={day} aria-label={t[day]} className={css.day}>
          <h2>{t[day]}</h2>
          <ul>
            {types.map((type) => (
              <Lane
                key={type.id}
                type={type}
                held={held.find(({ id }) => id === type.id)}
                day={day}
                shown={shown}
                onChange={onChange}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
