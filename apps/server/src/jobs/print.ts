import { layOut } from '@servery/domain/printing/layout';
import { ALARM_MS } from '@servery/domain/printing/routing';
import { stateText } from '@servery/domain/printing/printer-state';
import { z } from 'zod';
import type { Database } from '#db/database';
import type { FactParts } from '#messages/order-facts';
import { escalate } from '#printing/escalate';
import { givePaper } from '#printing/give-paper';
import { escPos, paperBytes } from '#providers/printer/bytes';
import type { RawPrinterPort } from '#providers/printer/port';
import { addPrintingJob } from '#stores/jobs';
import { findPrintJob, markPrinted, nextPrintJob, type PrintJobRecord, putBack } from '#stores/print-jobs';
import { findPrinter, notePrinter, type PrinterRecord } from '#stores/printers';

const payload = z.object({ print_job_id: z.number() });
/** A printer that is out of paper or away is asked again so soon. */
const AGAIN_MS = 5000;

export type PrintParts = FactParts & { db: Database; rawPrinter: RawPrinterPort };

async function sendRaw(job: PrintJobRecord, printer: PrinterRecord, parts: PrintParts): Promise<void> {
  // Papers of one printer come out one after the other, in the order in which they were asked for.
  const given = await parts.db.write(async (tx) => {
    const next = await nextPrintJob(tx, printer.id, parts.clock());
    return next?.id === job.id ? givePaper(tx, next, parts) : undefined;
  });
  const outcome =
    given &&
    (await parts.rawPrinter.print(
      printer.address,
      paperBytes(layOut(given.document, printer.columns), escPos),
    ));
  const now = parts.clock();
  await parts.db.write(async (tx) => {
    if (outcome)
      await notePrinter(tx, printer.id, { state: outcome.is === 'printed' ? 'ready' : outcome.state, now });
    if (outcome?.is === 'printed') return markPrinted(tx, job.id, now);
    if (outcome)
      await putBack(tx, job.id, { problem: stateText(outcome.state), unsure: outcome.is === 'unsure' });
    await addPrintingJob(tx, job.id, Math.min(now + AGAIN_MS, Math.max(now, job.print_at + ALARM_MS)));
  });
}

/** Writes to a printer that is written to, and looks after every paper until it is printed, or somebody knows. */
export async function workPrinting(work: unknown, parts: PrintParts): Promise<void> {
  const { print_job_id: id } = payload.parse(work);
  const now = parts.clock();
  const job = await parts.db.read((tx) => findPrintJob(tx, id));
  const printer = job && (await parts.db.read((tx) => findPrinter(tx, job.printer_id)));
  if (!job || !printer || job.state !== 'waiting') return;
  if (now >= job.print_at + ALARM_MS) return parts.db.write((tx) => escalate(tx, { job, printer }, now));
  if (printer.kind === 'escpos' && printer.removedAt === 0) return sendRaw(job, printer, parts);
  await parts.db.write((tx) => addPrintingJob(tx, id, job.print_at + ALARM_MS));
}
