import type { ReadTx, Tx } from '#db/database';

/** Everything a customer can see of these menus may have changed: their version goes up, and everybody is told. */
export async function touchMenus(tx: Tx, merchantId: number): Promise<void> {
  const menus = await tx.q
    .updateTable('menu')
    .set((menu) => ({ version: menu('version', '+', 1) }))
    .where('merchant_id', '=', merchantId)
    .returning(['slug', 'version'])
    .execute();
  for (const { slug, version } of menus)
    tx.emit({ type: 'menu', menu_name: slug, version, merchant_id: merchantId });
}

export type StoreSwitches = { closed: boolean; pausedUntil: number; pauseReason: string };

export async function setSwitches(tx: Tx, merchantId: number, switches: StoreSwitches): Promise<void> {
  const { closed, pausedUntil: paused_until, pauseReason: pause_reason } = switches;
  await tx.q
    .updateTable('merchant')
    .set({ closed: closed ? 1 : 0, paused_until, pause_reason })
    .where('id', '=', merchantId)
    .execute();
  await touchMenus(tx, merchantId);
}

export async function setSoldOut(
  tx: Tx,
  { productId, venueId }: { productId: number; venueId: number },
  soldOut: { text: string; until: number } | undefined,
): Promise<void> {
  await tx.q.deleteFrom('sold_out').where('product_id', '=', productId).execute();
  if (soldOut)
    await tx.q
      .insertInto('sold_out')
      .values({ product_id: productId, merchant_id: venueId, ...soldOut })
      .execute();
  await touchMenus(tx, venueId);
}

/** The menu that a venue's people work with: its first. */
export async function menuOfVenue(tx: ReadTx, merchantId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('menu')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}
