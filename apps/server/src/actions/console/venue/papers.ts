import { fail } from '@servery/domain/failure';
import { testPage } from '@servery/domain/printing/test-page';
import { notePrinterDeed, printerOfCaller } from '#actions/console/venue/printer-of-caller';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { queueAgain, queuePaper } from '#ordering/queue-dockets';
import { isTestWaiting, lastPapers } from '#stores/papers';
import { findPrintJob } from '#stores/print-jobs';
import { findPrinter } from '#stores/printers';
import { paperView } from '#views/printer';

export const consolePapers = readAction('ConsolePrinters.papers', async (tx, input, caller) => {
  const held = await printerOfCaller(tx, caller, { id: input.printer_id });
  if (!held.ok) return held;
  return answer({ papers: (await lastPapers(tx, held.printer.id)).map(paperView) });
});

export const consoleTestPrinter = writeAction('ConsolePrinters.test', async (tx, input, caller) => {
  const held = await printerOfCaller(tx, caller, { id: input.printer_id });
  if (!held.ok) return held;
  const { printer, venue } = held;
  const { now } = caller;
  if (await isTestWaiting(tx, printer.id)) return answer({});
  const page = testPage({ venue: venue.name, printer: printer.name, zone: venue.timeZone, now });
  await queuePaper(
    tx,
    {
      venue_id: printer.venueId,
      printer_id: printer.id,
      order_id: null,
      kind: 'test',
      station: '',
      copy: 0,
      document: JSON.stringify(page),
      may_be_printed: 0,
      print_at: now,
      created_at: now,
    },
    printer,
  );
  await notePrinterDeed(tx, caller, { action: 'printer.tested', of: printer });
  return answer({});
});

export const consoleReprintPaper = writeAction('ConsolePrinters.reprint', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const job = await findPrintJob(tx, input.paper_id);
  const printer = job && (await findPrinter(tx, job.printer_id));
  if (!job || printer?.venueId !== held.venue.id || printer.removedAt > 0) return fail('no_such_paper');
  if (!(await queueAgain(tx, job, { printer, now: caller.now }))) return fail('too_many_copies');
  await notePrinterDeed(tx, caller, { action: 'paper.reprinted', of: printer, after: { paper: job.id } });
  return answer({});
});
