import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { daysFrom, timesOn } from '@servery/domain/hours/times';
import { clockText, dayText } from '@servery/domain/hours/words';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { DayChips } from '@servery/ui/times/day-chips';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { TimeList } from '@servery/ui/times/time-list';
import { useState } from 'react';
import { timesByHour } from '#pos/fulfilment/times-by-hour.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useNow } from '#shared/use-now.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/fulfilment/texts.ts';

type When = { date: string; time: string };
export type LaterSheetProps = {
  type: FulfilmentType;
  open: boolean;
  onClose: () => void;
  onChosen: (when: When) => void;
};
const DAYS_SHOWN = 7;

/** The hour above it says which half of the day. */
const shortText = (time: string): string => clockText(time).replace(/\s[ap]m$/, '');

export function LaterSheet({ type, open, onClose, onChosen }: LaterSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t.later} size="l">
      {open ? (
        <Times
          type={type}
          onChosen={(when) => {
            onChosen(when);
            onClose();
          }}
        />
      ) : null}
    </Sheet>
  );
}

function Times({ type, onChosen }: { type: FulfilmentType; onChosen: (when: When) => void }) {
  const { merchant } = useDeviceVenue();
  const now = useNow();
  const zone = merchant.time_zone;
  const availability = availabilityOf(type, zone);
  const days = daysFrom(availability, now).slice(0, DAYS_SHOWN);
  const [picked, setPicked] = useState<string>();
  const date = picked ?? days.find((day) => day.available)?.date;
  if (date === undefined) return <Text tone="soft">{type.unavailable_reason || laterTexts.storeClosed}</Text>;
  const times = timesOn(availability, date, now).map(({ time }) => time);
  return (
    <>
      <DayChips
        label={more.day}
        days={days.map((day) => ({
          value: day.date,
          label: dayText(day.date, now, zone),
          disabled: !day.available,
        }))}
        value={date}
        onChange={setPicked}
      />
      <TimeList
        label={t.time}
        groups={timesByHour(times).map((group) => ({
          label: group.label,
          times: group.times.map((time) => ({ value: time, label: shortText(time), state: 'free' as const })),
        }))}
        value={null}
        onChange={(time) => onChosen({ date, time })}
      />
    </>
  );
}
