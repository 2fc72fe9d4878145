import type { PaperColumns, PaperKind } from '@servery/domain/printing/document';
import type { PrinterKind } from '@servery/domain/printing/routing';
import type { Generated } from 'kysely';

/** A printer of a venue. It fetches its papers with a secret of its own, or is written to at its address. */
export type PrinterTable = {
  id: Generated<number>;
  venue_id: number;
  name: string;
  kind: PrinterKind;
  /** Letters in a line of its paper. */
  columns: PaperColumns;
  /** JSON list of what it prints. */
  documents: string;
  /** JSON list of the stations whose dockets it prints; empty is every station, on one docket. */
  stations: string;
  /** The till or kiosk whose receipts it prints; empty is every one without a printer of its own. */
  device: Generated<string>;
  /** Who takes over what it does not print. */
  backup_id: number | null;
  secret_hash: string;
  /** Host and port of one that is written to. */
  address: Generated<string>;
  /** What it said last of itself; empty until it has said something. */
  state: Generated<string>;
  seen_at: Generated<number>;
  /** When it printed last; 0 is never. */
  printed_at: Generated<number>;
  /** Since when it is removed; 0 where it is not. A removal can be taken back. */
  removed_at: Generated<number>;
};

/** One paper of one kind of one order for one printer: its key has it printed once. */
export type PrintJobTable = {
  id: Generated<number>;
  venue_id: number;
  printer_id: number;
  order_id: number | null;
  kind: PaperKind;
  /** The station that a docket is for; empty is the whole order. */
  station: string;
  /** 0 is the original; others say COPY. */
  copy: number;
  job_key: string;
  /** JSON of what is printed, where it does not follow from the order. */
  document: Generated<string>;
  /** `moved` to the second printer, `shown` on the screen instead, `dropped` with its order. */
  state: 'waiting' | 'printed' | 'moved' | 'shown' | 'dropped';
  /** Not before: a docket for later is printed in time. */
  print_at: number;
  /** When the printer was given it; 0 where it said that it did not print. */
  sent_at: Generated<number>;
  lease_until: Generated<number>;
  /** 1: it was given out before, and nobody knows whether it is on paper. */
  may_be_printed: Generated<number>;
  problem: Generated<string>;
  printed_at: Generated<number>;
  /** Somebody has to know that it was not printed in time; `seen` when somebody does. */
  alarm: Generated<'' | 'open' | 'seen'>;
  created_at: number;
};
