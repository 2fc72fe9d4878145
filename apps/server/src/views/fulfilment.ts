import type { FulfilmentType, Weekday } from '@servery/contract/entities/fulfilment';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { needsPlace } from '@servery/domain/fulfilment/chosen-time';
import {
  type Availability,
  daySpan,
  intervalsTouching,
  isNeverOpen,
  isOpenAt,
  localDate,
  windowsStartingOn,
} from '@servery/domain/hours/availability';
import { openText } from '@servery/domain/hours/words';
import { takesLater } from '@servery/domain/venue/order-for-later';
import { standingOf } from '@servery/domain/venue/standing';
import { z } from 'zod';
import type { Catalogue, FulfilmentRecord } from '#stores/catalogue';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#views/texts';

/** A list of venues knows no places: they are chosen once a venue is. */
type Venue = Pick<Catalogue, 'merchant'> & {
  menu: Pick<Catalogue['menu'], 'order_for_later'> | undefined;
  places?: Catalogue['places'];
};

const storedWindows = z.array(z.object({ from: z.string(), to: z.string() }));
const asFlag = (value: number | boolean): 0 | 1 => (value ? 1 : 0);

function windowsByDay(record: FulfilmentRecord) {
  const of = (day: Weekday) =>
    record.windows
      .filter((window) => window.weekday === day)
      .map(({ opens, closes }) => ({ from: opens, to: closes }));
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

const LABELS = catalogue('server-views-labels', {
  table: 'Table',
  ref: 'Booking',
  name: 'Name',
  pax: 'Number of people',
});

function availableTexts({ code, available_text: text }: FulfilmentRecord) {
  const dinein = code !== 'pickup' && code !== 'deliver';
  return {
    available_text_pickup: code === 'pickup' ? text : '',
    available_text_deliver: code === 'deliver' ? text : '',
    available_text_dinein: dinein ? text : '',
  };
}

function fixedPart(record: FulfilmentRecord): FulfilmentType {
  return {
    code: record.code as FulfilmentType['code'],
    icon: record.icon,
    verb: record.verb,
    desc: record.descr,
    asap: asFlag(record.asap),
    asap_mins: record.asap_mins,
    time_frame: record.time_frame as FulfilmentType['time_frame'],
    time_type: record.time_type as FulfilmentType['time_type'],
    min_notice: record.min_notice,
    time_block: record.time_block,
    order_for_later: 0,
    paused_until: 0,
    location_label: '',
    location_options: [],
    display_store_closed_text: 1,
    address_required: asFlag(record.address_required),
    table_num_required: asFlag(record.table_num_required),
    table_nums: record.table_nums,
    table_num_label: LABELS.table,
    table_num_desc: '',
    table_num_qr_scanner: asFlag(record.code === 'table'),
    booking_ref_required: asFlag(record.booking_ref_required),
    booking_name_required: asFlag(record.booking_name_required),
    booking_pax_required: asFlag(record.booking_pax_required),
    booking_ref_label: LABELS.ref,
    booking_name_label: LABELS.name,
    booking_pax_label: LABELS.pax,
    booking_ref_desc: '',
    booking_name_desc: '',
    booking_pax_desc: '',
    booking_data_qr_scanner: asFlag(record.code === 'booking'),
    available_today: 0,
    open_now: 0,
    online_status: 'online',
    available_from: '',
    available_to: '',
    ...availableTexts(record),
    unavailable_reason: '',
    ...windowsByDay(record),
    special_dates: record.specials.map((special) => {
      const windows = storedWindows
        .parse(JSON.parse(special.windows))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1));
      const { from, to } = daySpan(windows);
      return {
        ph_date: special.on_date,
        menu_available: asFlag(windows.length > 0),
        available_from: from,
        available_to: to,
        windows,
      };
    }),
  };
}

/** The venue's own day: its first opening and its last closing. */
function todayOf(availability: Availability, now: number) {
  const { from, to } = daySpan(windowsStartingOn(availability, localDate(now, availability.zone)));
  return { available_from: from, available_to: to };
}

const LOCATION_LABEL = catalogue('server-views-location-label', {
  stop: 'Delivery location',
  location: 'Pickup location',
});

/** Stops and pickup locations have a name of their own; slots are times and stand in their own list. */
function locationsOf(type: FulfilmentType, { places }: Venue) {
  const kind = needsPlace(type);
  if (!kind || kind === 'slot') return {};
  return {
    location_label: LOCATION_LABEL[kind],
    location_options: [...(places?.values() ?? [])]
      .filter((place) => place.kind === kind)
      .map(({ id, label }) => ({ id, desc: label })),
  };
}

function viewAt(record: FulfilmentRecord, catalogue: Venue, now: number): FulfilmentType {
  const { merchant, menu } = catalogue;
  const { online, takesOrders, pausedMinutes } = standingOf(merchant, now);
  const later = takesLater({
    type: record.order_for_later,
    menu: menu?.order_for_later,
    merchant: merchant.order_for_later,
  });
  const fixed = fixedPart(record);
  const type: FulfilmentType = {
    ...fixed,
    ...locationsOf(fixed, catalogue),
    order_for_later: asFlag(takesOrders && later),
    paused_until: pausedMinutes > 0 ? Math.ceil(merchant.paused_until / 1000) : 0,
    // A pause is a longer notice: no time before its end is offered, and none is taken.
    min_notice: Math.max(fixed.min_notice, pausedMinutes),
  };
  const zone = merchant.time_zone;
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
      ? t.notAvailableAtThe
      : stillToday
        ? ''
        : openText(availability, now),
  };
}

const MINUTE = 60_000;
const kept = new WeakMap<FulfilmentRecord, { minute: number; view: FulfilmentType }>();

/**
 * A fulfilment type as the client and the domain see it, with what holds at this moment filled in. Opening times
 * are in whole minutes, so one view serves a minute.
 */
export function fulfilmentView(record: FulfilmentRecord, catalogue: Venue, now: number): FulfilmentType {
  const minute = Math.floor(now / MINUTE);
  const held = kept.get(record);
  if (held?.minute === minute) return held.view;
  const view = viewAt(record, catalogue, now);
  kept.set(record, { minute, view });
  return view;
}
