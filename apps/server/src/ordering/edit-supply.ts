import type { EditProblem } from '@servery/domain/order-edit/edit-order';
import { countedIn } from '@servery/domain/stock/count';
import type { Venue } from '@servery/domain/venue/model';
import type { Tx } from '#db/database';
import { moreOf, newBucket, type PlannedEdit } from '#ordering/plan-edit';
import { fullAnswer } from '#ordering/take-capacity';
import { secureStock } from '#ordering/take-stock';
import { giveRoomBack, takeRoom } from '#stores/capacity';
import { lockStock, returnStock } from '#stores/stock';
import { tellWebhooks } from '#webhooks/tell';

type At = { venue: Venue; now: number };

const isCounted = ({ products }: Venue, productId: number): boolean =>
  products.get(productId)?.isCounted === true;

/** Takes what an edit needs more of and puts back what it needs less of. Whoever locks these rows locks them by their ids. */
async function moveStock(tx: Tx, planned: PlannedEdit, { venue, now }: At): Promise<EditProblem | undefined> {
  const counted = moreOf(planned)
    .filter(({ productId, quantity }) => quantity !== 0 && isCounted(venue, productId))
    .toSorted((a, b) => a.productId - b.productId);
  const seen = { cartId: 0, now };
  for (const { productId } of counted) await lockStock(tx, productId, seen);
  const lines = counted.filter(({ quantity }) => quantity > 0);
  if (countedIn(lines, venue.products).length > 0) {
    const short = await secureStock(tx, { venue, lines }, { ...seen, holder: '', placing: true });
    if (short) return short;
  }
  for (const { productId, quantity } of counted) {
    if (quantity > 0) continue;
    const back = await returnStock(tx, { productId, venueId: venue.id, quantity: -quantity });
    const data = { product_id: productId, name: venue.products.get(productId)?.name ?? '', until: 0 };
    if (back) await tellWebhooks(tx, { venueId: venue.id, now }, { event: 'product.available', data });
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
