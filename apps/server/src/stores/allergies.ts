import { sql } from 'kysely';
import type { Tx } from '#db/database';

/** What the customer of an order must not eat, for the statement that writes the order. */
export const allergyOf = (customerId: number | null) =>
  sql<string>`coalesce((select customer.allergy from customer where customer.id = ${customerId}), '')`;

/** Whether it was still what the caller saw. */
export async function setAllergy(
  tx: Tx,
  customerId: number,
  { was, allergy }: { was: string; allergy: string },
): Promise<boolean> {
  const result = await tx.q
    .updateTable('customer')
    .set({ allergy })
    .where('id', '=', customerId)
    .where('allergy', '=', was)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
