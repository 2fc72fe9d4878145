import { z } from 'zod';

/**
 * A backup is gzipped lines of JSON, the same for both engines: a head, for each table its columns, its rows as lists
 * and its end with their number and checksum, and a last line with the checksum of all before it.
 */
export const headLine = z.object({
  backup: z.literal(1),
  made_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
export type Head = z.output<typeof headLine>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type Table = { name: string; columns: readonly string[] };

const value = z.union([z.string(), z.number(), z.null()]);
export const rowLine = z.array(value);
export type Row = readonly z.output<typeof value>[];

export const endLine = z.object({ end: z.string(), rows: z.int(), sha256: z.string() });
export const lastLine = z.object({
  complete: z.literal(true),
  tables: z.int(),
  rows: z.int(),
  sha256: z.string(),
});

/** Why a backup cannot be made or used, in words for whoever runs it. */
export class BackupError extends Error {}

export const CUT =
  'The backup ends too early: it was cut off while it was written or copied. Take another one.';
export const damaged = (where: string): BackupError =>
  new BackupError(`The backup is damaged: ${where} is not what was written. Take another one.`);
