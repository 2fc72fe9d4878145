import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { APP_VERSION } from '@servery/contract/envelope';
import { BackupError } from '#db/backup/format';
import { readBackup, type Summary } from '#db/backup/read-backup';
import { type Source, writeBackup } from '#db/backup/write-backup';

/** On the disk, and not in a buffer of the system's, before anybody relies on it. */
function settle(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a backup beside its place, reads it back, and only then gives it its name: a file of that name is whole. */
export async function makeBackup(source: Source, file: string, now: number): Promise<Summary> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    const lines = writeBackup(source, { madeAt: new Date(now).toISOString(), server: APP_VERSION });
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    settle(part);
    const summary = await readBackup(part);
    renameSync(part, file);
    return summary;
  } finally {
    rmSync(part, { force: true });
  }
}
