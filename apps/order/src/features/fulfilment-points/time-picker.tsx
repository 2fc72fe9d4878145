import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { pickerOf } from '@servery/domain/fulfilment/picker';
import { timesOn } from '@servery/domain/hours/times';
import { dayText, dayWithin } from '@servery/domain/hours/words';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Display, Text } from '@servery/ui/foundations/text';
import { TimeList } from '@servery/ui/times/time-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { fullTimesQuery } from '#api/fulfilment-points.ts';
import { DayPicker } from '#features/fulfilment-points/day-picker.tsx';
import { quarterHours, timeGroups } from '#features/fulfilment-points/time-groups.ts';
import { logWarning } from '#platform/log.ts';
import { useNow } from '#shared/use-now.ts';
import { t } from '#features/fulfilment-points/texts.ts';

export type PickedTime = { asap: boolean; date: string; time: string };
type Props = {
  merchant: Merchant;
  type: FulfilmentType;
  value: PickedTime;
  /** A day without a time yet, or both. */
  onPick: (when: { date: string; time: string; at?: number | undefined }) => void;
};

function usePicker({ merchant, type }: Props) {
  const zone = merchant.time_zone;
  const now = useNow();
  const picker = useMemo(() => pickerOf(type, zone, now), [type, zone, now]);
  const { neverOpen } = picker;
  useEffect(() => {
    if (neverOpen) logWarning('a fulfilment type is closed on all seven days', { code: type.code });
  }, [neverOpen, type.code]);
  return { ...picker, now, free: picker.days.filter((day) => day.available).map((day) => day.date) };
}

type TimesProps = {
  times: ReturnType<typeof timesOn>;
  full: readonly string[];
  time: string;
  onPick: (time: string) => void;
};

function Times({ times, full, time, onPick }: TimesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? times : quarterHours(times, time);
  if (times.length === 0) return <Text tone="soft">{t.noTimesLeft}</Text>;
  return (
    <>
      <TimeList label={t.time} groups={timeGroups(shown, full)} value={time || null} onChange={onPick} />
      {shown.length < times.length && <TextButton onClick={() => setAll(true)}>{t.showAllTimes}</TextButton>}
    </>
  );
}

/** Days nearest first, with the whole calendar behind them; then the times of the chosen day. */
export function TimePicker(props: Props) {
  const { merchant, type, value, onPick } = props;
  const { now, availability, days, free, disabled } = usePicker(props);
  const date = value.date || (value.asap ? '' : (free[0] ?? ''));
  const times = useMemo(() => (date ? timesOn(availability, date, now) : []), [availability, date, now]);
  // What is full is a help; without it the server still refuses, in words.
  const { data } = useQuery(fullTimesQuery(merchant, type.code));
  const title = type.code === 'booking' ? laterTexts.bookingDateTime : t.dayAndTime;
  if (disabled) return <Notice tone="warn">{type.unavailable_reason || t.noTimes}</Notice>;
  return (
    <>
      <Display as="h3" size={20}>
        {title}
      </Display>
      <DayPicker
        label={title}
        days={free}
        last={days.at(-1)?.date}
        clock={{ now, zone: merchant.time_zone }}
        date={date}
        onPick={(day) => onPick({ date: day, time: '' })}
      />
      {date && (
        <>
          <Text size={15} tone="soft">
            {t.timesFor({ day: dayWithin(dayText(date, now, merchant.time_zone)) })}
          </Text>
          <Times
            key={date}
            times={times}
            full={data?.full.get(date) ?? []}
            time={value.time}
            onPick={(time) => onPick({ date, time, at: times.find((each) => each.time === time)?.at })}
          />
        </>
      )}
    </>
  );
}
