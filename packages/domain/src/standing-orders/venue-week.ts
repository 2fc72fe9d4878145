import { unitPrice } from '#cart/options';
import { weekdayOf } from '#hours/availability';
import type { Cents } from '#money';
import type { StandingOrder } from '#standing-orders/standing-order';
import { pauseOn, type StandingPause } from '#standing-orders/pauses';
import { type Week, weekOf } from '#standing-orders/week';
import { weekdayBasisPoints } from '#surcharges/day-surcharge';
import type { Venue } from '#venue/model';

/** What became of a date that has been worked, or left out. */
export type WorkedDate = { state: 'paying' | 'placed' | 'skipped'; reason: string; reasonText: string };

export type VenueStanding = {
  order: StandingOrder;
  active: boolean;
  /** Empty while nothing is planned. */
  nextDate: string;
  /** Why the next one would be skipped; empty where it would not. */
  problem: string;
  worked: ReadonlyMap<string, WorkedDate>;
  /** Of the venue. */
  pauses: readonly StandingPause[];
};

export type Cell = {
  date: string;
  state: '' | 'coming' | 'problem' | 'left_out' | 'venue_paused' | WorkedDate['state'];
  count: number;
  reason: string;
};

/** Monday to Sunday of the week that a date is in. */
export function weekDates(date: string): string[] {
  const day = Temporal.PlainDate.from(date);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString());
}

const countOn = ({ items }: StandingOrder, date: string): number => {
  const day = weekdayOf(Temporal.PlainDate.from(date));
  return items.reduce((sum, { quantities }) => sum + quantities[day], 0);
};

/** One date of one standing order, as the venue sees it. */
export function cellOn(standing: VenueStanding, date: string): Cell {
  const { order, active, nextDate, problem, worked, pauses } = standing;
  const count = countOn(order, date);
  const held = worked.get(date);
  if (held) {
    const state = held.reason === 'customer' ? 'left_out' : held.state;
    return { date, state, count, reason: held.reasonText };
  }
  const pause = active && count > 0 ? pauseOn(pauses, date) : undefined;
  if (pause) return { date, state: 'venue_paused', count: 0, reason: pause.note };
  const comes = active && count > 0 && nextDate !== '' && date >= nextDate;
  if (!comes) return { date, state: '', count: 0, reason: '' };
  const hurt = date === nextDate && problem !== '';
  return { date, state: hurt ? 'problem' : 'coming', count, reason: hurt ? problem : '' };
}

export const isOrder = ({ state }: Cell): boolean =>
  state === 'coming' || state === 'paying' || state === 'placed';

/** What a standing order comes to, day by day, at today's prices. */
export function weekAt(order: StandingOrder, venue: Venue): Week {
  const type = venue.fulfilment.find(({ code }) => code === order.fulfilmentType);
  const items = order.items.map(({ productId, options, quantities }) => {
    const product = venue.products.get(productId);
    return { price: product ? unitPrice(product.basePrice, product.groups, options) : 0, quantities };
  });
  return weekOf(items, {
    discountBasisPoints: type?.standing?.discountBasisPoints ?? 0,
    dayBasisPoints: weekdayBasisPoints(venue.daySurcharges, order.fulfilmentType),
    deliveryFee: order.fulfilmentType === 'deliver' ? (venue.zones.get(order.deliveryPostcode)?.fee ?? 0) : 0,
  });
}

export const timeAt = ({ slotId, locationId, time }: StandingOrder, venue: Venue): string =>
  venue.fulfilmentPoints.get(slotId || locationId)?.dueTime ?? time;

export type ToMake = { productId: number; count: number; times: { time: string; count: number }[] };

/** What the orders of a date need, the most of it first, each with when. */
export function toMakeOn(orders: readonly StandingOrder[], date: string, venue: Venue): ToMake[] {
  const day = weekdayOf(Temporal.PlainDate.from(date));
  const counts = new Map<number, Map<string, number>>();
  for (const order of orders)
    for (const { productId, quantities } of order.items) {
      if (quantities[day] === 0) continue;
      const times = counts.get(productId) ?? new Map<string, number>();
      const time = timeAt(order, venue);
      times.set(time, (times.get(time) ?? 0) + quantities[day]);
      counts.set(productId, times);
    }
  return [...counts]
    .map(([productId, times]) => ({
      productId,
      count: [...times.values()].reduce((sum, count) => sum + count, 0),
      times: [...times]
        .map(([time, count]) => ({ time, count }))
        .toSorted((a, b) => a.time.localeCompare(b.time)),
    }))
    .toSorted((a, b) => b.count - a.count || a.productId - b.productId);
}

export type NextDay<T extends VenueStanding> = {
  date: string;
  coming: T[];
  waiting: T[];
  total: Cents;
};

/** The next date on which anybody wants something that is not placed yet: who has it, and who would be skipped. */
export function nextDayOf<T extends VenueStanding>(all: readonly T[], venue: Venue): NextDay<T> | undefined {
  const date = all
    .flatMap(({ active, nextDate }) => (active && nextDate !== '' ? [nextDate] : []))
    .toSorted()[0];
  if (date === undefined) return undefined;
  const day = weekdayOf(Temporal.PlainDate.from(date));
  const cells = all.map((each) => ({ each, cell: cellOn(each, date) }));
  const coming = cells.flatMap(({ each, cell }) => (isOrder(cell) ? [each] : []));
  return {
    date,
    coming,
    waiting: cells.flatMap(({ each, cell }) => (cell.state === 'problem' ? [each] : [])),
    total: coming.reduce((sum, { order }) => sum + weekAt(order, venue).days[day], 0),
  };
}
