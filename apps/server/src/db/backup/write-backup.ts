import { createHash } from 'node:crypto';
import type { Head, Row, Table } from '#db/backup/format';

export type Source = {
  engine: Head['engine'];
  migrations(): Promise<Head['migrations']>;
  tables(): Promise<Table[]>;
  /** Some at a time, all as they were at one moment. */
  rows(table: Table): AsyncIterable<readonly Row[]>;
};

/** The lines of a backup, several at a time. */
export async function* writeBackup(
  source: Source,
  { madeAt, server }: { madeAt: string; server: string },
): AsyncGenerator<string> {
  const all = createHash('sha256');
  const counted = { tables: 0, rows: 0 };
  const told = (lines: string): string => {
    all.update(lines);
    return lines;
  };
  const migrations = await source.migrations();
  yield told(
    `${JSON.stringify({ backup: 1, made_at: madeAt, engine: source.engine, server, migrations })}\n`,
  );
  for (const table of await source.tables()) {
    const { name, columns } = table;
    const own = createHash('sha256');
    let rows = 0;
    yield told(`${JSON.stringify({ table: name, columns })}\n`);
    for await (const some of source.rows(table)) {
      const lines = some.map((row) => `${JSON.stringify(row)}\n`).join('');
      own.update(lines);
      rows += some.length;
      yield told(lines);
    }
    yield told(`${JSON.stringify({ end: name, rows, sha256: own.digest('hex') })}\n`);
    counted.tables += 1;
    counted.rows += rows;
  }
  yield `${JSON.stringify({ complete: true, ...counted, sha256: all.digest('hex') })}\n`;
}
