import type { Tx } from '#db/database';

/** A venue that takes standing orders for pickup, and only from members who can pay. No demo venue wants that. */
export async function wantPaymentForStanding(tx: Tx, brand: string): Promise<void> {
  const { id } = await tx.q
    .selectFrom('venue')
    .where('brand_code', '=', brand)
    .select('id')
    .executeTakeFirstOrThrow();
  await tx.q.updateTable('venue').set({ standing_payment_required: 1 }).where('id', '=', id).execute();
  await tx.q
    .updateTable('fulfilment_type')
    .set({ standing: 1 })
    .where('venue_id', '=', id)
    .where('code', '=', 'pickup')
    .execute();
}
