import { join } from 'node:path';
import { openSqlite } from '#db/sqlite';

/**
 * For journeys: they order far more in a quarter of an hour than a kitchen takes, and each wants to be told the usual
 * time. Run beside a server, on its folder.
 */
const db = openSqlite(join(process.env['SERVERY_DATA'] ?? '', 'servery.db'), {
  publish: () => {},
  wakeJobs: () => {},
});
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
await db.close();
