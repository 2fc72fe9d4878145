import type { Database } from '#db/database';

/** Blocks of time that take any number of orders, for those who order by the machine's own clock: late in the evening few blocks are left. */
export async function makeRoom(db: Database): Promise<void> {
  await db.write(async ({ q }) => {
    await q
      .updateTable('fulfilment_type')
      .set({ block_capacity: 10_000 })
      .where('block_capacity', '>', 0)
      .execute();
    await q
      .updateTable('menu')
      .set((menu) => ({ version: menu('version', '+', 1) }))
      .execute();
  });
}
