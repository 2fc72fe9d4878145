import type { CalendarDay } from '@servery/contract/calls/fulfilment-places';
import { weekdays } from '@servery/contract/entities/fulfilment';
import {
  cutOffText,
  fullness,
  isOfferedOn,
  offerDates,
  type OfferClock,
  placesLeft,
  servesZone,
} from '@servery/domain/delivery/offers';
import { availabilityOf, takesTimes } from '@servery/domain/fulfilment/choice';
import type { PlaceRules } from '@servery/domain/fulfilment/places';
import { z } from 'zod';
import type { ReadTx } from '#db/database';
import { capacitiesOf, type CapacityPlace, placeKey, type Seen } from '#stores/capacity';
import type { Catalogue, FulfilmentRecord, PlaceRecord } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';

const storedWeekdays = z.array(z.enum(weekdays));
const rules = new WeakMap<PlaceRecord, PlaceRules>();

export function rulesOf(place: PlaceRecord): PlaceRules {
  const held = rules.get(place) ?? {
    weekdays: storedWeekdays.parse(JSON.parse(place.weekdays)),
    cutOffTime: place.cut_off_time,
    cutOffDays: place.cut_off_days,
    dueTime: place.due_time,
  };
  rules.set(place, held);
  return held;
}

/** A type with what decides about its places: its hours, the moment, and the zone of the address (0 for none). */
export type PlaceScope = { catalogue: Catalogue; record: FulfilmentRecord; zoneId: number; now: number };

function clockOf({ catalogue, record, now }: PlaceScope): OfferClock {
  const type = fulfilmentView(record, catalogue, now);
  const availability = availabilityOf(type, catalogue.merchant.time_zone);
  return { availability, now, open: takesTimes(type, now) };
}

export const placeOnDate = (place: PlaceRecord, date: string): CapacityPlace => ({
  key: placeKey(place.kind, place.id, date),
  merchantId: place.merchant_id,
  capacity: place.capacity,
});

const servesScope = (place: PlaceRecord, { catalogue, zoneId }: PlaceScope): boolean =>
  zoneId === 0 || servesZone(place.id, zoneId, catalogue.placeZones);

/** Whether a place is one that this scope offers on a date; how full it is, is asked elsewhere. */
export const isPlaceOffered = (place: PlaceRecord, date: string, scope: PlaceScope): boolean =>
  servesScope(place, scope) && isOfferedOn(rulesOf(place), date, clockOf(scope));

type Offer = {
  id: number;
  display_label: string;
  due_time: string;
  cut_off_time_str: string;
  cut_off_days: number;
  available: number;
};
export type Offers = {
  fulfilment_date: string;
  onDate: Offer[];
  calendar: CalendarDay[];
  invalidDays: string[];
};

type Day = { date: string; offers: { place: PlaceRecord; left: number; capacity: number }[] };

async function daysOf(
  tx: ReadTx,
  places: readonly PlaceRecord[],
  scope: PlaceScope & { seen: Seen },
): Promise<Day[]> {
  const clock = clockOf(scope);
  const dates = offerDates(clock);
  const open = (date: string) => places.filter((place) => isOfferedOn(rulesOf(place), date, clock));
  const byDate = dates.map((date) => ({ date, places: open(date) }));
  const wanted = byDate.flatMap(({ date, places: held }) => held.map((place) => placeOnDate(place, date)));
  const uses = await capacitiesOf(tx, wanted, scope.seen);
  return byDate.map(({ date, places: held }) => ({
    date,
    offers: held.flatMap((place) => {
      const use = uses.get(placeOnDate(place, date).key);
      const left = use ? placesLeft(use) : 0;
      return left > 0 && use ? [{ place, left, capacity: use.capacity }] : [];
    }),
  }));
}

const total = (offers: Day['offers'], of: 'left' | 'capacity'): number =>
  offers.reduce((sum, offer) => sum + offer[of], 0);

/** What can still be had of a kind of place on a date, and how full each day of the window is. */
export async function offersOf(
  tx: ReadTx,
  scope: PlaceScope & { seen: Seen },
  wanted: { kind: PlaceRecord['kind']; date: string | undefined },
): Promise<Offers> {
  const places = [...scope.catalogue.places.values()].filter(
    (place) => place.kind === wanted.kind && servesScope(place, scope),
  );
  const days = await daysOf(tx, places, scope);
  const date = wanted.date ?? days.find(({ offers }) => offers.length > 0)?.date ?? '';
  const onDate = days.find((day) => day.date === date)?.offers ?? [];
  return {
    fulfilment_date: date,
    onDate: onDate.map(({ place, left }) => ({
      id: place.id,
      display_label: place.label,
      due_time: place.due_time,
      cut_off_time_str: cutOffText(rulesOf(place)),
      cut_off_days: place.cut_off_days,
      available: left,
    })),
    calendar: days
      .filter(({ offers }) => offers.length > 0)
      .map(({ date: day, offers }) => ({
        date: day,
        colour: fullness(total(offers, 'left'), total(offers, 'capacity')),
        available: total(offers, 'left'),
      })),
    invalidDays: days.filter(({ offers }) => offers.length === 0).map((day) => day.date),
  };
}
