import { type CapacityUse, placesLeft } from '@servery/domain/delivery/offers';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';

/** A place that orders take: a slot, stop or location on a date, or one block of a type's time. */
export type CapacityPlace = {
  key: string;
  merchantId: number;
  /** What it takes on a usual day. */
  capacity: number;
};
export type PlaceKind = 'slot' | 'stop' | 'location' | 'block';

/** Through whose eyes: what a cart holds is not gone for itself. */
export type Seen = { cartId: number; now: number };

export const placeKey = (kind: PlaceKind, id: number, when: string): string => `${kind}:${id}:${when}`;

const KEYS_AT_ONCE = 512;

/** Lists in a few lengths only: PostgreSQL keeps a plan for every text of a statement that it has seen. */
function padded(keys: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, keys.length)));
  return Array.from({ length }, (_, at) => keys[at] ?? keys[0] ?? '');
}

function rowsIn(q: ReadTx['q'], keys: readonly string[], seen: Seen) {
  return q
    .selectFrom('capacity_use')
    .select((of) => ['place', 'taken', of.lit<number>(0).as('held'), of.lit<number>(-1).as('capacity')])
    .where('place', 'in', keys)
    .unionAll(
      q
        .selectFrom('capacity_hold')
        .select((of) => [
          'place',
          of.lit<number>(0).as('taken'),
          of.fn.countAll<number>().as('held'),
          of.lit<number>(-1).as('capacity'),
        ])
        .where('place', 'in', keys)
        .where('cart_id', '!=', seen.cartId)
        .where('expires_at', '>', seen.now)
        .groupBy('place'),
    )
    .unionAll(
      q
        .selectFrom('capacity_override')
        .select((of) => ['place', of.lit<number>(0).as('taken'), of.lit<number>(0).as('held'), 'capacity'])
        .where('place', 'in', keys),
    );
}

type UseRow = { taken: number; held: number; capacity: number };
function countIn(use: CapacityUse, row: UseRow): void {
  use.taken += row.taken;
  use.held += row.held;
  if (row.capacity >= 0) use.capacity = row.capacity;
}

/** How much of each place is gone. What is shown and what is decided both come from here. */
export async function capacitiesOf(
  tx: ReadTx,
  places: readonly CapacityPlace[],
  seen: Seen,
): Promise<Map<string, CapacityUse>> {
  const use = new Map<string, CapacityUse>(
    places.map(({ key, capacity }) => [key, { capacity, taken: 0, held: 0 }]),
  );
  const keys = [...use.keys()];
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    for (const row of await rowsIn(tx.q, padded(keys.slice(at, at + KEYS_AT_ONCE)), seen).execute()) {
      const held = use.get(row.place);
      if (held) countIn(held, row);
    }
  }
  return use;
}

const rowsOfOne = statement((q, p: { place: string } & Seen) => rowsIn(q, [p.place], p));

/** The same of one place, which every order in a block of time asks for. */
export async function capacityOf(tx: ReadTx, place: CapacityPlace, seen: Seen): Promise<CapacityUse> {
  const { cartId, now } = seen;
  const use: CapacityUse = { capacity: place.capacity, taken: 0, held: 0 };
  for (const row of await rowsOfOne(tx, { place: place.key, cartId, now })) countIn(use, row);
  return use;
}

/** Another capacity for this place on this date alone. */
export async function overrideCapacity(tx: Tx, place: CapacityPlace): Promise<void> {
  const { key, merchantId, capacity } = place;
  await tx.q
    .insertInto('capacity_override')
    .values({ place: key, merchant_id: merchantId, capacity })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ capacity }))
    .execute();
}

const lockRow = statement((q, p: { place: string; merchantId: number }) =>
  q
    .insertInto('capacity_use')
    .values({ place: p.place, merchant_id: p.merchantId, taken: 0 })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ merchant_id: p.merchantId })),
);

/** Locks the place's row until the transaction ends, and answers whether there is room in it for this cart. */
export async function hasRoom(tx: Tx, place: CapacityPlace, seen: Seen): Promise<boolean> {
  await lockRow(tx, { place: place.key, merchantId: place.merchantId });
  return placesLeft(await capacityOf(tx, place, seen)) > 0;
}

const takeOne = statement((q, p: { place: string }) =>
  q
    .updateTable('capacity_use')
    .set((use) => ({ taken: use('taken', '+', 1) }))
    .where('place', '=', p.place),
);

export async function takePlace(tx: Tx, place: CapacityPlace, mine: Seen): Promise<boolean> {
  if (!(await hasRoom(tx, place, mine))) return false;
  await takeOne(tx, { place: place.key });
  return true;
}

export async function givePlacesBack(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await tx.q
      .updateTable('capacity_use')
      .set((use) => ({ taken: use('taken', '-', 1) }))
      .where('place', '=', key)
      .where('taken', '>', 0)
      .execute();
  }
}
