import type { CallOutput } from '@servery/contract/registry';
import { cutOffText } from '@servery/domain/delivery/offers';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { weekdayOf } from '@servery/domain/hours/availability';
import { instantOf, timesOn } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import type { ReadTx } from '#db/database';
import { blockAt, hasBlocks } from '#stores/blocks';
import { capacitiesOf, type CapacityPlace, type PlaceKind } from '#stores/capacity';
import type { Catalogue, PlaceRecord } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';
import { placeOnDate, rulesOf } from '#views/places';

type Row = CallOutput<'ConsoleCapacity.set'>;
export type NamedPlace = CapacityPlace & { kind: PlaceKind; label: string; cutOff: string };

const runsOn = (place: PlaceRecord, date: string): boolean =>
  rulesOf(place).weekdays.includes(weekdayOf(Temporal.PlainDate.from(date)));

/** Every block of every type that limits its blocks, from now on. */
function blocksOn(catalogue: Catalogue, date: string, now: number): NamedPlace[] {
  return catalogue.fulfilment.filter(hasBlocks).flatMap((record) => {
    const availability = availabilityOf(fulfilmentView(record, catalogue, now), catalogue.merchant.time_zone);
    return timesOn({ ...availability, minNotice: 0 }, date, now).map(({ at, time }) => ({
      ...blockAt(record, at, catalogue.merchant.time_zone),
      kind: 'block' as const,
      label: `${clockText(time)} · ${record.verb}`,
      cutOff: '',
    }));
  });
}

/** Everything that orders take a place of on a date and that is still to come. */
export function placesOn(catalogue: Catalogue, date: string, now: number): NamedPlace[] {
  const named = [...catalogue.places.values()]
    .filter(
      (place) =>
        runsOn(place, date) && instantOf({ date, time: place.due_time }, catalogue.merchant.time_zone) > now,
    )
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.due_time.localeCompare(b.due_time))
    .map((place) => ({
      ...placeOnDate(place, date),
      kind: place.kind,
      label: place.label,
      cutOff: cutOffText(rulesOf(place)),
    }));
  return [...named, ...blocksOn(catalogue, date, now)];
}

export async function capacityRows(tx: ReadTx, places: readonly NamedPlace[], now: number): Promise<Row[]> {
  const uses = await capacitiesOf(tx, places, { cartId: 0, now });
  return places.map((place) => {
    const use = uses.get(place.key);
    return {
      place: place.key,
      kind: place.kind,
      label: place.label,
      cut_off_time_str: place.cutOff,
      capacity: use?.capacity ?? place.capacity,
      usual: place.capacity,
      taken: use?.taken ?? 0,
      held: use?.held ?? 0,
    };
  });
}
