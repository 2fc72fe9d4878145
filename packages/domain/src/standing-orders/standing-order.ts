import type { FulfilmentCode, Weekday } from '@servery/contract/entities/fulfilment';
import { cutOffOf } from '#fulfilment/points';
import { type Instant, localDate, WEEK, weekdayOf } from '#hours/availability';
import { instantOf } from '#hours/times';
import type { Venue, VenueFulfilment } from '#venue/model';

/** How many are wanted on each weekday. */
export type Quantities = Readonly<Record<Weekday, number>>;
export type StandingItem = { productId: number; options: readonly number[]; quantities: Quantities };

/** What somebody has again each week, until they pause it. */
export type StandingOrder = {
  id: number;
  customerId: number;
  venueId: number;
  menuId: number;
  fulfilmentType: FulfilmentCode;
  /** Local to the venue, HH:MM; empty where a slot has its own. */
  time: string;
  slotId: number;
  locationId: number;
  deliveryAddressId: number;
  deliveryAddress: string;
  deliveryPostcode: string;
  contactless: boolean;
  studentName: string;
  classId: number;
  note: string;
  items: readonly StandingItem[];
};

/** The types that people come back to each week; a booking or a party is not one of them. */
const CODES: ReadonlySet<FulfilmentCode> = new Set(['pickup', 'deliver', 'table']);

/** Stops are not offered: who stands at one every week has no address that could be checked. */
export const mayStand = ({ code, timeType }: Pick<VenueFulfilment, 'code' | 'timeType'>): boolean =>
  CODES.has(code) && timeType !== 'stops';

export const takesStanding = (type: VenueFulfilment): boolean =>
  type.standing !== undefined && mayStand(type);

export const standingTypes = ({ fulfilment }: Pick<Venue, 'fulfilment'>): VenueFulfilment[] =>
  fulfilment.filter(takesStanding);

/** One that is not saved yet: the first way that the store offers, nothing chosen. */
export const blankStanding = (venue: Venue | undefined, customerId: number): StandingOrder => ({
  id: 0,
  customerId,
  venueId: venue?.id ?? 0,
  menuId: venue?.menu.id ?? 0,
  fulfilmentType: (venue && standingTypes(venue)[0]?.code) ?? 'pickup',
  time: '',
  slotId: 0,
  locationId: 0,
  deliveryAddressId: 0,
  deliveryAddress: '',
  deliveryPostcode: '',
  contactless: false,
  studentName: '',
  classId: 0,
  note: '',
  items: [],
});

/** How many weeks ahead a date can be skipped. */
const WEEKS_AHEAD = 8;

const wantedOn = ({ items }: StandingOrder, day: Weekday): boolean =>
  items.some(({ quantities }) => quantities[day] > 0);

/** The days of the week on which something is wanted. */
export const daysOf = (order: StandingOrder): Weekday[] => WEEK.filter((day) => wantedOn(order, day));

/** The first date from one on, itself included, on which something is wanted. */
export function firstDateFrom(order: StandingOrder, from: string): string | undefined {
  const first = Temporal.PlainDate.from(from);
  for (let days = 0; days < 7; days += 1) {
    const date = first.add({ days });
    if (wantedOn(order, weekdayOf(date))) return date.toString();
  }
  return undefined;
}

export const dateAfter = (order: StandingOrder, date: string): string | undefined =>
  firstDateFrom(order, Temporal.PlainDate.from(date).add({ days: 1 }).toString());

const MINUTE = 60_000;

/** When the order of a date is handed over. A time that daylight saving skips is read as the one after it. */
export function dueOn(order: StandingOrder, date: string, venue: Venue): Instant {
  const point = venue.fulfilmentPoints.get(order.slotId || order.locationId);
  return instantOf({ date, time: point?.dueTime || order.time || '12:00' }, venue.timeZone);
}

/**
 * The moment at which the order of a date is placed: the cut-off of its type, unless the slot closes before, or it would
 * be too late to make it.
 */
export function placedAt(order: StandingOrder, date: string, venue: Venue): Instant {
  const type = venue.fulfilment.find(({ code }) => code === order.fulfilmentType);
  const point = venue.fulfilmentPoints.get(order.slotId || order.locationId);
  const latest = dueOn(order, date, venue) - (type?.minNotice ?? 0) * MINUTE;
  const ends = [type?.standing, point].flatMap((rules) =>
    rules ? [cutOffOf(rules, date, venue.timeZone)] : [],
  );
  // A moment before the slot's own cut-off: at it, the slot takes nothing any more.
  return Math.min(latest, ...ends) - (point ? MINUTE : 0);
}

/** What places an order comes a little after its moment, and a busy server later than that. */
const LATE_MS = 5 * MINUTE;

/**
 * The moment by which the order of a date is judged: the one that it was planned for, though what places it comes late,
 * or its bank answers late. Where nothing was begun for longer than that, the clock decides whether it can still be made.
 */
export function judgedAt(planned: Instant, now: Instant, { begun }: { begun: boolean }): Instant {
  const late = now - planned;
  return late > 0 && (begun || late <= LATE_MS) ? planned : now;
}

export type Occurrence = { date: string; cutOff: Instant };

/** The next order that can still be changed. */
export function nextOccurrence(order: StandingOrder, venue: Venue, now: Instant): Occurrence | undefined {
  let date = firstDateFrom(order, localDate(now, venue.timeZone).toString());
  // Each round goes on by a date; a cut-off may lie weeks before its own.
  for (let rounds = 0; date !== undefined && rounds < 60; rounds += 1) {
    const cutOff = placedAt(order, date, venue);
    if (cutOff > now) return { date, cutOff };
    date = dateAfter(order, date);
  }
  return undefined;
}

/** Whether a date is one of its own that can still be changed. */
export function isOpenDate(
  order: StandingOrder,
  date: string,
  { venue, now }: { venue: Venue; now: Instant },
): boolean {
  const last = localDate(now, venue.timeZone).add({ weeks: WEEKS_AHEAD });
  return (
    firstDateFrom(order, date) === date &&
    Temporal.PlainDate.compare(date, last) <= 0 &&
    placedAt(order, date, venue) > now
  );
}
