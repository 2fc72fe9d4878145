import type { ReadTx, Tx } from '#db/database';

/** Everything a customer can see of these menus may have changed: their version goes up, and everybody is told. */
export async function touchMenus(tx: Tx, venueId: number): Promise<void> {
  const menus = await tx.q
    .updateTable('menu')
    .set((menu) => ({ version: menu('version', '+', 1) }))
    .where('venue_id', '=', venueId)
    .returning(['slug', 'version'])
    .execute();
  for (const { slug, version } of menus)
    tx.emit({ type: 'menu', menu_name: slug, version, venue_id: venueId });
}

/** The same for all venues of a brand. */
export async function touchMenusOf(tx: Tx, brandCode: string): Promise<void> {
  const venues = await tx.q.selectFrom('venue').select('id').where('brand_code', '=', brandCode).execute();
  for (const { id } of venues) await touchMenus(tx, id);
}

/** Gives every menu of a venue a place for promo codes. */
export async function takeCodes(tx: Tx, venueId: number): Promise<void> {
  await tx.q.updateTable('menu').set({ allow_promo_codes: 1 }).where('venue_id', '=', venueId).execute();
  await touchMenus(tx, venueId);
}

export type StoreSwitches = { closed: boolean; pausedUntil: number; pauseReason: string };

export async function setSwitches(tx: Tx, venueId: number, switches: StoreSwitches): Promise<void> {
  const { closed, pausedUntil: paused_until, pauseReason: pause_reason } = switches;
  await tx.q
    .updateTable('venue')
    .set({ closed: closed ? 1 : 0, paused_until, pause_reason })
    .where('id', '=', venueId)
    .execute();
  await touchMenus(tx, venueId);
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
      .values({ product_id: productId, venue_id: venueId, ...soldOut })
      .execute();
  await touchMenus(tx, venueId);
}

/** As somebody said it; a count that has run out is not in it. */
export async function soldOutOf(tx: ReadTx, productId: number) {
  return tx.q
    .selectFrom('sold_out')
    .select(['text', 'until'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** The menu that a venue's people work with: its first. */
export async function menuOfVenue(tx: ReadTx, venueId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('menu')
    .select('id')
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}
