import type { ReadTx, Tx } from '#db/database';

/** The stores that a member keeps, last first. */
export async function favouritesOf(tx: ReadTx, customerId: number): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('favourite_store')
    .select('merchant_id')
    .where('customer_id', '=', customerId)
    .orderBy('since', 'desc')
    .orderBy('merchant_id', 'desc')
    .execute();
  return rows.map(({ merchant_id }) => merchant_id);
}

type Favourite = { customer_id: number; merchant_id: number };

export async function addFavourite(tx: Tx, favourite: Favourite & { since: number }): Promise<void> {
  await tx.q
    .insertInto('favourite_store')
    .values(favourite)
    .onConflict((conflict) => conflict.columns(['customer_id', 'merchant_id']).doNothing())
    .execute();
}

export async function dropFavourite(tx: Tx, { customer_id, merchant_id }: Favourite): Promise<void> {
  await tx.q
    .deleteFrom('favourite_store')
    .where('customer_id', '=', customer_id)
    .where('merchant_id', '=', merchant_id)
    .execute();
}
