import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { allowsAsap, hasLaterTime } from '@servery/domain/fulfilment/choice';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { asksForTable, canBeHadLater } from '#ordering/fulfilment-types.ts';

/** A type that is not had over the counter at once; `later`: one that is, at a time of one's own choosing. */
export type FurtherWay = { type: FulfilmentType; later: boolean };

type Clock = { now: number; zone: string };

/** All else that the venue offers, in its own order. */
export function furtherWays(
  types: readonly FulfilmentType[],
  now: readonly FulfilmentType[],
  clock: Clock,
): FurtherWay[] {
  return types.flatMap((type): FurtherWay[] => {
    const isNow = now.some(({ code }) => code === type.code);
    const hasTimes = hasLaterTime(type, clock);
    if (isNow) return hasTimes && canBeHadLater(type) ? [{ type, later: true }] : [];
    return hasTimes || allowsAsap(type) ? [{ type, later: false }] : [];
  });
}

/** One question a screen. */
export type Stage = 'table' | 'address' | 'point' | 'when' | 'reference' | 'name';

/** What must be known of an order before somebody chooses from the menu, in the order in which it is asked. */
export function stagesOf(type: FulfilmentType): Stage[] {
  const timed =
    pointKindOf(type) === undefined && type.time_frame === 'datetime' && type.time_type === 'user';
  const asked: readonly [Stage, boolean][] = [
    ['table', asksForTable(type)],
    ['address', type.address_required === 1],
    ['point', pointKindOf(type) !== undefined],
    ['when', timed],
    ['reference', type.booking_ref_required === 1],
    ['name', type.booking_name_required === 1],
  ];
  return asked.filter(([, wanted]) => wanted).map(([stage]) => stage);
}
