import { z } from 'zod';
import { call } from '#call';
import { idField, listField, optionalField, textField } from '#fields';

/** Has the dockets of an order printed once more. */
export const consoleReprint = call({
  action: 'ConsoleOrder',
  sub: 'reprint',
  who: 'console',
  input: z.object({ order_id: textField(64).min(1, 'is missing') }),
  /** How many papers the printers were asked for. */
  output: z.strictObject({ papers: z.number() }),
  errors: ['order_not_found', 'no_printer', 'too_many_copies'],
  perMinute: 60,
});

/** Somebody knows of the dockets that were not printed: the board stops saying so. */
export const consolePrintingSeen = call({
  action: 'ConsolePrinting',
  sub: 'seen',
  who: 'console',
  input: z.object({}),
  output: z.strictObject({}),
  errors: [],
  perMinute: 60,
});

const printerKind = z.enum(['star', 'epson', 'escpos'], 'is not a kind of printer');
const documentKind = z.enum(['kitchen', 'receipt', 'eftpos', 'settlement'], 'is not a kind of paper');
const paperColumns = z.union([z.literal(48), z.literal(42), z.literal(32)]);

const printer = z.strictObject({
  id: z.number(),
  name: z.string(),
  kind: printerKind,
  columns: paperColumns,
  documents: z.array(documentKind),
  stations: z.array(z.string()),
  device: z.string(),
  /** Who takes over what it does not print; 0 is the screen. */
  backup_id: z.number(),
  address: z.string(),
  state_text: z.string(),
  /** When it was heard of last; 0 is never. */
  seen: z.number(),
});

export const consolePrinters = call({
  action: 'ConsolePrinters',
  who: 'console',
  input: z.object({}),
  output: z.strictObject({ printers: z.array(printer) }),
  errors: [],
  perMinute: 120,
});

export const consoleAddPrinter = call({
  action: 'ConsolePrinters',
  sub: 'add',
  who: 'console',
  input: z.object({
    name: textField(60).regex(/\S/, 'is missing'),
    kind: printerKind,
    columns: z.enum(['48', '42', '32'], 'is not a width of paper'),
    documents: listField(documentKind, 4),
    stations: optionalField(listField(textField(60).min(1), 40)),
    device: optionalField(textField(64)),
    backup_id: optionalField(idField),
    /** Of a printer that is written to. */
    address: optionalField(textField(60)),
  }),
  /** `path` is what the printer is set to, told this once; empty for one that is written to. */
  output: z.strictObject({ printer, path: z.string() }),
  errors: ['bad_printer', 'too_many_printers'],
  perMinute: 30,
});

export const consoleRemovePrinter = call({
  action: 'ConsolePrinters',
  sub: 'remove',
  who: 'console',
  input: z.object({ printer_id: idField }),
  output: z.strictObject({}),
  errors: ['no_printer'],
  perMinute: 30,
});
