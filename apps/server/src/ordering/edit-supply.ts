import type { EditProblem } from '@servery/domain/order-edit/edit-order';
import type { Venue } from '@servery/domain/venue/model';
import type { Tx } from '#db/database';
import { dueAfter, movesOf, newBucket, type PlannedEdit } from '#ordering/plan-edit';
import { fullAnswer } from '#ordering/take-capacity';
import { lockGoods, secureGoods, shelfOf } from '#ordering/take-stock';
import { giveRoomBack, takeRoom } from '#stores/capacity';
import { lockStock, returnStock } from '#stores/stock';
import { tellWebhooks } from '#webhooks/tell';

type At = { venue: Venue; now: number };

/** Takes what an edit needs more of and puts back what it needs less of. */
async function moveStock(tx: Tx, planned: PlannedEdit, { venue, now }: At): Promise<EditProblem | undefined> {
  const moves = movesOf(planned, venue);
  const seen = { cartId: 0, now };
  for (const { productId, when } of moves) await lockStock(tx, shelfOf(venue, productId, when), seen);
  const when = dueAfter(planned);
  const lines = moves.filter(({ quantity }) => quantity > 0);
  const short = await lockGoods(tx, { venue, lines, when }, seen);
  if (short) return short;
  await secureGoods(tx, { venue, lines, when }, { ...seen, holder: '', placing: true });
  for (const { productId, quantity, ...of } of moves) {
    if (quantity > 0) continue;
    const shelf = shelfOf(venue, productId, of.when);
    const back = await returnStock(tx, shelf, -quantity);
    const isNow = shelf.day === shelfOf(venue, productId, now).day;
    const data = { product_id: productId, name: venue.products.get(productId)?.name ?? '', until: 0 };
    if (back && isNow)
      await tellWebhooks(tx, { venueId: venue.id, now }, { event: 'product.available', data });
  }
  return undefined;
}

/** Takes a share of another time and gives back the one before: the rows are locked in the order of their keys. */
async function moveRoom(tx: Tx, planned: PlannedEdit, now: number): Promise<EditProblem | undefined> {
  const { where } = planned.edited;
  if (!where) return undefined;
  const bucket = newBucket(planned);
  const kept = new Set(where.buckets.map(({ key }) => key));
  const gone = planned.placed.buckets.filter((key) => !kept.has(key)).toSorted();
  const before = gone.filter((key) => !bucket || key < bucket.key);
  await giveRoomBack(tx, before);
  if (bucket && !(await takeRoom(tx, bucket, { cartId: 0, now }))) return fullAnswer(bucket);
  await giveRoomBack(
    tx,
    gone.filter((key) => !before.includes(key)),
  );
  return undefined;
}

/** Moves goods and room to where an edit needs them, or says what is not there. */
export async function moveSupply(
  tx: Tx,
  planned: PlannedEdit,
  { venue, now }: At,
): Promise<EditProblem | undefined> {
  return (await moveStock(tx, planned, { venue, now })) ?? moveRoom(tx, planned, now);
}
