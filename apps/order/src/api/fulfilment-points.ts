import type { CalendarDay } from '@servery/contract/calls/customer/fulfilment-points';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CallOutput } from '@servery/contract/registry';
import type { OfferedPoint } from '@servery/domain/fulfilment/point-list';
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';

const FRESH_MS = 30_000;

export type PointKind = 'slot' | 'stop' | 'location';
/** What can be had on a day, and which days have anything. */
export type PointsOnDate = {
  date: string;
  points: OfferedPoint[];
  calendar: readonly CalendarDay[];
  invalidDays: readonly string[];
};
type Asked = { store_id: number; menu_id: number; fulfilment_date: string | undefined; component: string };

const offered = (
  id: number,
  point: Omit<CallOutput<'DeliveryStops'>['stops_on_date'][number], 'delivery_stop_id'>,
) => ({
  id,
  label: point.display_label,
  dueTime: point.due_time,
  cutOff: point.cut_off_time_str,
  available: point.available,
});

/** The three calls differ in their names only. */
const askPoints: Record<PointKind, (asked: Asked, postcodeId: number) => Promise<PointsOnDate>> = {
  slot: async (asked, postcodeId) => {
    const found = await answerOf('DeliverySlots', { ...asked, postcode_id: postcodeId || undefined });
    return {
      date: found.fulfilment_date,
      points: found.slots_on_date.map((each) => offered(each.delivery_slot_id, each)),
      calendar: found.slots_calendar,
      invalidDays: found.slots_invalid_days,
    };
  },
  stop: async (asked) => {
    const found = await answerOf('DeliveryStops', asked);
    return {
      date: found.fulfilment_date,
      points: found.stops_on_date.map((each) => offered(each.delivery_stop_id, each)),
      calendar: found.stops_calendar,
      invalidDays: found.stops_invalid_days,
    };
  },
  location: async (asked) => {
    const found = await answerOf('PickupLocations', asked);
    return {
      date: found.fulfilment_date,
      points: found.locations_on_date.map((each) => offered(each.pickup_location_id, each)),
      calendar: found.locations_calendar,
      invalidDays: found.locations_invalid_days,
    };
  },
};

/** Slots, stops or pickup locations of a day; without a day, of the first one that has any. */
export const pointsQuery = (
  kind: PointKind,
  merchant: Pick<Merchant, 'id' | 'menu_id'>,
  on: { date: string; postcodeId: number },
) =>
  queryOptions({
    queryKey: laterKeys.points(kind, merchant.id, on.date, on.postcodeId),
    queryFn: () =>
      askPoints[kind](
        {
          store_id: merchant.id,
          menu_id: merchant.menu_id,
          fulfilment_date: on.date || undefined,
          component: 'points',
        },
        on.postcodeId,
      ),
    staleTime: FRESH_MS,
    // The list has a button of its own to try again.
    retry: 1,
  });

/** The times of a type that are full, by date, and when an ASAP order of it would be ready. */
export const fullTimesQuery = (merchant: Pick<Merchant, 'id' | 'menu_id'>, code: FulfilmentCode) =>
  queryOptions({
    queryKey: laterKeys.fullTimes(merchant.id, code),
    queryFn: async (): Promise<{ full: ReadonlyMap<string, readonly string[]>; asapDue: number }> => {
      const { full, asap_due } = await answerOf('FulfilmentTimes', {
        store_id: merchant.id,
        menu_id: merchant.menu_id,
        fulfilment_type: code,
        component: 'times',
      });
      return { full: new Map(full.map(({ date, times }) => [date, times])), asapDue: asap_due * 1000 };
    },
    staleTime: FRESH_MS,
  });
