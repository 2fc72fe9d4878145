import type { CalendarDay } from '@servery/contract/calls/customer/fulfilment-points';
import { pointBucket, roomLeft } from '@servery/domain/capacity/bucket';
import { cutOffText, fullness, isOfferedOn, offerDates } from '@servery/domain/delivery/offers';
import type { FulfilmentPoint } from '@servery/domain/venue/model';
import { offerClock, type PointScope, servesScope } from '@servery/domain/venue/offered-points';
import type { ReadTx } from '#db/database';
import { capacitiesOf, type Seen } from '#stores/capacity';

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

type Day = { date: string; offers: { point: FulfilmentPoint; left: number; capacity: number }[] };

async function daysOf(
  tx: ReadTx,
  points: readonly FulfilmentPoint[],
  scope: PointScope & { seen: Seen },
): Promise<Day[]> {
  const clock = offerClock(scope);
  const dates = offerDates(clock);
  const byDate = dates.map((date) => ({
    date,
    open: points.filter((point) => isOfferedOn(point, date, clock)),
  }));
  const wanted = byDate.flatMap(({ date, open }) => open.map((point) => pointBucket(point, date)));
  const uses = await capacitiesOf(tx, wanted, scope.seen);
  return byDate.map(({ date, open }) => ({
    date,
    offers: open.flatMap((point) => {
      const use = uses.get(pointBucket(point, date).key);
      const left = use ? roomLeft(use) : 0;
      return left > 0 && use ? [{ point, left, capacity: use.capacity }] : [];
    }),
  }));
}

const total = (offers: Day['offers'], of: 'left' | 'capacity'): number =>
  offers.reduce((sum, offer) => sum + offer[of], 0);

/** What can still be had of a kind of point on a date, and how full each day of the window is. */
export async function offersOf(
  tx: ReadTx,
  scope: PointScope & { seen: Seen },
  wanted: { kind: FulfilmentPoint['kind']; date: string | undefined },
): Promise<Offers> {
  const points = [...scope.venue.fulfilmentPoints.values()].filter(
    (point) => point.kind === wanted.kind && servesScope(point, scope),
  );
  const days = await daysOf(tx, points, scope);
  const date = wanted.date ?? days.find(({ offers }) => offers.length > 0)?.date ?? '';
  const onDate = days.find((day) => day.date === date)?.offers ?? [];
  return {
    fulfilment_date: date,
    onDate: onDate.map(({ point, left }) => ({
      id: point.id,
      display_label: point.label,
      due_time: point.dueTime,
      cut_off_time_str: cutOffText(point),
      cut_off_days: point.cutOffDays,
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
