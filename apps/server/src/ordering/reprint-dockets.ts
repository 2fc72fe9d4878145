import { fail, type Failure } from '@servery/domain/failure';
import type { Tx } from '#db/database';
import { requeueDockets } from '#ordering/queue-dockets';
import { linesOf, type OrderRecord } from '#stores/orders';
import { printersOf } from '#stores/printers';

/** Every docket of an order once more, marked COPY, at the kitchen's own printers. Answers how many. */
export async function reprintDockets(
  tx: Tx,
  order: OrderRecord,
  now: number,
): Promise<{ ok: true; papers: number } | Failure<'too_many_copies' | 'no_printer'>> {
  const printers = await printersOf(tx, order.venue_id);
  const lines = await linesOf(tx, [order.id]);
  const papers = await requeueDockets(tx, { ...order, lines }, { printers, now });
  if (papers === undefined) return fail('too_many_copies');
  return papers === 0 ? fail('no_printer') : { ok: true, papers };
}
