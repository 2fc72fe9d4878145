import pg from 'pg';

/**
 * Whoever waits for the database is told within five seconds that it says nothing. It ends a statement itself before
 * its answer is given up here: what is given up here is a database, a network or a machine that hangs.
 */
export const LIMITS = {
  connectionTimeoutMillis: 3500,
  statement_timeout: 3000,
  query_timeout: 3500,
  idle_in_transaction_session_timeout: 30_000,
  idleTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

const PROBE_MS = 750;
const AGAIN_MS = 500;
/** What the driver says when nothing came in time. */
const SAID = /^(?:Query read timeout|timeout expired|Connection terminated due to connection timeout)$/;

class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer');
  }
}

/** Whether nothing is heard on a connection any more: what is asked on it now would wait as long again. */
export const isSilence = (error: unknown): boolean =>
  error instanceof DatabaseSilent || (error instanceof Error && SAID.test(error.message));

/** Whether it says anything at all, be it that it has no room. */
async function speaks(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => {});
  }
}

type Silence = {
  /** What was asked for, unless the database falls silent meanwhile; what comes too late is handed back. */
  inTime<T>(asked: () => Promise<T>, handBack: (late: T) => void): Promise<T>;
  /** Nothing came in time: is it one connection, or all of it? */
  suspect(): void;
  close(): void;
};

/** Once the database says nothing, nobody waits for it any more until it does. */
export function noticeSilence(url: string): Silence {
  const waiting = new Set<() => void>();
  let state: 'speaks' | 'suspected' | 'silent' | 'closed' = 'speaks';
  let timer: NodeJS.Timeout | undefined;

  const ask = async (): Promise<void> => {
    const heard = await speaks(url);
    if (state === 'closed') return;
    state = heard ? 'speaks' : 'silent';
    if (heard) return;
    for (const lose of waiting) lose();
    timer = setTimeout(() => void ask(), AGAIN_MS);
  };

  return {
    inTime: (asked, handBack) => {
      if (state === 'silent') return Promise.reject(new DatabaseSilent());
      return new Promise((got, failed) => {
        let isLate = false;
        const lose = (): void => {
          isLate = true;
          waiting.delete(lose);
          failed(new DatabaseSilent());
        };
        waiting.add(lose);
        asked()
          .then((it) => (isLate ? handBack(it) : got(it)), failed)
          .finally(() => waiting.delete(lose));
      });
    },
    suspect: () => {
      if (state !== 'speaks') return;
      state = 'suspected';
      void ask();
    },
    close: () => {
      state = 'closed';
      clearTimeout(timer);
    },
  };
}
