import { join } from 'node:path';
import type { Config } from '#config';
import type { Target } from '#db/backup/target';
import type { Source } from '#db/backup/write-backup';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;
const fileIn = ({ dataDir }: Place): string => join(dataDir, 'servery.db');

/** The server's own database, as its settings name it. */
export async function openSource(place: Place): Promise<Source & { close(): Promise<void> }> {
  if (place.databaseUrl)
    return (await import('#db/backup/postgres-backup')).openPostgresSource(place.databaseUrl);
  return (await import('#db/backup/sqlite-backup')).openSqliteSource(fileIn(place));
}

export async function openTarget(place: Place): Promise<Target> {
  if (place.databaseUrl)
    return (await import('#db/backup/postgres-backup')).openPostgresTarget(place.databaseUrl);
  return (await import('#db/backup/sqlite-backup')).openSqliteTarget(fileIn(place));
}
