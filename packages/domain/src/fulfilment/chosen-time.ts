import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Instant } from '#hours/availability';
import { instantAhead, localDateTime } from '#hours/times';

/** A slot, stop or pickup location. */
export type PointKind = 'slot' | 'stop' | 'location';

/** When an order is wanted. */
export type ChosenTime =
  | { kind: 'asap' }
  | { kind: 'time'; at: Instant; date: string; time: string }
  /** The point has a time of its own. */
  | { kind: 'point'; point: PointKind; id: number; date: string }
  /** A day on which nothing is chosen yet. */
  | { kind: 'day'; date: string }
  | { kind: 'none' };

/** What is remembered of a choice: by a device, or by a cart. */
export type HeldTime = {
  asap: boolean;
  date: string;
  time: string;
  at?: Instant | undefined;
  slotId: number;
  stopId: number;
  locationId: number;
};
/** What a call says; nothing where it does not speak of it. */
export type SentTime = { [K in keyof HeldTime]?: HeldTime[K] | undefined };

type TimeRules = Pick<FulfilmentType, 'asap' | 'time_type' | 'min_notice'>;

export const pointKindOf = ({ time_type }: Pick<FulfilmentType, 'time_type'>): PointKind | undefined => {
  if (time_type === 'slots') return 'slot';
  if (time_type === 'stops') return 'stop';
  return time_type === 'locations' ? 'location' : undefined;
};

const MINUTE = 60_000;
const wholeMinute = (at: Instant): Instant => Math.floor(at / MINUTE) * MINUTE;

const ID = { slot: 'slotId', stop: 'stopId', location: 'locationId' } as const;

/**
 * What the choice of time is: the call's own fields, else those that are held. A date or a time in a call turns ASAP
 * off, and a type without ASAP has none. Nothing else reads these fields: who reads them apart sells a full block.
 */
export function chosenTime(
  { held, sent = {} }: { held: HeldTime; sent?: SentTime },
  type: TimeRules,
  clock: { now: Instant; zone: string },
): ChosenTime {
  const point = pointKindOf(type);
  const sentAt = sent.at ? { ...localDateTime(sent.at, clock.zone), at: wholeMinute(sent.at) } : undefined;
  const timed = sentAt !== undefined || sent.date !== undefined || sent.time !== undefined;
  const asap = !timed && (sent.asap ?? held.asap);
  if (asap && type.asap === 1 && !point) return { kind: 'asap' };
  const date = sentAt?.date ?? sent.date ?? held.date;
  if (date === '') return { kind: 'none' };
  if (point) {
    const id = sent[ID[point]] ?? held[ID[point]];
    return id > 0 ? { kind: 'point', point, id, date } : { kind: 'day', date };
  }
  const time = sentAt?.time ?? sent.time ?? held.time;
  if (time === '') return { kind: 'day', date };
  const same = held.date === date && held.time === time && held.at;
  const at =
    sentAt?.at ?? (same || instantAhead({ date, time }, clock.zone, clock.now + type.min_notice * MINUTE));
  return { kind: 'time', at, date, time };
}

/** Whether it is for a later moment, which some venues charge for. */
export const isForLater = ({ kind }: ChosenTime): boolean => kind !== 'asap' && kind !== 'none';

/** The moment for which goods are wanted: what can be had is judged for it, and for now until one is chosen. */
export function wantedMoment(chosen: ChosenTime, now: Instant, pointAt: Instant | undefined): Instant {
  if (chosen.kind === 'time') return chosen.at;
  return chosen.kind === 'point' ? (pointAt ?? now) : now;
}
