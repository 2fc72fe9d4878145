import type { LiveEvent } from '@servery/contract/events';
import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from '#db/schema';

export type Engine = 'sqlite' | 'postgres';

/** Where statements are sent: built with Kysely, or handed over compiled, past all that Kysely does around them. */
export type Handle = {
  readonly q: Kysely<Schema>;
  run(query: CompiledQuery): Promise<QueryResult<unknown>>;
};

/** What a store gets. Inside a transaction nothing else may be used: the outer handle would deadlock or read outside. */
export type Tx = Handle & {
  readonly engine: Engine;
  /** Told to everyone who listens once the transaction is committed, and never otherwise. */
  emit(event: LiveEvent): void;
  /** Wakes the job worker once the transaction is committed. */
  wakeJobs(): void;
  /** Done once the transaction is committed, before anybody hears of it, and never otherwise. */
  afterCommit(work: () => void): void;
};

/** Statements outside a transaction: each sees what was committed before it. */
export type ReadTx = Handle & { readonly engine: Engine };

/** Plain SQL, for migrations alone. */
export type SchemaHandle = {
  rows(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** All of these statements, or none. */
  apply(sql: string): Promise<void>;
};

/** Transactions of this process that wait for their turn; the embedded engine has no pool. */
type DatabaseLoad = { waiting: number; connections?: { busy: number; idle: number } };

export type Database = {
  readonly engine: Engine;
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
  /** One transaction. A value for which `keep` is false is still answered, but nothing of it is stored. */
  write<T>(work: (tx: Tx) => Promise<T>, keep?: (value: T) => boolean): Promise<T>;
  /** Runs `work` while no other process changes the schema of the same database. */
  migrate<T>(work: (schema: SchemaHandle) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  close(): Promise<void>;
};

/** What happens after a commit: the live events and the worker's bell. */
export type AfterCommit = { publish(events: readonly LiveEvent[]): void; wakeJobs(): void };

export type Effects = { events: LiveEvent[]; wake: boolean; works: (() => void)[] };
export const noEffects = (): Effects => ({ events: [], wake: false, works: [] });

export function announce(effects: Effects, after: AfterCommit): void {
  for (const work of effects.works) work();
  if (effects.events.length > 0) after.publish(effects.events);
  if (effects.wake) after.wakeJobs();
}

export const txOf = (engine: Engine, { q, run }: Handle, effects: Effects): Tx => ({
  engine,
  q,
  run,
  emit: (event) => effects.events.push(event),
  afterCommit: (work) => effects.works.push(work),
  wakeJobs: () => {
    effects.wake = true;
  },
});
