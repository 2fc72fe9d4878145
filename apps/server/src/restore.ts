import { resolve } from 'node:path';
import { commandConfig } from '#command-config';
import { ConfigError } from '#config';
import { BackupError } from '#db/backup/format';
import { openTarget } from '#db/backup/open';
import { restoreBackup } from '#db/backup/restore-backup';

/** `npm run restore -- file`, into a database that is empty. */
async function main(): Promise<void> {
  const given = process.argv[2];
  if (given === undefined)
    throw new BackupError('Say which backup: npm run restore -- path/to/the.backup.gz');
  const target = await openTarget(await commandConfig({ mayBeNew: true }));
  try {
    const { head, tables, rows } = await restoreBackup(resolve(given), target);
    process.stdout.write(`Restored ${rows} rows of ${tables} tables, as they were at ${head.made_at}\n`);
  } finally {
    await target.close();
  }
}

main().catch((error: unknown) => {
  const readable = error instanceof ConfigError || error instanceof BackupError;
  process.stderr.write(`${readable ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
