import { hasTable } from '#fulfilment/tables';
import type { FulfilmentCode, FulfilmentType, Weekday } from '@servery/contract/entities/fulfilment';
import type { Availability, Instant } from '#hours/availability';
import { isOpenAt } from '#hours/availability';
import { earliestTime, instantOf, isPickable } from '#hours/times';
import { chosenTime, pointKindOf } from '#fulfilment/chosen-time';
import { err, ok, type Result } from '#result';

/** What a customer chose in the fulfilment popup. */
export type FulfilmentChoice = {
  code: FulfilmentCode;
  asap: boolean;
  /** Local to the merchant; both empty with ASAP. */
  date: string;
  time: string;
  /** The very moment: in the hour that comes twice, date and time do not say which. */
  at?: Instant | undefined;
  slotId: number;
  stopId: number;
  locationId: number;
  tableNum: string;
  bookingRef: string;
  bookingName: string;
  bookingPax: number;
  /** What the chosen slot, stop or location is called. */
  placeDesc?: string;
};

export type FulfilmentFailure =
  | 'fulfilment_required'
  | 'fulfilment_unavailable'
  | 'table_required'
  | 'table_unknown'
  | 'booking_required'
  | 'time_required'
  | 'time_past'
  | 'time_unavailable'
  | 'store_closed'
  | 'store_shut'
  | 'slot_required'
  | 'stop_required'
  | 'location_required';
export type FulfilmentProblem = { code: FulfilmentFailure; field?: string };

export const emptyChoice = (code: FulfilmentCode): FulfilmentChoice => ({
  code,
  asap: false,
  date: '',
  time: '',
  slotId: 0,
  stopId: 0,
  locationId: 0,
  tableNum: '',
  bookingRef: '',
  bookingName: '',
  bookingPax: 2,
});

/** What a type says of when it can be had. */
type Timetable = Pick<
  FulfilmentType,
  `available_${Weekday}` | 'special_dates' | 'min_notice' | 'time_block' | 'order_for_later'
>;

const known = new WeakMap<Timetable, Availability>();

/** The same object for the same type, so that what is worked out from it can be kept. */
export function availabilityOf(type: Timetable, zone: string): Availability {
  const held = known.get(type);
  if (held?.zone === zone) return held;
  const special = Object.fromEntries(
    type.special_dates.map((date) => [date.ph_date, date.menu_available ? date.windows : []]),
  );
  const availability = {
    zone,
    windows: {
      mon: type.available_mon,
      tue: type.available_tue,
      wed: type.available_wed,
      thu: type.available_thu,
      fri: type.available_fri,
      sat: type.available_sat,
      sun: type.available_sun,
    },
    special,
    minNotice: type.min_notice,
    timeBlock: type.time_block,
    orderForLater: type.order_for_later === 1,
  };
  known.set(type, availability);
  return availability;
}

/** What a type says of its own times. */
export const availableText = (type: FulfilmentType): string =>
  type.available_text_pickup || type.available_text_deliver || type.available_text_dinein;

/** Choosing a type drops what does not belong to it; choosing the current one again keeps everything. */
export function chooseType(held: FulfilmentChoice | undefined, type: FulfilmentType): FulfilmentChoice {
  if (held?.code === type.code) return held;
  return { ...emptyChoice(type.code), asap: allowsAsap(type) };
}

/** ASAP is for types that have no slot, stop or location, and that are open at this moment. */
export const allowsAsap = (type: FulfilmentType): boolean =>
  type.asap === 1 && type.available_today === 1 && type.open_now === 1 && !pointKindOf(type);

/** A day, and a time on it where one is picked. */
export type PickedTime = { date: string; time: string; at?: Instant | undefined };

/** A day and time of one's own choosing is the end of ASAP. */
export const chooseTime = (held: FulfilmentChoice, when: PickedTime): FulfilmentChoice => ({
  ...held,
  at: undefined,
  ...when,
  asap: false,
});

/** As it is kept: without the blanks around it, tables and references in capitals. */
export const tidyChoice = (choice: FulfilmentChoice): FulfilmentChoice => ({
  ...choice,
  tableNum: choice.tableNum.trim().toUpperCase(),
  bookingRef: choice.bookingRef.trim().toUpperCase(),
  bookingName: choice.bookingName.trim(),
});

/** A popup that was left without Set keeps nothing but a day and time that was picked in it. */
export function keepOnlyTime(
  held: FulfilmentChoice | undefined,
  draft: FulfilmentChoice | undefined,
): FulfilmentChoice | undefined {
  if (!held || !draft || held.code !== draft.code) return held;
  if (draft.asap || draft.date === '' || draft.time === '') return held;
  return chooseTime(held, { date: draft.date, time: draft.time, at: draft.at });
}

/** Whether times of one's own choosing are taken: offline only for later, and during a pause from its end on. */
export const takesTimes = (type: FulfilmentType, now: Instant): boolean =>
  type.online_status === 'online' || type.order_for_later === 1 || type.paused_until * 1000 > now;

/** Whether it is brought to somebody's address. */
export const isDelivery = (type: { code: string; address_required: number }): boolean =>
  type.code === 'deliver' || type.address_required === 1;

/** Whether there is any time to order for later at all. */
export function hasLaterTime(type: FulfilmentType, { now, zone }: { now: Instant; zone: string }): boolean {
  if (!takesTimes(type, now) || !needsTime(type) || type.time_frame !== 'datetime') return false;
  return pointKindOf(type) !== undefined || earliestTime(availabilityOf(type, zone), now) !== undefined;
}

export const needsTime = (type: FulfilmentType): boolean =>
  pointKindOf(type) !== undefined ||
  type.time_frame === 'datetime' ||
  (type.time_frame === 'none' && type.asap === 1);

function missingField(choice: FulfilmentChoice, type: FulfilmentType): FulfilmentProblem | undefined {
  if (type.table_num_required && choice.tableNum.trim() === '')
    return { code: 'table_required', field: type.table_num_label };
  if (type.table_num_required && !hasTable(type.table_nums, choice.tableNum))
    return { code: 'table_unknown', field: type.table_num_label };
  if (type.booking_ref_required && choice.bookingRef.trim() === '')
    return { code: 'booking_required', field: type.booking_ref_label };
  if (type.booking_name_required && choice.bookingName.trim() === '')
    return { code: 'booking_required', field: type.booking_name_label };
  if (type.booking_pax_required && choice.bookingPax < 1)
    return { code: 'booking_required', field: type.booking_pax_label };
  return undefined;
}

function missingPlace(choice: FulfilmentChoice, type: FulfilmentType): FulfilmentProblem | undefined {
  const place = pointKindOf(type);
  if (place === 'slot' && choice.slotId <= 0) return { code: 'slot_required' };
  if (place === 'stop' && choice.stopId <= 0) return { code: 'stop_required' };
  if (place === 'location' && choice.locationId <= 0) return { code: 'location_required' };
  return undefined;
}

const closed = (type: FulfilmentType, clock: { now: Instant; zone: string }): FulfilmentProblem => ({
  code: hasLaterTime(type, clock) ? 'store_closed' : 'store_shut',
});

/** When the order is due, or what is missing. Capacity and address are asked elsewhere: they need the database. */
export function checkFulfilment(
  choice: FulfilmentChoice,
  type: FulfilmentType,
  clock: { now: Instant; zone: string },
): Result<{ due: Instant }, FulfilmentProblem> {
  const problem = missingField(choice, type) ?? missingPlace(choice, type);
  if (problem) return err(problem);
  const availability = availabilityOf(type, clock.zone);
  const chosen = chosenTime({ held: choice }, type, clock);
  const online = type.online_status === 'online';
  if (chosen.kind === 'asap' || !needsTime(type)) {
    if (!online || !isOpenAt(availability, clock.now)) return err(closed(type, clock));
    return ok({ due: clock.now + type.asap_mins * 60_000 });
  }
  if (!takesTimes(type, clock.now)) return err(closed(type, clock));
  if (chosen.kind === 'point')
    return ok({ due: instantOf({ date: chosen.date, time: choice.time || '12:00' }, clock.zone) });
  if (chosen.kind !== 'time') return err({ code: 'time_required' });
  if (chosen.at < clock.now) return err({ code: 'time_past' });
  if (!isPickable(availability, chosen, clock.now)) return err({ code: 'time_unavailable' });
  return ok({ due: chosen.at });
}
