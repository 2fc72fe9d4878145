import type { PaperDocument } from '@servery/domain/printing/document';
import type { Printer } from '@servery/domain/printing/routing';
import type { Tx } from '#db/database';
import { queueAnother, queuePaper } from '#ordering/queue-dockets';
import type { OrderRecord } from '#stores/orders';

/** What a pinpad has written, line by line as it stands there. */
const slipOf = (lines: readonly string[]): string => {
  const document: PaperDocument = lines.map((text) =>
    text.trim() === '' ? { is: 'gap' } : { is: 'text', text },
  );
  return JSON.stringify(document);
};

type Slip = { lines: readonly string[]; printer: Printer; now: number };

/** The pinpad's receipt of an order; by itself, once. Nothing where there were too many. */
export const queueEftposReceipt = (
  tx: Tx,
  order: Pick<OrderRecord, 'id' | 'venue_id'>,
  { lines, printer, now, once }: Slip & { once: boolean },
): Promise<number | undefined> =>
  queueAnother(
    tx,
    { order, kind: 'eftpos', now, once, document: slipOf(lines) },
    { printerId: printer.id, station: '', kind: printer.kind },
  );

/** The day's totals of a pinpad, as it has written them. */
export const queueSettlement = (tx: Tx, venueId: number, { lines, printer, now }: Slip): Promise<boolean> =>
  queuePaper(
    tx,
    {
      venue_id: venueId,
      printer_id: printer.id,
      order_id: null,
      kind: 'settlement',
      station: '',
      copy: 0,
      document: slipOf(lines),
      may_be_printed: 0,
      print_at: now,
      created_at: now,
    },
    printer,
  );
