import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '#config';
import { BackupError } from '#db/backup/format';
import { openSource } from '#db/backup/open';
import { makeBackup } from '#db/backup/make-backup';

/** `npm run backup -- [file]`, while the server runs or not. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const now = Date.now();
  const name = `servery-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`;
  const file = resolve(process.argv[2] ?? join(config.dataDir, 'backups', name));
  const source = await openSource(config);
  try {
    const { tables, rows } = await makeBackup(source, file, now);
    process.stdout.write(`Backed up ${rows} rows of ${tables} tables to ${file}\n`);
  } finally {
    await source.close();
  }
}

main().catch((error: unknown) => {
  const readable = error instanceof ConfigError || error instanceof BackupError;
  process.stderr.write(`${readable ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
