/** Of PostgreSQL's codes: connection, resources, a limit of time, the operator's doing, the system under it. */
const POSTGRES = /^(08|25P03|53|55000|55P03|57014|57P|58)/;
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** SQLite's primary codes: busy, locked, no memory, read-only, I/O error, disk full, cannot open. */
const SQLITE: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14]);
/** What the driver says without a code. */
const SAID =
  /Connection terminated|timeout exceeded when trying to connect|not (currently )?accepting connections|Query read timeout|timeout expired|database does not answer/i;

/** Whether the database could not do its work, rather than a statement being wrong: it may work in a moment. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE.has(error.errcode & 0xff);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return POSTGRES.test(code) || NETWORK.has(code) || SAID.test(error.message);
}
