import type { Tx } from '#db/database';
import { queuePaper } from '#ordering/queue-dockets';
import { ordersById } from '#stores/orders';
import { endPrintJob, type PrintJobRecord } from '#stores/print-jobs';
import { findPrinter, type PrinterRecord } from '#stores/printers';

/** The board is told by the order that it is about. */
async function tellBoard(tx: Tx, { order_id: id, venue_id }: PrintJobRecord): Promise<void> {
  const order = id === null ? undefined : (await ordersById(tx, [id])).get(id);
  if (order) tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id });
}

type Unprinted = { job: PrintJobRecord; printer: PrinterRecord };

/**
 * A paper that was not printed in time goes to the second printer, or to the screen, and somebody is told. What the
 * first printer may have printed all the same says so on the second. A test page says enough by not coming.
 */
export async function escalate(tx: Tx, { job, printer }: Unprinted, now: number): Promise<void> {
  if (job.kind === 'test') return void (await endPrintJob(tx, job.id, { state: 'dropped', alarm: '' }));
  const backup = printer.backupId === undefined ? undefined : await findPrinter(tx, printer.backupId);
  const takesOver =
    backup?.venueId === job.venue_id && backup.removedAt === 0 && backup.id !== printer.id
      ? backup
      : undefined;
  if (!(await endPrintJob(tx, job.id, { state: takesOver ? 'moved' : 'shown', alarm: 'open' }))) return;
  if (takesOver)
    await queuePaper(
      tx,
      {
        venue_id: job.venue_id,
        printer_id: takesOver.id,
        order_id: job.order_id,
        kind: job.kind,
        station: job.station,
        copy: job.copy,
        document: job.document,
        may_be_printed: job.sent_at > 0 || job.may_be_printed === 1 ? 1 : 0,
        print_at: now,
        created_at: now,
      },
      takesOver,
    );
  await tellBoard(tx, job);
}
