import type { PaperKind } from '@servery/domain/printing/document';
import {
  ALARM_MS,
  kitchenRoutes,
  type Printer,
  printTime,
  type Route,
} from '@servery/domain/printing/routing';
import type { Tx } from '#db/database';
import { addPrintingJob } from '#stores/jobs';
import type { OrderRecord } from '#stores/orders';
import {
  addPrintJob,
  type NewPrintJob,
  printedDockets,
  type PrintJobRecord,
  timesAsked,
} from '#stores/print-jobs';

/** Has a paper printed, and somebody look whether it was. */
export async function queuePaper(tx: Tx, job: NewPrintJob, printer: Pick<Printer, 'kind'>): Promise<boolean> {
  const id = await addPrintJob(tx, job);
  if (id === undefined) return false;
  await addPrintingJob(tx, id, printer.kind === 'escpos' ? job.print_at : job.print_at + ALARM_MS);
  return true;
}

type Placed = {
  id: number;
  venue_id: number;
  is_test: number;
  due_at: number;
  placed_at: number;
  lines: readonly { station: string }[];
};

/** The kitchen's dockets of an order, however it was ordered; none of a test. */
export async function queueDockets(tx: Tx, order: Placed, printers: readonly Printer[]): Promise<void> {
  if (printers.length === 0 || order.is_test === 1) return;
  const byId = new Map(printers.map((printer) => [printer.id, printer]));
  for (const { printerId, station } of kitchenRoutes(printers, order.lines)) {
    const printer = byId.get(printerId);
    if (!printer) continue;
    await queuePaper(
      tx,
      {
        venue_id: order.venue_id,
        printer_id: printerId,
        order_id: order.id,
        kind: 'kitchen',
        station,
        copy: 0,
        document: '',
        may_be_printed: 0,
        print_at: printTime(order.due_at, order.placed_at),
        created_at: order.placed_at,
      },
      printer,
    );
  }
}

/** More of one paper than anybody needs is a finger on a button, or somebody who plays with the roll. */
const MOST_COPIES = 20;

type Again = {
  order: Pick<OrderRecord, 'id' | 'venue_id'>;
  kind: PaperKind;
  now: number;
  /** What is printed, where it does not follow from the order. */
  document?: string;
  /** Only where there is none yet. */
  once?: boolean;
};

/** Asks a printer for a paper, or for one more of it, which says COPY. Answers which one it is. */
export async function queueAnother(
  tx: Tx,
  { order, kind, now, document = '', once }: Again,
  route: Route & Pick<Printer, 'kind'>,
): Promise<number | undefined> {
  const { printerId, station } = route;
  const copy = await timesAsked(tx, { orderId: order.id, kind, station, printerId });
  if (once && copy > 0) return copy;
  if (copy > MOST_COPIES) return undefined;
  const job = { venue_id: order.venue_id, printer_id: printerId, order_id: order.id, kind, station, copy };
  await queuePaper(tx, { ...job, document, may_be_printed: 0, print_at: now, created_at: now }, route);
  return copy;
}

/** Whoever has a docket of an order on paper is told once that it is not to be made. */
export async function queueCancelled(tx: Tx, order: Again['order'], now: number): Promise<void> {
  for (const route of await printedDockets(tx, order.id))
    await queueAnother(tx, { order, kind: 'change', now, once: true }, route);
}

/** The receipt at the printer of a till or kiosk; nothing where there were too many. */
export const queueReceipt = (tx: Tx, order: Again['order'], at: { printer: Printer; now: number }) =>
  queueAnother(
    tx,
    { order, kind: 'receipt', now: at.now },
    { printerId: at.printer.id, station: '', kind: at.printer.kind },
  );

/** Every docket of an order once more. Answers how many; nothing where there were too many. */
export async function requeueDockets(
  tx: Tx,
  order: Again['order'] & { lines: readonly { station: string }[] },
  at: { printers: readonly Printer[]; now: number },
): Promise<number | undefined> {
  const routes = kitchenRoutes(at.printers, order.lines);
  for (const route of routes) {
    const printer = at.printers.find(({ id }) => id === route.printerId);
    if (!printer) continue;
    const copy = await queueAnother(
      tx,
      { order, kind: 'kitchen', now: at.now },
      { ...route, kind: printer.kind },
    );
    if (copy === undefined) return undefined;
  }
  return routes.length;
}

/** One more of a paper where it was printed before. Whether it may be: too many is too many. */
export async function queueAgain(
  tx: Tx,
  job: PrintJobRecord,
  { printer, now }: { printer: Printer; now: number },
): Promise<boolean> {
  const { venue_id, order_id, kind, station, document } = job;
  const printerId = printer.id;
  if (order_id !== null) {
    const again = { order: { id: order_id, venue_id }, kind, now, document };
    return (await queueAnother(tx, again, { printerId, station, kind: printer.kind })) !== undefined;
  }
  const copy = job.copy + 1;
  if (copy > MOST_COPIES) return false;
  const paper = { venue_id, printer_id: printerId, order_id, kind, station, copy, document };
  await queuePaper(tx, { ...paper, may_be_printed: 0, print_at: now, created_at: now }, printer);
  return true;
}
