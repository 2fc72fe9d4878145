import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '#db/sqlite';

const quiet = { publish: () => {}, wakeJobs: () => {} };
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('the data is for its owner alone, where it is new and where it was open to all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'servery-modes-'));
  const data = join(folder, 'data');
  const file = join(data, 'servery.db');
  for (const round of ['new', 'old']) {
    if (round === 'old') {
      chmodSync(data, 0o755);
      writeFileSync(`${file}-wal`, '');
      for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    }
    const db = openSqlite(file, quiet);
    await db.migrate(async (schema) => schema.apply(`create table t_${round} (id integer)`));
    expect(modeOf(data)).toBe('700');
    const names = readdirSync(data);
    expect(names).toContain('servery.db-wal');
    expect(names.map((name) => modeOf(join(data, name)))).toEqual(names.map(() => '600'));
    await db.close();
  }
  rmSync(folder, { recursive: true });
});
