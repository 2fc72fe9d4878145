import { z } from 'zod';
import { call } from '#call';
import { idField, listField, optionalField, textField } from '#fields';

/** Has the dockets of an order printed once more. */
export const consoleReprint = call({
  action: 'ConsoleOrder',
  sub: 'reprint',
  can: 'move_orders',
  scope: 'venue',
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
  can: 'move_orders',
  scope: 'venue',
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
  /** `new` was never heard of, `silent` not for a while. */
  health: z.enum(['new', 'ready', 'low', 'problem', 'silent']),
  state_text: z.string(),
  /** When it was heard of last; 0 is never. */
  seen: z.number(),
  /** When it printed last; 0 is never. */
  printed: z.number(),
  /** Papers that it is to print by now. */
  waiting: z.number(),
});

export const consolePrinters = call({
  action: 'ConsolePrinters',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({ printers: z.array(printer), stations: z.array(z.string()) }),
  errors: [],
  perMinute: 120,
});

const settings = {
  name: textField(60).regex(/\S/, 'is missing'),
  columns: z.enum(['48', '42', '32'], 'is not a width of paper'),
  documents: listField(documentKind, 4),
  stations: optionalField(listField(textField(60).min(1), 40)),
  backup_id: optionalField(idField),
  /** Of a printer that is written to. */
  address: optionalField(textField(60)),
};

export const consoleAddPrinter = call({
  action: 'ConsolePrinters',
  sub: 'add',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({ ...settings, kind: printerKind, device: optionalField(textField(64)) }),
  /** `path` is what the printer is set to, told this once; empty for one that is written to. */
  output: z.strictObject({ printer, path: z.string() }),
  errors: ['bad_printer', 'too_many_printers'],
  perMinute: 30,
});

/** What it prints and where; its kind and its secret stay. */
export const consoleChangePrinter = call({
  action: 'ConsolePrinters',
  sub: 'change',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({ ...settings, printer_id: idField }),
  output: z.strictObject({ printer }),
  errors: ['no_such_printer', 'bad_printer'],
  perMinute: 60,
});

const onePrinter = z.object({ printer_id: idField });

export const consoleRemovePrinter = call({
  action: 'ConsolePrinters',
  sub: 'remove',
  can: 'manage_devices',
  scope: 'venue',
  input: onePrinter,
  output: z.strictObject({}),
  errors: ['no_such_printer'],
  perMinute: 30,
});

/** Takes a removal back: the printer has its secret and its papers again. */
export const consoleRestorePrinter = call({
  action: 'ConsolePrinters',
  sub: 'restore',
  can: 'manage_devices',
  scope: 'venue',
  input: onePrinter,
  output: z.strictObject({}),
  errors: ['no_such_printer', 'too_many_printers'],
  perMinute: 30,
});

/** Has a test page printed; asked for while one waits, it is that one. */
export const consoleTestPrinter = call({
  action: 'ConsolePrinters',
  sub: 'test',
  can: 'manage_devices',
  scope: 'venue',
  input: onePrinter,
  output: z.strictObject({}),
  errors: ['no_such_printer'],
  perMinute: 30,
});

const paper = z.strictObject({
  id: z.number(),
  kind: z.enum([...documentKind.options, 'change', 'edited', 'test']),
  /** Empty where it belongs to no order. */
  order_id: z.string(),
  number: z.string(),
  station: z.string(),
  /** 0 is the original. */
  copy: z.number(),
  state: z.enum(['waiting', 'printed', 'moved', 'shown', 'dropped']),
  problem: z.string(),
  /** When it was printed, else when it is to be. */
  at: z.number(),
});

/** What a printer was asked for last, newest first. */
export const consolePapers = call({
  action: 'ConsolePrinters',
  sub: 'papers',
  can: 'manage_devices',
  scope: 'venue',
  input: onePrinter,
  output: z.strictObject({ papers: z.array(paper) }),
  errors: ['no_such_printer'],
  perMinute: 120,
});

/** One of these papers once more, where it was printed; it says COPY. */
export const consoleReprintPaper = call({
  action: 'ConsolePrinters',
  sub: 'reprint',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({ paper_id: idField }),
  output: z.strictObject({}),
  errors: ['no_such_paper', 'too_many_copies'],
  perMinute: 60,
});
