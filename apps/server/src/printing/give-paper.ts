import type { PaperDocument } from '@servery/domain/printing/document';
import type { Tx } from '#db/database';
import type { FactParts } from '#messages/order-facts';
import { paperOf } from '#printing/paper-of';
import { endPrintJob, handOut, nextPrintJob, type PrintJobRecord } from '#stores/print-jobs';

export type GivenPaper = { job: PrintJobRecord; document: PaperDocument };

/** Gives a printer this paper; nothing where it is not to be printed any more. */
export async function givePaper(
  tx: Tx,
  job: PrintJobRecord,
  parts: FactParts,
): Promise<GivenPaper | undefined> {
  const given = await handOut(tx, job, parts.clock());
  const document = await paperOf(tx, given, parts);
  if (document) return { job: given, document };
  await endPrintJob(tx, job.id, { state: 'dropped', alarm: '' });
  return undefined;
}

/** The next one that a printer is to print. */
export async function giveNextPaper(
  tx: Tx,
  printerId: number,
  parts: FactParts,
): Promise<GivenPaper | undefined> {
  for (;;) {
    const job = await nextPrintJob(tx, printerId, parts.clock());
    if (!job) return undefined;
    const given = await givePaper(tx, job, parts);
    if (given) return given;
  }
}
