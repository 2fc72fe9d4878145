import type { FulfilmentType, Weekday } from '@servery/contract/entities/fulfilment';
import { availabilityOf } from '#fulfilment/choice';
import { pointKindOf } from '#fulfilment/chosen-time';
import {
  type Availability,
  daySpan,
  type Instant,
  intervalsTouching,
  isNeverOpen,
  isOpenAt,
  localDate,
  windowsStartingOn,
} from '#hours/availability';
import { openText } from '#hours/words';
import { takesLater } from '#venue/order-for-later';
import { standingOf } from '#venue/standing';
import type { Venue, VenueFacts, VenueFulfilment } from '#venue/model';
import { bookingLabels, pointLabels, t } from '#venue/fulfilment-texts';

/** A list of venues knows no points: they are chosen once a venue is. */
export type VenueAround = Pick<
  VenueFacts,
  'timeZone' | 'orderForLater' | 'status' | 'alwaysOpen' | 'closed' | 'pausedUntil' | 'comingSoonText'
> & {
  menu: Pick<Venue['menu'], 'orderForLater'> | undefined;
  fulfilmentPoints?: Venue['fulfilmentPoints'];
};

const asFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

function windowsByDay(record: VenueFulfilment) {
  const of = (day: Weekday) =>
    record.windows.filter((window) => window.weekday === day).map(({ from, to }) => ({ from, to }));
  return {
    available_mon: of('mon'),
    available_tue: of('tue'),
    available_wed: of('wed'),
    available_thu: of('thu'),
    available_fri: of('fri'),
    available_sat: of('sat'),
    available_sun: of('sun'),
  };
}

function availableTexts({ code, availableText: text }: VenueFulfilment) {
  const dinein = code !== 'pickup' && code !== 'deliver';
  return {
    available_text_pickup: code === 'pickup' ? text : '',
    available_text_deliver: code === 'deliver' ? text : '',
    available_text_dinein: dinein ? text : '',
  };
}

/** What holds at one moment and not at another, and is worked out for it. */
type Passing =
  | 'order_for_later'
  | 'paused_until'
  | 'available_today'
  | 'open_now'
  | 'online_status'
  | 'available_from'
  | 'available_to'
  | 'unavailable_reason';

function fixedPart(record: VenueFulfilment): Omit<FulfilmentType, Passing> {
  return {
    code: record.code,
    icon: record.icon,
    verb: record.verb,
    desc: record.description,
    asap: asFlag(record.asap),
    asap_mins: record.asapMinutes,
    time_frame: record.timeFrame,
    time_type: record.timeType,
    min_notice: record.minNotice,
    time_block: record.pickMinutes ?? record.timeBlock,
    location_label: '',
    location_options: [],
    display_store_closed_text: 1,
    address_required: asFlag(record.addressRequired),
    table_num_required: asFlag(record.tableNumRequired),
    table_nums: record.tableNums,
    table_num_label: bookingLabels.table,
    table_num_desc: '',
    table_num_qr_scanner: asFlag(record.code === 'table'),
    booking_ref_required: asFlag(record.bookingRefRequired),
    booking_name_required: asFlag(record.bookingNameRequired),
    booking_pax_required: asFlag(record.bookingPaxRequired),
    booking_ref_label: bookingLabels.ref,
    booking_name_label: bookingLabels.name,
    booking_pax_label: bookingLabels.pax,
    booking_ref_desc: '',
    booking_name_desc: '',
    booking_pax_desc: '',
    booking_data_qr_scanner: asFlag(record.code === 'booking'),
    ...availableTexts(record),
    ...windowsByDay(record),
    special_dates: record.specialDates.map(({ date, windows }) => {
      const { from, to } = daySpan(windows);
      return {
        ph_date: date,
        menu_available: asFlag(windows.length > 0),
        available_from: from,
        available_to: to,
        windows: [...windows],
      };
    }),
  };
}

/** The venue's own day: its first opening and its last closing. */
function todayOf(availability: Availability, now: Instant) {
  const { from, to } = daySpan(windowsStartingOn(availability, localDate(now, availability.zone)));
  return { available_from: from, available_to: to };
}

/** Stops and pickup locations have a name of their own; slots are times and stand in their own list. */
function locationsOf(type: Pick<FulfilmentType, 'time_type'>, { fulfilmentPoints }: VenueAround) {
  const kind = pointKindOf(type);
  if (!kind || kind === 'slot') return undefined;
  return {
    location_label: pointLabels[kind],
    location_options: [...(fulfilmentPoints?.values() ?? [])]
      .filter((point) => point.kind === kind)
      .map(({ id, label }) => ({ id, desc: label })),
  };
}

function workOut(record: VenueFulfilment, venue: VenueAround, now: Instant): FulfilmentType {
  const { online, takesOrders, pausedMinutes } = standingOf(venue, now);
  const later = takesLater({
    type: record.orderForLater,
    menu: venue.menu?.orderForLater,
    venue: venue.orderForLater,
  });
  const fixed = fixedPart(record);
  const type = {
    ...fixed,
    ...locationsOf(fixed, venue),
    order_for_later: asFlag(takesOrders && later),
    paused_until: pausedMinutes > 0 ? Math.ceil(venue.pausedUntil / 1000) : 0,
    // A pause is a longer notice: no time before its end is offered, and none is taken.
    min_notice: Math.max(fixed.min_notice, pausedMinutes),
  };
  const zone = venue.timeZone;
  const availability = availabilityOf(type, zone);
  const stillToday = intervalsTouching(availability, localDate(now, zone)).some(
    (interval) => interval.end > now,
  );
  return {
    ...type,
    available_today: asFlag(online && stillToday),
    open_now: asFlag(online && isOpenAt(availability, now)),
    online_status: online ? 'online' : 'offline',
    ...todayOf(availability, now),
    unavailable_reason: isNeverOpen(availability)
      ? t.notAvailableRightNow
      : stillToday
        ? ''
        : openText(availability, now),
  };
}

const MINUTE = 60_000;
const kept = new WeakMap<VenueFulfilment, { minute: number; view: FulfilmentType }>();

/**
 * A fulfilment type as the client and the domain see it, with what holds at this moment filled in. Opening times
 * are in whole minutes, so one view serves a minute.
 */
export function fulfilmentAt(record: VenueFulfilment, venue: VenueAround, now: Instant): FulfilmentType {
  const minute = Math.floor(now / MINUTE);
  const held = kept.get(record);
  if (held?.minute === minute) return held.view;
  const view = workOut(record, venue, now);
  kept.set(record, { minute, view });
  return view;
}
