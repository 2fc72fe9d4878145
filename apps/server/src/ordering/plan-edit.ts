import { roomLeft } from '@servery/domain/capacity/bucket';
import { fail } from '@servery/domain/failure';
import { changesOf, type EditChange } from '@servery/domain/order-edit/changes';
import type { OrderEdit } from '@servery/domain/order-edit/edit';
import { type EditedOrder, editOrder, type EditProblem } from '@servery/domain/order-edit/edit-order';
import type { PlacedOrder } from '@servery/domain/order-edit/placed';
import { type BackPart, type Settlement, settlementOf, splitBack } from '@servery/domain/order-edit/settle';
import { leftToRefund } from '@servery/domain/payments/refund';
import { isCounted, shortText } from '@servery/domain/stock/count';
import type { Venue } from '@servery/domain/venue/model';
import type { ReadTx } from '#db/database';
import { placedOrder } from '#ordering/placed-order';
import { fullAnswer } from '#ordering/take-capacity';
import { shelfOf } from '#ordering/take-stock';
import { capacityOf } from '#stores/capacity';
import { linesOf, type OrderLineRecord, type OrderRecord } from '#stores/orders';
import { doubtOfOrder, paidAttempts } from '#stores/payments';
import { stockOf } from '#stores/stock';

export type EditWish = { order: OrderRecord; edit: OrderEdit; venue: Venue; now: number };

export type PlannedEdit = {
  placed: PlacedOrder;
  lines: OrderLineRecord[];
  edited: EditedOrder;
  changes: EditChange[];
  settlement: Settlement;
  /** Where what goes back goes to. */
  parts: BackPart[];
};

/** By how many more, or less, of each product the order has, and how many it had. */
function moreOf({ lines, edited }: Pick<PlannedEdit, 'lines' | 'edited'>) {
  const more = new Map<number, number>();
  const add = (productId: number, quantity: number) =>
    more.set(productId, (more.get(productId) ?? 0) + quantity);
  const had = new Map<number, number>();
  for (const line of lines) {
    add(line.product_id, -line.quantity);
    had.set(line.product_id, (had.get(line.product_id) ?? 0) + line.quantity);
  }
  for (const { line, quantity } of edited.kept) add(line.productId, quantity);
  for (const { productId, quantity } of edited.added) add(productId, quantity);
  return [...more].map(([productId, quantity]) => ({ productId, quantity, had: had.get(productId) ?? 0 }));
}

export const dueAfter = ({ placed, edited }: Pick<PlannedEdit, 'placed' | 'edited'>): number =>
  edited.where?.due ?? placed.dueAt;

type Move = { productId: number; quantity: number; when: number };

/** How many more, or less, of what is counted an edit needs, of each day. Whoever locks these rows locks them by their ids. */
export function movesOf(planned: PlannedEdit, venue: Venue): Move[] {
  const before = planned.placed.dueAt;
  const after = dueAfter(planned);
  const dayOf = (productId: number, when: number) => shelfOf(venue, productId, when).day;
  return moreOf(planned)
    .filter(({ productId }) => isCounted(venue.products.get(productId)))
    .flatMap(({ productId, quantity, had }): Move[] =>
      dayOf(productId, before) === dayOf(productId, after)
        ? [{ productId, quantity, when: after }]
        : [
            { productId, quantity: -had, when: before },
            { productId, quantity: had + quantity, when: after },
          ],
    )
    .filter(({ quantity }) => quantity !== 0)
    .toSorted((a, b) => a.productId - b.productId || a.when - b.when);
}

/** The share that the order has not taken yet. */
export const newBucket = ({ placed, edited }: Pick<PlannedEdit, 'placed' | 'edited'>) =>
  edited.where?.buckets.find(({ key }) => !placed.buckets.includes(key));

/** What an edit would make of an order, by the rules alone: whether there is room and stock is asked apart. */
export async function planEdit(tx: ReadTx, { order, edit, venue, now }: EditWish): Promise<PlannedEdit> {
  const lines = await linesOf(tx, [order.id]);
  const placed = placedOrder(order, lines);
  const edited = editOrder(placed, edit, { venue, now });
  const settlement = settlementOf(order, edited.price.totals.total);
  const attempts = settlement.back > 0 ? await paidAttempts(tx, order.id) : [];
  // A voucher last: it may have ended, and money is worth more than a voucher.
  const ordered = attempts.toSorted((a, b) => Number(a.method === 'GIFT') - Number(b.method === 'GIFT'));
  const sources = ordered.map((attempt) => ({ attemptId: attempt.id, left: leftToRefund(attempt) }));
  return {
    placed,
    lines,
    edited,
    changes: changesOf(placed, edited),
    settlement,
    parts: splitBack(settlement.back, sources),
  };
}

/** What nobody can say for sure until it is taken: stock, room, and whether somebody is paying for it right now. */
export async function supplyProblems(
  tx: ReadTx,
  planned: PlannedEdit,
  { order, venue, now }: Omit<EditWish, 'edit'>,
): Promise<EditProblem[]> {
  const seen = { cartId: 0, now };
  const problems: EditProblem[] = [];
  if (await doubtOfOrder(tx, order.id)) problems.push(fail('edit_paying'));
  const more = movesOf(planned, venue).filter(({ quantity }) => quantity > 0);
  for (const { productId, quantity, when } of more) {
    const count = await stockOf(tx, shelfOf(venue, productId, when), seen);
    const text = count && shortText(count, quantity);
    if (text === undefined) continue;
    const name = venue.products.get(productId)?.name ?? '';
    problems.push(fail('product_unavailable', { text: `${name}: ${text}` }));
  }
  const bucket = newBucket(planned);
  if (bucket && roomLeft(await capacityOf(tx, bucket, seen)) === 0) problems.push(fullAnswer(bucket));
  return problems;
}
