import type { DayMark } from '@servery/ui/times/calendar';
import { DayChips } from '@servery/ui/times/day-chips';
import { IconCalendarDays } from '@servery/ui/foundations/icon-more';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { lazy, Suspense, useState } from 'react';
import { chipText } from '#features/fulfilment-points/day-words.ts';
import { t } from '#features/fulfilment-points/texts.ts';

const Calendar = lazy(async () => ({ default: (await import('@servery/ui/times/calendar')).Calendar }));

export type DayPickerProps = {
  label: string;
  /** Days that can be chosen, nearest first. */
  days: readonly string[];
  /** The last day of the calendar; the days between that are not in `days` cannot be chosen. */
  last: string | undefined;
  mark?: (day: string) => DayMark | undefined;
  clock: { now: number; zone: string };
  date: string;
  onPick: (date: string) => void;
};
const CHIPS = 8;

/** The nearest days as a strip, with the chosen one always among them, and the whole calendar behind. */
export function DayPicker({ label, days, last, mark, clock, date, onPick }: DayPickerProps) {
  const [open, setOpen] = useState(false);
  const near = days.slice(0, CHIPS);
  const shown = date && days.includes(date) && !near.includes(date) ? [...near.slice(0, -1), date] : near;
  const free = new Set(days);
  return (
    <>
      <DayChips
        label={label}
        days={shown.map((day) => ({ value: day, label: chipText(day, clock.now, clock.zone) }))}
        value={date || null}
        onChange={onPick}
        more={
          days.length > 1 ? (
            <IconButton
              label={t.calendar}
              aria-expanded={open}
              icon={<IconCalendarDays />}
              kind="raised"
              onClick={() => setOpen((now) => !now)}
            />
          ) : undefined
        }
      />
      {open && (
        <Suspense fallback={<Skeleton shape="block" height="320px" />}>
          <Calendar
            label={label}
            value={date || null}
            min={days[0]}
            max={last}
            isUnavailable={(day) => day >= (days[0] ?? '') && day <= (last ?? '') && !free.has(day)}
            mark={mark}
            onChange={(day) => {
              onPick(day);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
