import type { PaperKind } from '@servery/domain/printing/document';
import { type Selectable, sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { PrintJobTable } from '#db/tables/printing';

export type PrintJobRecord = Selectable<PrintJobTable>;
export type NewPrintJob = Pick<
  PrintJobRecord,
  | 'venue_id'
  | 'printer_id'
  | 'order_id'
  | 'kind'
  | 'station'
  | 'copy'
  | 'document'
  | 'may_be_printed'
  | 'print_at'
  | 'created_at'
>;

/** While a printer works on it nobody is given it again. */
export const PRINT_LEASE_MS = 60_000;

const keyOf = (job: NewPrintJob): string =>
  [job.order_id ?? `at${job.created_at}`, job.kind, job.station, job.printer_id, job.copy].join('/');

const putPrintJob = statement((q, p: NewPrintJob & { job_key: string }) =>
  q
    .insertInto('print_job')
    .values({
      venue_id: p.venue_id,
      printer_id: p.printer_id,
      order_id: p.order_id,
      kind: p.kind,
      station: p.station,
      copy: p.copy,
      job_key: p.job_key,
      document: p.document,
      may_be_printed: p.may_be_printed,
      state: 'waiting',
      print_at: p.print_at,
      created_at: p.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Nothing where there is one already: the same paper is not asked for twice. */
export async function addPrintJob(tx: Tx, job: NewPrintJob): Promise<number | undefined> {
  const [row] = await putPrintJob(tx, { ...job, job_key: keyOf(job) });
  return row?.id;
}

export async function findPrintJob(tx: ReadTx, id: number): Promise<PrintJobRecord | undefined> {
  return tx.q.selectFrom('print_job').selectAll().where('id', '=', id).executeTakeFirst();
}

const waitingAt = (tx: ReadTx, printerId: number) =>
  tx.q.selectFrom('print_job').selectAll().where('printer_id', '=', printerId).where('state', '=', 'waiting');

/** What a printer prints next, oldest first; nothing while it has one in hand. */
export async function nextPrintJob(
  tx: ReadTx,
  printerId: number,
  now: number,
): Promise<PrintJobRecord | undefined> {
  const next = await waitingAt(tx, printerId)
    .where('print_at', '<=', now)
    .orderBy('print_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return next && next.lease_until <= now ? next : undefined;
}

/** What it was given and has not told of yet. */
export async function printJobInHand(tx: ReadTx, printerId: number): Promise<PrintJobRecord | undefined> {
  return waitingAt(tx, printerId)
    .where('sent_at', '>', 0)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Given out again after its lease, it may be on paper already. Asked for again within it, it is the same paper. */
export async function handOut(tx: Tx, job: PrintJobRecord, now: number): Promise<PrintJobRecord> {
  if (job.lease_until > now) return job;
  return tx.q
    .updateTable('print_job')
    .set({
      sent_at: now,
      lease_until: now + PRINT_LEASE_MS,
      ...(job.sent_at > 0 && { may_be_printed: 1 }),
    })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Told twice, it was printed once. */
export async function markPrinted(tx: Tx, id: number, now: number): Promise<void> {
  const printed = await tx.q
    .updateTable('print_job')
    .set({ state: 'printed', printed_at: now, problem: '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('printer_id')
    .executeTakeFirst();
  if (printed)
    await tx.q.updateTable('printer').set({ printed_at: now }).where('id', '=', printed.printer_id).execute();
}

/** It waits again. `unsure`: some of it may be on paper. */
export async function putBack(
  tx: Tx,
  id: number,
  failure: { problem: string; unsure: boolean },
): Promise<void> {
  await tx.q
    .updateTable('print_job')
    .set({
      problem: failure.problem,
      lease_until: 0,
      ...(failure.unsure ? { may_be_printed: 1 } : { sent_at: 0 }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Whether it was still waiting. */
export async function endPrintJob(
  tx: Tx,
  id: number,
  end: Pick<PrintJobRecord, 'state' | 'alarm'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('print_job')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A docket of an order that will not be made is not printed. */
export async function dropPrintJobs(tx: Tx, orderId: number): Promise<void> {
  await tx.q
    .updateTable('print_job')
    .set({ state: 'dropped' })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'kitchen')
    .where('state', '=', 'waiting')
    .where('lease_until', '=', 0)
    .execute();
}

/** Every docket that was asked for of an order, and was not dropped. */
export async function docketRoutes(tx: ReadTx, orderId: number) {
  return tx.q
    .selectFrom('print_job')
    .select(['printer_id as printerId', 'station'])
    .distinct()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'kitchen')
    .where('state', '!=', 'dropped')
    .execute();
}

/** One docket of which nothing is left to make, if no printer has it yet. */
export async function dropDocket(
  tx: Tx,
  orderId: number,
  of: { printerId: number; station: string },
): Promise<void> {
  await tx.q
    .updateTable('print_job')
    .set({ state: 'dropped' })
    .where('order_id', '=', orderId)
    .where('printer_id', '=', of.printerId)
    .where('station', '=', of.station)
    .where('kind', '=', 'kitchen')
    .where('state', '=', 'waiting')
    .where('lease_until', '=', 0)
    .execute();
}

/** Where dockets of an order came out, or may have: what becomes of it has to be said there. */
export async function printedDockets(tx: ReadTx, orderId: number) {
  return tx.q
    .selectFrom('print_job')
    .innerJoin('printer', 'printer.id', 'print_job.printer_id')
    .select(['print_job.printer_id as printerId', 'print_job.station', 'printer.kind'])
    .distinct()
    .where('print_job.order_id', '=', orderId)
    .where('print_job.kind', '=', 'kitchen')
    .where((of) =>
      of.or([
        of('print_job.state', '=', 'printed'),
        of('print_job.sent_at', '>', 0),
        of('print_job.may_be_printed', '=', 1),
      ]),
    )
    .orderBy('print_job.printer_id')
    .orderBy('print_job.station')
    .execute();
}

/** How often an order's paper of a kind was asked for on a printer, the original included. */
export async function timesAsked(
  tx: ReadTx,
  of: { orderId: number; kind: PaperKind; station: string; printerId: number },
): Promise<number> {
  const { count } = await tx.q
    .selectFrom('print_job')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('order_id', '=', of.orderId)
    .where('kind', '=', of.kind)
    .where('station', '=', of.station)
    .where('printer_id', '=', of.printerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What was not printed in time, and nobody has seen yet. */
const alarmsOf = statement((q, p: { venueId: number }) =>
  q
    .selectFrom('print_job')
    .innerJoin('printer', 'printer.id', 'print_job.printer_id')
    .leftJoin('orders', 'orders.id', 'print_job.order_id')
    .select([
      'print_job.id',
      'print_job.kind',
      'print_job.station',
      'print_job.state',
      'print_job.problem',
      'printer.name as printer',
      'printer.state as printer_state',
      'orders.ref',
      'orders.number',
    ])
    .where('print_job.venue_id', '=', p.venueId)
    .where('print_job.alarm', '=', sql.lit('open'))
    .orderBy('print_job.id')
    .limit(50),
);

export const openAlarms = (tx: ReadTx, venueId: number) => alarmsOf(tx, { venueId });

export type PrintAlarm = Awaited<ReturnType<typeof openAlarms>>[number];

export async function markAlarmsSeen(tx: Tx, venueId: number): Promise<void> {
  await tx.q
    .updateTable('print_job')
    .set({ alarm: 'seen' })
    .where('venue_id', '=', venueId)
    .where('alarm', '=', 'open')
    .execute();
}
