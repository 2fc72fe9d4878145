import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandConfig } from '#command-config';
import { ConfigError } from '#config';
import { BackupError } from '#db/backup/format';
import { openSource } from '#db/backup/open';
import { makeBackup } from '#db/backup/make-backup';
import { openDatabase } from '#live/open-database';
import { createBus } from '#live/bus';
import { noteBackup } from '#stores/settings';

/** `npm run backup -- [file]`, while the server runs or not. */
async function main(): Promise<void> {
  const config = await commandConfig({ mayBeNew: false });
  const now = Date.now();
  const name = `servery-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`;
  const given = process.argv[2];
  if (given === undefined && !existsSync(config.dataDir))
    throw new BackupError(`There is no folder ${config.dataDir}. Is SERVERY_DATA right? Or name a file.`);
  const file = resolve(given ?? join(config.dataDir, 'backups', name));
  const source = await openSource(config);
  try {
    const { tables, rows } = await makeBackup(source, file, now);
    process.stdout.write(`Backed up ${rows} rows of ${tables} tables to ${file}\n`);
  } finally {
    await source.close();
  }
  const wiring = { bus: createBus(), wakeJobs: () => {} };
  const { db, link } = await openDatabase(config, wiring, () => {});
  try {
    await db.write((tx) => noteBackup(tx, now));
  } finally {
    await link?.close();
    await db.close();
  }
}

main().catch((error: unknown) => {
  const readable = error instanceof ConfigError || error instanceof BackupError;
  process.stderr.write(`${readable ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
