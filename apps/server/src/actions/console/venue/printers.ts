import { fail } from '@servery/domain/failure';
import type { PaperColumns } from '@servery/domain/printing/document';
import { isPrinterAddress } from '@servery/domain/printing/raw-address';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { audit } from '#stores/audit';
import type { ConsoleUserRecord } from '#stores/people';
import { addPrinter, findPrinter, printersOf, removePrinter } from '#stores/printers';
import { touchMenus } from '#stores/switches';
import { printerView } from '#views/printer';

const MOST_PRINTERS = 40;

const note = (tx: Tx, caller: Caller, deed: { user: ConsoleUserRecord; action: string; printerId: number }) =>
  audit(tx, {
    venueId: deed.user.venue_id,
    consoleUserId: deed.user.id,
    action: deed.action,
    subject: String(deed.printerId),
    details: {},
    now: caller.now,
  });

export const consolePrinters = readAction('ConsolePrinters', async (tx, _input, caller) => {
  const held = await venueOfCaller(tx, caller, 'manage_store');
  if (!held.ok) return held;
  return answer({ printers: (await printersOf(tx, held.venue.id)).map(printerView) });
});

export const consoleAddPrinter = writeAction('ConsolePrinters.add', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller, 'manage_store');
  if (!held.ok) return held;
  const others = await printersOf(tx, held.venue.id);
  if (others.length >= MOST_PRINTERS) return fail('too_many_printers');
  const { backup_id: backupId, address = '', kind } = input;
  const isAddressed = kind === 'escpos' ? isPrinterAddress(address) : address === '';
  if (!isAddressed || (backupId !== undefined && !others.some(({ id }) => id === backupId)))
    return fail('bad_printer');
  const { id, secret } = await addPrinter(tx, {
    venueId: held.venue.id,
    name: input.name.trim(),
    kind,
    columns: Number(input.columns) as PaperColumns,
    documents: input.documents,
    stations: input.stations ?? [],
    device: input.device ?? '',
    backupId,
    address,
  });
  await touchMenus(tx, held.venue.id);
  await note(tx, caller, { user: held.user, action: 'printer.added', printerId: id });
  const added = await findPrinter(tx, id);
  if (!added) throw new Error('the printer was not kept');
  return answer({
    printer: printerView(added),
    path: kind === 'escpos' ? '' : `/printing/${kind}/${secret}`,
  });
});

export const consoleRemovePrinter = writeAction('ConsolePrinters.remove', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller, 'manage_store');
  if (!held.ok) return held;
  const printer = await findPrinter(tx, input.printer_id);
  if (printer?.venueId !== held.venue.id) return fail('no_printer');
  await removePrinter(tx, printer.id);
  await touchMenus(tx, held.venue.id);
  await note(tx, caller, { user: held.user, action: 'printer.removed', printerId: printer.id });
  return answer({});
});
