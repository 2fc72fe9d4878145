import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { daysFrom, timesOn } from '@servery/domain/hours/times';
import { TextButton } from '@servery/ui/button';
import { DayChips } from '@servery/ui/day-chips';
import { IconCalendarDays } from '@servery/ui/icon';
import { IconButton } from '@servery/ui/icon-button';
import { Notice } from '@servery/ui/notice';
import { Skeleton } from '@servery/ui/skeleton';
import { Text } from '@servery/ui/text';
import { TimeList } from '@servery/ui/time-list';
import { lazy, Suspense, useMemo, useState } from 'react';
import { chipText } from '#features/fulfilment/day-words.ts';
import { quarterHours, timeGroups } from '#features/fulfilment/time-groups.ts';
import { useNow } from '#state/use-now.ts';
import type { FulfilmentDraft } from '#features/fulfilment/use-fulfilment-draft.ts';

const Calendar = lazy(async () => ({ default: (await import('@servery/ui/calendar')).Calendar }));

type Props = { merchant: Merchant; type: FulfilmentType; form: FulfilmentDraft };
const CHIPS = 8;

function useDays({ merchant, type }: Props) {
  const zone = merchant.time_zone;
  const now = useNow();
  return useMemo(() => {
    const availability = availabilityOf(type, zone);
    const days = daysFrom(availability, now);
    return {
      now,
      availability,
      days,
      free: new Set(days.filter((day) => day.available).map((day) => day.date)),
    };
  }, [type, zone, now]);
}

function Times({ form, times }: { form: FulfilmentDraft; times: ReturnType<typeof timesOn> }) {
  const [all, setAll] = useState(false);
  const time = form.draft?.time ?? '';
  const shown = all ? times : quarterHours(times, time);
  if (times.length === 0) return <Text tone="soft">No times are left on this day. Choose another.</Text>;
  return (
    <>
      <TimeList
        label="Time"
        groups={timeGroups(shown)}
        value={time || null}
        onChange={(value) => form.change({ time: value, asap: false })}
      />
      {shown.length < times.length && <TextButton onClick={() => setAll(true)}>Show every time</TextButton>}
    </>
  );
}

/** Days nearest first, with the whole calendar behind them; then the times of the chosen day. */
export function TimePicker(props: Props) {
  const { merchant, type, form } = props;
  const { now, availability, days, free } = useDays(props);
  const [calendar, setCalendar] = useState(false);
  const asap = form.draft?.asap ?? false;
  const date = form.draft?.date || (asap ? '' : ([...free][0] ?? ''));
  const times = useMemo(() => (date ? timesOn(availability, date, now) : []), [availability, date, now]);
  if (free.size === 0)
    return <Notice tone="warn">{type.unavailable_reason || 'No times can be chosen at the moment.'}</Notice>;
  const pick = (day: string) => form.change({ date: day, time: '', asap: false });
  const strip = days.filter((day) => day.available).slice(0, CHIPS);
  return (
    <>
      <DayChips
        label={type.code === 'booking' ? 'Booking Date & Time' : 'Day'}
        days={strip.map((day) => ({ value: day.date, label: chipText(day.date, now, merchant.time_zone) }))}
        value={date || null}
        onChange={pick}
        more={
          days.length > CHIPS ? (
            <IconButton
              label="Calendar"
              aria-expanded={calendar}
              icon={<IconCalendarDays />}
              kind="raised"
              onClick={() => setCalendar((shown) => !shown)}
            />
          ) : undefined
        }
      />
      {calendar && (
        <Suspense fallback={<Skeleton shape="block" height="320px" />}>
          <Calendar
            label="Day"
            value={date || null}
            min={days[0]?.date}
            max={days.at(-1)?.date}
            isUnavailable={(day) => !free.has(day)}
            onChange={(day) => {
              pick(day);
              setCalendar(false);
            }}
          />
        </Suspense>
      )}
      {date && (
        <Times
          key={date}
          form={{ ...form, change: (part) => form.change({ date, ...part }) }}
          times={times}
        />
      )}
    </>
  );
}
