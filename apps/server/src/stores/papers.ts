import type { ReadTx } from '#db/database';

/** How many papers each printer of a venue is to print by now. */
export async function papersWaiting(tx: ReadTx, venueId: number, now: number): Promise<Map<number, number>> {
  const rows = await tx.q
    .selectFrom('print_job')
    .innerJoin('printer', 'printer.id', 'print_job.printer_id')
    .select((of) => ['print_job.printer_id', of.fn.countAll<number>().as('count')])
    .where('printer.venue_id', '=', venueId)
    .where('print_job.state', '=', 'waiting')
    .where('print_job.print_at', '<=', now)
    .groupBy('print_job.printer_id')
    .execute();
  return new Map(rows.map(({ printer_id, count }) => [printer_id, count]));
}

const SHOWN = 20;

/** What a printer was asked for last, newest first. */
export async function lastPapers(tx: ReadTx, printerId: number) {
  return tx.q
    .selectFrom('print_job')
    .leftJoin('orders', 'orders.id', 'print_job.order_id')
    .select([
      'print_job.id',
      'print_job.kind',
      'print_job.station',
      'print_job.copy',
      'print_job.state',
      'print_job.problem',
      'print_job.printed_at',
      'print_job.print_at',
      'orders.ref',
      'orders.number',
    ])
    .where('print_job.printer_id', '=', printerId)
    .orderBy('print_job.id', 'desc')
    .limit(SHOWN)
    .execute();
}

export type LastPaper = Awaited<ReturnType<typeof lastPapers>>[number];

export async function isTestWaiting(tx: ReadTx, printerId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('print_job')
    .select('id')
    .where('printer_id', '=', printerId)
    .where('state', '=', 'waiting')
    .where('kind', '=', 'test')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
