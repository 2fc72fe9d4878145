import { hash, randomBytes } from 'node:crypto';
import { DOCUMENT_KINDS } from '@servery/domain/printing/document';
import type { Printer } from '@servery/domain/printing/routing';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import type { PrinterTable } from '#db/tables/printing';

/** A printer with what its connection needs. */
export type PrinterRecord = Printer & {
  venueId: number;
  address: string;
  state: string;
  seenAt: number;
  printedAt: number;
  removedAt: number;
};

const storedDocuments = z.array(z.enum(DOCUMENT_KINDS));
const storedStations = z.array(z.string());

const parse = (row: Selectable<PrinterTable>): PrinterRecord => ({
  id: row.id,
  venueId: row.venue_id,
  name: row.name,
  kind: row.kind,
  columns: row.columns,
  documents: storedDocuments.parse(JSON.parse(row.documents)),
  stations: storedStations.parse(JSON.parse(row.stations)),
  device: row.device,
  backupId: row.backup_id ?? undefined,
  address: row.address,
  state: row.state,
  seenAt: row.seen_at,
  printedAt: row.printed_at,
  removedAt: row.removed_at,
});

const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');

export async function printersOf(tx: ReadTx, venueId: number): Promise<PrinterRecord[]> {
  const rows = await tx.q
    .selectFrom('printer')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('removed_at', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(parse);
}

/** One that was removed too: its papers may still wait. */
export async function findPrinter(tx: ReadTx, id: number): Promise<PrinterRecord | undefined> {
  const row = await tx.q.selectFrom('printer').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parse(row);
}

/** Whoever has the secret is that printer. */
export async function printerBySecret(tx: ReadTx, secret: string): Promise<PrinterRecord | undefined> {
  const row = await tx.q
    .selectFrom('printer')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .where('removed_at', '=', 0)
    .executeTakeFirst();
  return row && parse(row);
}

export type NewPrinter = Omit<PrinterRecord, 'id' | 'state' | 'seenAt' | 'printedAt' | 'removedAt'>;

/** 256 random bits, told once: only the hash is stored. */
export async function addPrinter(
  tx: Tx,
  printer: NewPrinter,
  secret = randomBytes(32).toString('base64url'),
): Promise<{ id: number; secret: string }> {
  const { id } = await tx.q
    .insertInto('printer')
    .values({
      venue_id: printer.venueId,
      name: printer.name,
      kind: printer.kind,
      columns: printer.columns,
      documents: JSON.stringify(printer.documents),
      stations: JSON.stringify(printer.stations),
      device: printer.device,
      backup_id: printer.backupId ?? null,
      secret_hash: hashOf(secret),
      address: printer.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

/** It polls every few seconds: written is only what is new. */
const SEEN_EVERY_MS = 15_000;

export const isNewsOf = (printer: PrinterRecord, state: string, now: number): boolean =>
  printer.state !== state || now - printer.seenAt > SEEN_EVERY_MS;

export async function notePrinter(tx: Tx, id: number, said: { state: string; now: number }): Promise<void> {
  await tx.q
    .updateTable('printer')
    .set({ state: said.state, seen_at: said.now })
    .where('id', '=', id)
    .execute();
}

export type PrinterSettings = Pick<
  NewPrinter,
  'name' | 'columns' | 'documents' | 'stations' | 'backupId' | 'address'
>;

export async function changePrinter(tx: Tx, id: number, to: PrinterSettings): Promise<void> {
  await tx.q
    .updateTable('printer')
    .set({
      name: to.name,
      columns: to.columns,
      documents: JSON.stringify(to.documents),
      stations: JSON.stringify(to.stations),
      backup_id: to.backupId ?? null,
      address: to.address,
    })
    .where('id', '=', id)
    .execute();
}

export async function setPrinterRemoved(tx: Tx, id: number, removedAt: number): Promise<void> {
  await tx.q.updateTable('printer').set({ removed_at: removedAt }).where('id', '=', id).execute();
}

/** So many removals of a venue can be taken back. */
const KEPT_REMOVED = 10;

/** Those that were removed long ago go, with their papers. */
export async function forgetRemoved(tx: Tx, venueId: number): Promise<void> {
  const rows = await tx.q
    .selectFrom('printer')
    .select('id')
    .where('venue_id', '=', venueId)
    .where('removed_at', '>', 0)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.slice(KEPT_REMOVED).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.q.deleteFrom('print_job').where('printer_id', 'in', ids).execute();
  await tx.q.updateTable('printer').set({ backup_id: null }).where('backup_id', 'in', ids).execute();
  await tx.q.deleteFrom('printer').where('id', 'in', ids).execute();
}
