import type { KeptBrands } from '../apps/server/src/brand/keep-brands.ts';
import { openBrands } from '../apps/server/src/brand/open-brands.ts';
import { commandConfig } from '../apps/server/src/command-config.ts';
import type { Config } from '../apps/server/src/config.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createBus } from '../apps/server/src/live/bus.ts';
import { openDatabase } from '../apps/server/src/live/open-database.ts';

export type Opened = { db: Database; brands: KeptBrands; config: Config };

const log = {
  info: () => {},
  error: (_facts: object, text: string) => console.error(text),
};

/**
 * The database and the brands of `npm start`. Servers that run beside it hear of what is changed. With `asItIs` no folder
 * of a brand is brought in: whoever makes a brand or lets somebody in wants no other one beside it.
 */
export async function withDatabase<T>(
  work: (opened: Opened) => Promise<T>,
  { asItIs = false }: { asItIs?: boolean } = {},
): Promise<T> {
  const config = await commandConfig({
    mayBeNew: process.argv.includes('--new'),
    how: 'To start a new one there, add --new.',
  });
  const bus = createBus();
  const { db, link } = await openDatabase(config, { bus, wakeJobs: () => {} }, console.error);
  try {
    await migrate(db);
    const importsBrands = config.importsBrands && !asItIs;
    const brands = await openBrands({ ...config, importsBrands }, { db, bus, log, now: Date.now() });
    brands.close();
    return await work({ db, brands, config });
  } finally {
    await link?.close();
    await db.close();
  }
}

/** Where people reach the server of this database. */
export const siteOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`;
