import type { PointKind } from '#fulfilment/chosen-time';
import type { Instant } from '#hours/availability';
import { instantOf, localDateTime } from '#hours/times';
import type { FulfilmentPoint, VenueFulfilment } from '#venue/model';

/** What orders take a share of: a slot, stop or location on a date, or one block of a type's time. */
export type CapacityBucket = {
  key: string;
  venueId: number;
  /** What it takes on a usual day. */
  capacity: number;
};

/** What is gone of a bucket: orders placed, and kept for others who are paying. */
export type CapacityUse = { capacity: number; taken: number; held: number };
export const roomLeft = ({ capacity, taken, held }: CapacityUse): number =>
  Math.max(0, capacity - taken - held);

export const bucketKey = (kind: PointKind | 'block', id: number, when: string): string =>
  `${kind}:${id}:${when}`;

export const pointBucket = (point: FulfilmentPoint, date: string): CapacityBucket => ({
  key: bucketKey(point.kind, point.id, date),
  venueId: point.venueId,
  capacity: point.capacity,
});

type TypeWithBlocks = Pick<VenueFulfilment, 'id' | 'venueId' | 'blockCapacity' | 'timeType'>;

/** A type whose orders are due at a time of their own, and that takes so many of them at once. */
export const hasBlocks = (type: TypeWithBlocks): boolean => type.blockCapacity > 0 && hasOwnTimes(type);

/** Its orders are due at a time of their own, and not at that of a slot, stop or location. */
export const hasOwnTimes = ({ timeType }: Pick<VenueFulfilment, 'timeType'>): boolean =>
  timeType === 'user' || timeType === 'none';

/** In the hour that comes twice the second pass is a block of its own. */
export const SECOND_PASS = '+';

/** The block of a type's time that begins at a moment. */
export function blockBucket(type: TypeWithBlocks, at: Instant, zone: string): CapacityBucket {
  const { date, time } = localDateTime(at, zone);
  const pass = instantOf({ date, time }, zone) < at ? SECOND_PASS : '';
  return {
    key: bucketKey('block', type.id, `${date}T${time}${pass}`),
    venueId: type.venueId,
    capacity: type.blockCapacity,
  };
}
