import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Engine, ReadTx } from '#db/database';
import type { Schema } from '#db/schema';

/** Stands for a parameter while a statement is being built. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Built = { query: CompiledQuery; slots: readonly (string | undefined)[] };

type Build = (q: Kysely<Schema>, slotted: object) => Compilable;

function buildOnce(q: Kysely<Schema>, build: Build): Built {
  const slotted = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });
  const query = build(q, slotted).compile();
  return { query, slots: query.parameters.map((value) => (value instanceof Slot ? value.name : undefined)) };
}

/**
 * A statement of the hot path: Kysely writes its SQL once per engine, and afterwards only parameters change.
 * Building it anew for every request costs more than SQLite needs to run it.
 */
export function statement<P extends object, R>(
  build: (q: Kysely<Schema>, p: P) => Compilable<R>,
): (tx: ReadTx, params: P) => Promise<R[]> {
  const built: Partial<Record<Engine, Built>> = {};
  return async (tx, params) => {
    const { query, slots } = (built[tx.engine] ??= buildOnce(tx.q, build as Build));
    const values = params as Readonly<Record<string, unknown>>;
    const parameters = slots.map((name, index) =>
      name === undefined ? query.parameters[index] : values[name],
    );
    const { rows } = await tx.run({ ...query, parameters });
    return rows as R[];
  };
}
