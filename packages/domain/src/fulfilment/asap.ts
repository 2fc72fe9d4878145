import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { availabilityOf } from '#fulfilment/choice';
import { type Availability, type Instant, intervalsTouching, localDate } from '#hours/availability';
import { blockMinutes, localDateTime, timesOn } from '#hours/times';

const MINUTE = 60_000;

/** When an order would be ready, and the beginning of the block of time that this lies in. */
export type AsapDue = { due: Instant; block: Instant };

/** Blocks are counted from midnight on the wall, as the times of a picker are. */
function blockOf(at: Instant, availability: Availability): Instant {
  const [hour = 0, minute = 0] = localDateTime(at, availability.zone).time.split(':').map(Number);
  const past = (hour * 60 + minute) % blockMinutes(availability);
  return Math.floor(at / MINUTE) * MINUTE - past * MINUTE;
}

/** The times of today's trading after a moment; a window that runs past midnight is still today's. */
function blocksAfter(block: Instant, availability: Availability, now: Instant): Instant[] {
  const today = localDate(now, availability.zone);
  const open = intervalsTouching(availability, today);
  const everyTime = { ...availability, minNotice: 0, orderForLater: true };
  return [today, today.add({ days: 1 })]
    .flatMap((day) => timesOn(everyTime, day.toString(), now))
    .map(({ at }) => at)
    .filter((at) => at > block && open.some(({ start, end }) => start <= at && at < end));
}

/**
 * The blocks in which an ASAP order can be due, soonest first: the one that it would be ready in, then those that it
 * moves to where that is full, while the venue trades today.
 */
export function* asapDues(
  type: FulfilmentType,
  { now, zone }: { now: Instant; zone: string },
): Generator<AsapDue, undefined> {
  const availability = availabilityOf(type, zone);
  const due = now + type.asap_mins * MINUTE;
  const block = blockOf(due, availability);
  yield { due, block };
  for (const at of blocksAfter(block, availability, now)) yield { due: at, block: at };
}
