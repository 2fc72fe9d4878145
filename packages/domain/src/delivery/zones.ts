import type { DeliveryAddress } from '#delivery/address';

/** The most that a venue file takes. */
export const MOST_POSTCODES = 2000;
export const MOST_POINTS = 1000;

export const isPostcode = (typed: string): boolean => /^\d{4}$/.test(typed);

/** Where an address is delivered to, or why nowhere. */
export function zoneFor<Zone>(
  zones: ReadonlyMap<string, Zone>,
  { address, postcode }: DeliveryAddress,
): { zone: Zone | undefined; error: 'address_required' | 'postcode_unavailable' | undefined } {
  const zone = zones.get(postcode);
  if (address === '') return { zone, error: 'address_required' };
  return { zone, error: zone ? undefined : 'postcode_unavailable' };
}

type Row = { postcode: string; name: string; fee: string; minimum: string; minutes: number };
type Held = { id: number; item: Row };
export type ZoneOf<Each extends Held> = { rows: Each[]; name: string } & Omit<Row, 'postcode' | 'name'>;

/** Postcodes of one name, fee, minimum and time are one zone: the nearest first, then the cheapest. */
export function zonesOf<Each extends Held>(rows: readonly Each[]): ZoneOf<Each>[] {
  const same = Map.groupBy(rows, ({ item: { name, fee, minimum, minutes } }) =>
    JSON.stringify([name, fee, minimum, minutes]),
  );
  return [...same.values()]
    .flatMap((group) => {
      const first = group[0]?.item;
      if (!first) return [];
      const { name, fee, minimum, minutes } = first;
      const sorted = group.toSorted((a, b) => (a.item.postcode < b.item.postcode ? -1 : 1));
      return [{ rows: sorted, name, fee, minimum, minutes }];
    })
    .toSorted((a, b) => a.minutes - b.minutes || Number(a.fee) - Number(b.fee));
}

/** '6158, 6160-6163': single postcodes and rows of them, in the order typed. What is none is answered as it was typed. */
export function typedPostcodes(typed: string): { postcodes: string[]; unknown: string[] } {
  const postcodes: string[] = [];
  const unknown: string[] = [];
  for (const part of typed.split(/[\s,;]+/).filter((each) => each !== '')) {
    const [, from = '', to = from] = /^(\d{4})(?:[-–](\d{4}))?$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (from === '' || count < 1 || count > 100) unknown.push(part);
    else for (let at = 0; at < count; at += 1) postcodes.push(String(Number(from) + at).padStart(4, '0'));
  }
  return { postcodes: [...new Set(postcodes)], unknown };
}

/** Points that would be for nobody, or suddenly for everybody, without some postcodes. */
export const onlyFor = <Point extends { zones: readonly string[] }>(
  points: readonly Point[],
  gone: ReadonlySet<string>,
): Point | undefined =>
  points.find(({ zones }) => zones.length > 0 && zones.every((postcode) => gone.has(postcode)));
