import type { CallOutput } from '@servery/contract/registry';
import { cutOffText } from '@servery/domain/delivery/offers';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { weekdayOf } from '@servery/domain/hours/availability';
import { instantOf, timesOn } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import type { ReadTx } from '#db/database';
import {
  blockBucket,
  type CapacityBucket,
  hasBlocks,
  hasOwnTimes,
  pointBucket,
} from '@servery/domain/capacity/bucket';
import type { PointKind } from '@servery/domain/fulfilment/chosen-time';
import { capacitiesOf } from '#stores/capacity';
import type { Venue, FulfilmentPoint, VenueFulfilment } from '@servery/domain/venue/model';
import { fulfilmentAt } from '@servery/domain/venue/fulfilment-at';

type Row = CallOutput<'ConsoleCapacity.set'>;
export type NamedBucket = CapacityBucket & { kind: PointKind | 'block'; label: string; cutOff: string };

const runsOn = (point: FulfilmentPoint, date: string): boolean =>
  point.weekdays.includes(weekdayOf(Temporal.PlainDate.from(date)));

type On = { date: string; now: number };

/** The times of a type that are still to come. */
function timesLeft(record: VenueFulfilment, venue: Venue, { date, now }: On) {
  const availability = availabilityOf(fulfilmentAt(record, venue, now), venue.timeZone);
  return timesOn({ ...availability, minNotice: 0 }, date, now);
}

/** Every block of every type that limits its blocks, from now on. */
const blocksOn = (venue: Venue, on: On): NamedBucket[] =>
  venue.fulfilment.filter(hasBlocks).flatMap((record) =>
    timesLeft(record, venue, on).map(({ at, time }) => ({
      ...blockBucket(record, at, venue.timeZone),
      kind: 'block' as const,
      label: `${clockText(time)} · ${record.verb}`,
      cutOff: '',
    })),
  );

/** A block capacity of 0 is no limit: these ways go on taking orders, and there is nothing of them to list. */
export const waysWithoutLimit = (venue: Venue, on: On): string[] =>
  venue.fulfilment
    .filter((record) => hasOwnTimes(record) && !hasBlocks(record) && timesLeft(record, venue, on).length > 0)
    .map(({ verb }) => verb);

/** Everything that orders take a share of on a date and that is still to come. */
export function bucketsOn(venue: Venue, date: string, now: number): NamedBucket[] {
  const named = [...venue.fulfilmentPoints.values()]
    .filter((point) => runsOn(point, date) && instantOf({ date, time: point.dueTime }, venue.timeZone) > now)
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.dueTime.localeCompare(b.dueTime))
    .map((point) => ({
      ...pointBucket(point, date),
      kind: point.kind,
      label: point.label,
      cutOff: cutOffText(point),
    }));
  return [...named, ...blocksOn(venue, { date, now })];
}

export async function capacityRows(tx: ReadTx, buckets: readonly NamedBucket[], now: number): Promise<Row[]> {
  const uses = await capacitiesOf(tx, buckets, { cartId: 0, now });
  return buckets.map((bucket) => {
    const use = uses.get(bucket.key);
    return {
      place: bucket.key,
      kind: bucket.kind,
      label: bucket.label,
      cut_off_time_str: bucket.cutOff,
      capacity: use?.capacity ?? bucket.capacity,
      usual: bucket.capacity,
      taken: use?.taken ?? 0,
      held: use?.held ?? 0,
    };
  });
}
