import type { ReadTx, Tx } from '#db/database';

/** The stores that a member keeps, last first. */
export async function favouritesOf(tx: ReadTx, customerId: number): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('favourite_venue')
    .select('venue_id')
    .where('customer_id', '=', customerId)
    .orderBy('since', 'desc')
    .orderBy('venue_id', 'desc')
    .execute();
  return rows.map(({ venue_id }) => venue_id);
}

type Favourite = { customer_id: number; venue_id: number };

export async function addFavourite(tx: Tx, favourite: Favourite & { since: number }): Promise<void> {
  await tx.q
    .insertInto('favourite_venue')
    .values(favourite)
    .onConflict((conflict) => conflict.columns(['customer_id', 'venue_id']).doNothing())
    .execute();
}

export async function dropFavourite(tx: Tx, { customer_id, venue_id }: Favourite): Promise<void> {
  await tx.q
    .deleteFrom('favourite_venue')
    .where('customer_id', '=', customer_id)
    .where('venue_id', '=', venue_id)
    .execute();
}
