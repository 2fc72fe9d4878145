import { join } from 'node:path';
import { openSqlite } from '#db/sqlite';
import { makeRoom } from './room.ts';

/**
 * For journeys: they order far more in a quarter of an hour than a kitchen takes, and each wants to be told the usual
 * time. Run beside a server, on its folder.
 */
const db = openSqlite(join(process.env['SERVERY_DATA'] ?? '', 'servery.db'), {
  publish: () => {},
  wakeJobs: () => {},
});
await makeRoom(db);
await db.close();
