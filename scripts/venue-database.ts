import { type Brands, loadBrands } from '../apps/server/src/brand/load.ts';
import { readConfig } from '../apps/server/src/config.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createBus } from '../apps/server/src/live/bus.ts';
import { openDatabase } from '../apps/server/src/live/open-database.ts';

export type Opened = { db: Database; brands: Brands };

/** The database and the brands of `npm start`. Servers that run beside it hear of what is changed. */
export async function withDatabase<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const brands = loadBrands(config.brandsDir, config.defaultBrand);
  const wiring = { bus: createBus(), wakeJobs: () => {} };
  const { db, link } = await openDatabase(config, wiring, console.error);
  try {
    await migrate(db);
    return await work({ db, brands });
  } finally {
    await link?.close();
    await db.close();
  }
}
