import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { availabilityOf, takesTimes } from '#fulfilment/choice';
import { type Availability, type Instant, isNeverOpen } from '#hours/availability';
import { daysFrom, type PickableDay } from '#hours/times';

export type Picker = {
  availability: Availability;
  days: readonly PickableDay[];
  /** No day can be picked, or the venue is offline and takes nothing for later. */
  disabled: boolean;
  /** A timetable without a single opening is a mistake of the venue: somebody must hear of it. */
  neverOpen: boolean;
};

/** What the date-time picker of a type offers now. */
export function pickerOf(type: FulfilmentType, zone: string, now: Instant): Picker {
  const availability = availabilityOf(type, zone);
  const days = daysFrom(availability, now);
  return {
    availability,
    days,
    disabled: !takesTimes(type, now) || !days.some(({ available }) => available),
    neverOpen: isNeverOpen(availability),
  };
}
