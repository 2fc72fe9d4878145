import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
} from 'kysely';
import type { Handle } from '#db/database';
import type { Schema } from '#db/schema';

const nothing = () => Promise.resolve();
const refuse = () => Promise.reject(new Error('transactions are begun by the database, not by Kysely'));

const driverOf = (connection: DatabaseConnection): Driver => ({
  init: nothing,
  acquireConnection: () => Promise.resolve(connection),
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: nothing,
  destroy: nothing,
});

/** A Kysely that speaks one engine's SQL and sends it one way: connections and transactions are ours. */
export function handleOn(speech: Omit<Dialect, 'createDriver'>, run: Handle['run']): Handle {
  const driver = driverOf({
    executeQuery: <R>(query: CompiledQuery) => run(query) as Promise<QueryResult<R>>,
    streamQuery() {
      throw new Error('streaming is not used');
    },
  });
  const dialect: Dialect = {
    createAdapter: () => speech.createAdapter(),
    createIntrospector: (db) => speech.createIntrospector(db),
    createQueryCompiler: () => speech.createQueryCompiler(),
    createDriver: () => driver,
  };
  return { q: new Kysely<Schema>({ dialect }), run };
}
