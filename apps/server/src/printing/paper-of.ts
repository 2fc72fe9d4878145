import { withCopyMark } from '@servery/domain/printing/copy-mark';
import { changedDocket } from '@servery/domain/printing/changed-docket';
import { cancelledDocket } from '@servery/domain/printing/cancelled-docket';
import { customerReceipt } from '@servery/domain/printing/customer-receipt';
import type { PaperDocument } from '@servery/domain/printing/document';
import { kitchenDocket } from '@servery/domain/printing/kitchen-docket';
import { isCancelled } from '@servery/domain/orders/status';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { Venue } from '@servery/domain/venue/model';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import { type FactParts, orderFacts } from '#messages/order-facts';
import { readDocument } from '#printing/stored-document';
import { changesIn, editsOfOrder } from '#stores/order-edits';
import { lastEvent } from '#stores/order-moves';
import { linesOf, type OrderRecord, ordersById } from '#stores/orders';
import type { PrintJobRecord } from '#stores/print-jobs';
import { docketOrderView } from '#views/console';

const verbOf = ({ fulfilment }: Venue, code: string): string =>
  fulfilment.find((type) => type.code === code)?.verb ?? code;

type About = { job: PrintJobRecord; order: OrderRecord; venue: Venue };

async function docketOf(tx: ReadTx, { job, order, venue }: About): Promise<PaperDocument | undefined> {
  if (isCancelled(order.status as OrderStatus) && job.copy === 0) return undefined;
  const lines = await linesOf(tx, [order.id]);
  return kitchenDocket({
    paper: venue.paper,
    order: docketOrderView(order, lines),
    station: job.station,
    verb: verbOf(venue, order.fulfilment_type),
    zone: venue.timeZone,
    printedAt: job.sent_at,
  });
}

/** What an edit changed, where the docket is on paper already; of an order that was called off since, nothing. */
async function editOf(tx: ReadTx, { job, order, venue }: About): Promise<PaperDocument | undefined> {
  if (isCancelled(order.status as OrderStatus)) return undefined;
  const edits = await editsOfOrder(tx, order.id);
  const edit = edits.findLast(({ created_at: at }) => at <= job.created_at);
  if (!edit) return undefined;
  return changedDocket({
    paper: venue.paper,
    order: docketOrderView(order, await linesOf(tx, [order.id])),
    station: job.station,
    verb: verbOf(venue, order.fulfilment_type),
    zone: venue.timeZone,
    printedAt: job.sent_at,
    changes: changesIn(edit),
    by: edit.actor,
  });
}

/** Nothing of an order that is made after all. */
async function cancellationOf(tx: ReadTx, { job, order, venue }: About): Promise<PaperDocument | undefined> {
  if (!isCancelled(order.status as OrderStatus)) return undefined;
  return cancelledDocket({
    order: docketOrderView(order, await linesOf(tx, [order.id])),
    station: job.station,
    zone: venue.timeZone,
    printedAt: job.sent_at,
    by: (await lastEvent(tx, order.id))?.actor ?? '',
    reason: order.status_reason,
  });
}

async function receiptOf(
  tx: ReadTx,
  { order, venue }: About,
  parts: FactParts,
): Promise<PaperDocument | undefined> {
  const facts = await orderFacts(tx, order.ref, parts);
  return (
    facts &&
    customerReceipt({
      paper: venue.paper,
      order: facts.receipt.order,
      lines: facts.receipt.order_items,
      verb: verbOf(venue, order.fulfilment_type),
      link: facts.link,
    })
  );
}

function writtenFor(tx: ReadTx, about: About, parts: FactParts): Promise<PaperDocument | undefined> {
  if (about.job.kind === 'kitchen') return docketOf(tx, about);
  if (about.job.kind === 'edited') return editOf(tx, about);
  return about.job.kind === 'change' ? cancellationOf(tx, about) : receiptOf(tx, about, parts);
}

/** What a print job puts on paper, in the words of its brand; nothing where there is nothing to print any more. */
export async function paperOf(
  tx: ReadTx,
  job: PrintJobRecord,
  parts: FactParts,
): Promise<PaperDocument | undefined> {
  // Each edit has a paper of its own: the second is no copy of the first.
  const copy = job.kind === 'edited' ? 0 : job.copy;
  const marks = { copy, mayBePrinted: job.may_be_printed === 1 };
  if (job.document !== '') return withCopyMark(readDocument(job.document), marks);
  const order = job.order_id === null ? undefined : (await ordersById(tx, [job.order_id])).get(job.order_id);
  const venue = order && (await parts.venues.current(tx, order.menu_id));
  const brand = venue && parts.brands.byCode(venue.brandCode);
  if (!order || !venue || !brand) return undefined;
  return speakFor(brand, async () => {
    const about = { job, order, venue };
    const document = await writtenFor(tx, about, parts);
    return document && withCopyMark(document, marks);
  });
}
