import type { Engine } from '#db/database';
import type { Row, Table } from '#db/backup/format';

/** A database that is being filled, within one transaction. */
export type Filling = {
  apply(sql: string): Promise<void>;
  tables(): Promise<Table[]>;
  /** Rows may point at rows that come later. */
  loosen(): Promise<void>;
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Whatever points at nothing is refused, and new ids come after those that are there. */
  tighten(): Promise<void>;
};

export type Target = {
  engine: Engine;
  /** Everything that `work` does is kept, or nothing. */
  fill<T>(work: (into: Filling) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
