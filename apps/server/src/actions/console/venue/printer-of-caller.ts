import type { DeedName } from '@servery/domain/audit/deeds';
import { beforeAndAfter } from '@servery/domain/audit/keep';
import { note } from '#callers/note';
import { fail } from '@servery/domain/failure';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { Caller } from '#callers/caller';
import type { ReadTx, Tx } from '#db/database';
import { findPrinter } from '#stores/printers';

type Wanted = { id: number; removed?: boolean };

/** A printer of the venue that the caller manages; one that was removed only where that is wanted. */
export async function printerOfCaller(tx: ReadTx, caller: Caller, { id, removed = false }: Wanted) {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const printer = await findPrinter(tx, id);
  if (printer?.venueId !== held.venue.id || printer.removedAt > 0 !== removed) return fail('no_such_printer');
  return { ...held, printer };
}

type Printed = { id: number; name: string };
type Deed = { action: DeedName; of: Printed; before?: object; after?: object };

export const notePrinterDeed = (tx: Tx, caller: Caller, { action, of, before, after }: Deed) =>
  note(tx, caller, {
    action,
    subject: of.name,
    details: { printer: of.id, ...(before || after ? beforeAndAfter(before, after) : {}) },
  });
