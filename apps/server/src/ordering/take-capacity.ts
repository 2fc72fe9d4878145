import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { CallError } from '@servery/contract/registry';
import { dayText, clockText } from '@servery/domain/hours/words';
import { localDateTime } from '@servery/domain/hours/times';
import { hasLaterTime } from '@servery/domain/fulfilment/choice';
import { ordersForOthers } from '@servery/domain/people/roles';
import type { CheckedOrder } from '@servery/domain/ordering/check-order';
import type { OrderRequest } from '@servery/domain/ordering/order-request';
import { type DueBlock, nextBlock, type TypeAt, usualBlock } from '#ordering/asap-due';
import type { Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { type CapacityBucket, hasBlocks } from '@servery/domain/capacity/bucket';
import { lockGoods, secureGoods } from '#ordering/take-stock';
import { takeRoom } from '#stores/capacity';
import { fulfilmentAt } from '@servery/domain/venue/fulfilment-at';
import { dropHolds, heldDue, type Holder, holderOf, holdRoom } from '#stores/holds';

type BucketFull = Failure<'slot_full' | 'stop_full' | 'location_full' | 'time_unavailable'>;
type Full = BucketFull | Failure<'asap_full'>;
type Short = NonNullable<Awaited<ReturnType<typeof lockGoods>>>;
type Mine = Holder & { placing: boolean };
type Checked = { order: OrderRequest; checked: CheckedOrder };
type Secured = { ok: true; due: number; buckets: CapacityBucket[]; moved: boolean };

/** Each kind of bucket has its own words for being full. */
export const fullAnswer = ({ key }: CapacityBucket): BucketFull => {
  if (key.startsWith('slot:')) return fail('slot_full');
  if (key.startsWith('stop:')) return fail('stop_full');
  return key.startsWith('location:') ? fail('location_full') : fail('time_unavailable');
};

const take = (tx: Tx, bucket: CapacityBucket, mine: Mine & { dueAt: number }): Promise<boolean> =>
  mine.placing ? takeRoom(tx, bucket, mine) : holdRoom(tx, bucket, mine);

/** The block that an ASAP order is due in, or the next one with room. Somebody quicker makes it look again. */
async function secureAsap(tx: Tx, at: TypeAt, mine: Mine): Promise<Secured | Full> {
  let block: DueBlock | undefined = usualBlock(at);
  while (block) {
    const { due, bucket, moved } = block;
    if (await take(tx, bucket, { ...mine, dueAt: due })) return { ok: true, due, buckets: [bucket], moved };
    block = await nextBlock(tx, at, mine);
  }
  const { type, venue, now } = at;
  const clock = { now, zone: venue.timeZone };
  const later = hasLaterTime(fulfilmentAt(type, venue, now), clock);
  return fail('asap_full', { text: later ? checkoutTexts.fullForNow : checkoutTexts.fullToday });
}

/** Keeps, or takes, the room that the order needs, and answers when it is due. */
async function secureCapacity(tx: Tx, { order, checked }: Checked, mine: Mine): Promise<Secured | Full> {
  const { cart, venue, now } = order;
  const { chosen, type, due, buckets } = checked;
  if (chosen.kind === 'asap' && hasBlocks(type)) return secureAsap(tx, { type, venue, now }, mine);
  const [bucket] = buckets;
  if (!bucket && !mine.placing) await dropHolds(tx, cart.id);
  if (bucket && !(await take(tx, bucket, { ...mine, dueAt: due }))) return fullAnswer(bucket);
  return { ok: true, due, buckets, moved: false };
}

/** An order that moved to a later block is placed for a time that its customer has seen, as for a total. */
function dueProblem(
  secured: Secured,
  shown: { sent: number | undefined; held: number | undefined; preorder: number },
  { venue, now }: OrderRequest,
): Failure<Extract<CallError<'SubmitOrder'>, 'due_changed'>> | undefined {
  const { due, moved } = secured;
  const seen = shown.sent === undefined ? shown.held : shown.sent * 1000;
  if (!moved || (seen === undefined && shown.preorder !== 1)) return undefined;
  if (seen !== undefined && due <= seen) return undefined;
  const zone = venue.timeZone;
  const { date, time } = localDateTime(due, zone);
  const day = dayText(date, now, zone);
  const when = day === 'Today' ? clockText(time) : `${clockText(time)} ${day.toLowerCase()}`;
  return fail('due_changed', { due: Math.floor(due / 1000), time: when });
}

/**
 * Keeps or takes what a checked order needs, and answers the order with the time at which it is due. Money that is in
 * hand is not sent back because the kitchen is busier by now: the customer has said ASAP, and paid.
 */
export async function secure(
  tx: Tx,
  { order, checked }: Checked,
  by: { address: string; placing: boolean; paid: boolean },
): Promise<{ ok: true; checked: CheckedOrder } | Full | Short | NonNullable<ReturnType<typeof dueProblem>>> {
  const { input, cart, customer, now } = order;
  const holder = ordersForOthers(customer.status) ? '' : holderOf(by.address);
  const mine = { cartId: cart.id, now, holder, placing: by.placing };
  const isAsked = checked.chosen.kind === 'asap' && input.expected_due === undefined && input.preorder === 1;
  const held = isAsked && !by.paid ? await heldDue(tx, mine) : undefined;
  const goods = { venue: order.venue, lines: checked.priced.lines };
  const short = await lockGoods(tx, { ...goods, when: checked.due }, mine);
  if (short) return short;
  const secured = await secureCapacity(tx, { order, checked }, mine);
  if (!secured.ok) return secured;
  // A full kitchen may have moved it past midnight, to the goods of another day.
  const shortThen = secured.moved && (await lockGoods(tx, { ...goods, when: secured.due }, mine));
  if (shortThen) return shortThen;
  await secureGoods(tx, { ...goods, when: secured.due }, mine);
  const shown = { sent: input.expected_due, held, preorder: input.preorder };
  const late = by.paid ? undefined : dueProblem(secured, shown, order);
  if (late) return late;
  return { ok: true, checked: { ...checked, due: secured.due, buckets: secured.buckets } };
}
