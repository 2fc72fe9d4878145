import { fail } from '@servery/domain/failure';
import type { PaperColumns } from '@servery/domain/printing/document';
import { isPrinterAddress } from '@servery/domain/printing/raw-address';
import type { PrinterKind } from '@servery/domain/printing/routing';
import type { CallInput, CallOutput } from '@servery/contract/registry';
import { notePrinterDeed, printerOfCaller } from '#actions/console/venue/printer-of-caller';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { ReadTx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { kitchenOf } from '#stores/kitchen';
import { papersWaiting } from '#stores/papers';
import {
  addPrinter,
  changePrinter,
  forgetRemoved,
  type PrinterRecord,
  type PrinterSettings,
  printersOf,
  setPrinterRemoved,
} from '#stores/printers';
import { touchMenus } from '#stores/switches';
import { printerView } from '#views/printer';

const MOST_PRINTERS = 40;

type At = { venueId: number; now: number };
type Shown = CallOutput<'ConsolePrinters'>['printers'];

async function shownPrinters(tx: ReadTx, { venueId, now }: At): Promise<Shown> {
  const others = await printersOf(tx, venueId);
  const waiting = await papersWaiting(tx, venueId, now);
  return others.map((printer) => printerView(printer, { now, waiting, others }));
}

async function shownPrinter(tx: ReadTx, id: number, at: At): Promise<Shown[number]> {
  const shown = (await shownPrinters(tx, at)).find((printer) => printer.id === id);
  if (!shown) throw new Error('the printer was not kept');
  return shown;
}

type Wanted = Pick<
  CallInput<'ConsolePrinters.change'>,
  'name' | 'columns' | 'documents' | 'stations' | 'backup_id' | 'address'
>;

/** What was asked for, if a printer of this kind can be like that among the others of its venue. */
function settingsOf(
  input: Wanted,
  kind: PrinterKind,
  others: readonly PrinterRecord[],
): PrinterSettings | undefined {
  const { backup_id: backupId, address = '' } = input;
  const isAddressed = kind === 'escpos' ? isPrinterAddress(address) : address === '';
  const hasBackup = backupId === undefined || others.some(({ id }) => id === backupId);
  if (!isAddressed || !hasBackup) return undefined;
  return {
    name: input.name.trim(),
    columns: Number(input.columns) as PaperColumns,
    documents: input.documents,
    stations: input.stations ?? [],
    backupId,
    address,
  };
}

const settingsIn = (printer: PrinterRecord): PrinterSettings => ({
  name: printer.name,
  columns: printer.columns,
  documents: printer.documents,
  stations: printer.stations,
  backupId: printer.backupId,
  address: printer.address,
});

export const consolePrinters = readAction('ConsolePrinters', async (tx, _input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const venueId = held.venue.id;
  const { stations } = await kitchenOf(tx, venueId);
  return answer({ printers: await shownPrinters(tx, { venueId, now: caller.now }), stations });
});

export const consoleAddPrinter = writeAction('ConsolePrinters.add', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const venueId = held.venue.id;
  const others = await printersOf(tx, venueId);
  if (others.length >= MOST_PRINTERS) return fail('too_many_printers');
  const { kind, device = '' } = input;
  const settings = settingsOf(input, kind, others);
  if (!settings) return fail('bad_printer');
  const { id, secret } = await addPrinter(tx, { ...settings, venueId, kind, device });
  await touchMenus(tx, venueId);
  await notePrinterDeed(tx, caller, {
    action: 'printer.added',
    of: { id, name: settings.name },
    after: settings,
  });
  return answer({
    printer: await shownPrinter(tx, id, { venueId, now: caller.now }),
    path: kind === 'escpos' ? '' : `/printing/${kind}/${secret}`,
  });
});

export const consoleChangePrinter = writeAction('ConsolePrinters.change', async (tx, input, caller) => {
  const held = await printerOfCaller(tx, caller, { id: input.printer_id });
  if (!held.ok) return held;
  const { printer } = held;
  const { id, venueId } = printer;
  const others = (await printersOf(tx, venueId)).filter((other) => other.id !== id);
  const settings = settingsOf(input, printer.kind, others);
  if (!settings) return fail('bad_printer');
  await changePrinter(tx, id, settings);
  await touchMenus(tx, venueId);
  await notePrinterDeed(tx, caller, {
    action: 'printer.changed',
    of: printer,
    before: settingsIn(printer),
    after: settings,
  });
  return answer({ printer: await shownPrinter(tx, id, { venueId, now: caller.now }) });
});

export const consoleRemovePrinter = writeAction('ConsolePrinters.remove', async (tx, input, caller) => {
  const held = await printerOfCaller(tx, caller, { id: input.printer_id });
  if (!held.ok) return held;
  const { printer } = held;
  await setPrinterRemoved(tx, printer.id, caller.now);
  await forgetRemoved(tx, printer.venueId);
  await touchMenus(tx, printer.venueId);
  await notePrinterDeed(tx, caller, { action: 'printer.removed', of: printer });
  return answer({});
});

export const consoleRestorePrinter = writeAction('ConsolePrinters.restore', async (tx, input, caller) => {
  const held = await printerOfCaller(tx, caller, { id: input.printer_id, removed: true });
  if (!held.ok) return held;
  const { printer } = held;
  if ((await printersOf(tx, printer.venueId)).length >= MOST_PRINTERS) return fail('too_many_printers');
  await setPrinterRemoved(tx, printer.id, 0);
  await touchMenus(tx, printer.venueId);
  await notePrinterDeed(tx, caller, { action: 'printer.restored', of: printer });
  return answer({});
});
