import { BackupError, type Head, type Table } from '#db/backup/format';
import { readBackup, type Summary } from '#db/backup/read-backup';
import type { Filling, Target } from '#db/backup/target';
import { type Migration, MIGRATION_TABLE, readMigrations, sqlFor } from '#db/migrate';

const NOT_EMPTY =
  'This database is not empty, and nothing was changed. Restore into an empty one: another SERVERY_DATA, or a new database at DATABASE_URL.';

/** The migrations that the backup's database had. Newer ones of ours are applied by the next start. */
function migrationsOf(head: Head, ours: readonly Migration[]): Migration[] {
  const had = new Map(head.migrations.map(({ name, checksum }) => [name, checksum]));
  const known = new Set(ours.map(({ name }) => name));
  const unknown = [...had.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer version (it has ${unknown.join(', ')}). Restore it with that version of Servery, ${head.server} or later.`,
    );
  const applied = ours.filter(({ name }) => had.has(name));
  const changed = applied.filter(({ name, checksum }) => had.get(name) && had.get(name) !== checksum);
  if (changed.length > 0)
    throw new BackupError(
      `The backup's database was made by another ${changed.map(({ name }) => name).join(', ')} than the one here. Restore it with the version of Servery that made it, ${head.server}.`,
    );
  return applied;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function makeSchema(into: Filling, migrations: readonly Migration[], engine: Target['engine']) {
  await into.apply(MIGRATION_TABLE);
  for (const migration of migrations) {
    await into.apply(sqlFor(engine, migration));
    const { name, checksum } = migration;
    await into.apply(
      `insert into migration (name, checksum) values (${literal(name)}, ${literal(checksum)})`,
    );
  }
}

/** A table that is not known, or has other columns, cannot be filled. */
function checkFits({ name, columns }: Table, made: ReadonlyMap<string, Table>): void {
  const own = made.get(name);
  if (!own || own.columns.toSorted().join() !== columns.toSorted().join())
    throw new BackupError(`The backup's table ${name} does not fit this version of Servery.`);
}

/**
 * Reads the whole backup before anything is touched, then makes the schema that it had and fills it, in one
 * transaction. What migrations put into an empty database is taken out first: the backup has it.
 */
export async function restoreBackup(
  file: string,
  target: Target,
  ours: readonly Migration[] = readMigrations(),
): Promise<Summary> {
  const { head } = await readBackup(file);
  const migrations = migrationsOf(head, ours);
  return target.fill(async (into) => {
    if ((await into.tables()).length > 0) throw new BackupError(NOT_EMPTY);
    await makeSchema(into, migrations, target.engine);
    await into.loosen();
    const made = (await into.tables()).filter(({ name }) => name !== 'migration');
    for (const { name } of made) await into.apply(`delete from ${name}`);
    const byName = new Map(made.map((table) => [table.name, table]));
    const summary = await readBackup(file, {
      table: (table) => checkFits(table, byName),
      rows: (table, rows) => into.insert(table, rows),
    });
    await into.tighten();
    return summary;
  });
}
