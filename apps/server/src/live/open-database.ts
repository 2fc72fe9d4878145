import { join } from 'node:path';
import type { Config } from '#config';
import { openSqlite } from '#db/sqlite';
import type { LiveBus } from '#live/bus';
import type { Bridge } from '#live/postgres-bridge';

type Wiring = { bus: LiveBus; wakeJobs(): void };

/** The database of the configuration. On PostgreSQL, other processes hear of what happens in this one. */
export async function openDatabase(config: Config, wiring: Wiring, warn: (error: unknown) => void) {
  const after = { publish: wiring.bus.publish, wakeJobs: wiring.wakeJobs };
  if (!config.databaseUrl)
    return { db: openSqlite(join(config.dataDir, 'servery.db'), after), link: undefined };
  // Most venues have the embedded database: they do not wait for the driver of the other one.
  const [{ openPostgres }, { bridge }] = await Promise.all([
    import('#db/postgres'),
    import('#live/postgres-bridge'),
  ]);
  let link: Bridge | undefined;
  const wake = () => {
    wiring.wakeJobs();
    link?.wakeJobs();
  };
  const db = openPostgres(config.databaseUrl, config.poolSize, { ...after, wakeJobs: wake });
  link = await bridge(config.databaseUrl, db.pool, { bus: wiring.bus, wakeJobs: wiring.wakeJobs, warn });
  return { db, link };
}
