import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { CallError } from '@servery/contract/registry';
import { dayText, clockText } from '@servery/domain/hours/words';
import { localDateTime } from '@servery/domain/hours/times';
import { hasLaterTime } from '@servery/domain/fulfilment/choice';
import { ordersForOthers } from '@servery/domain/people/roles';
import type { CheckedOrder, OrderInHand } from '#actions/orders/check-order';
import { type DueBlock, nextBlock, type TypeAt, usualBlock } from '#cart/asap-due';
import type { Tx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import { hasBlocks } from '#stores/blocks';
import { type CapacityPlace, takePlace } from '#stores/capacity';
import { fulfilmentView } from '#views/fulfilment';
import { dropHolds, heldDue, type Holder, holderOf, holdPlace } from '#stores/holds';

type Full = Failure<'slot_full' | 'stop_full' | 'location_full' | 'time_unavailable' | 'asap_full'>;
type Mine = Holder & { placing: boolean };
type Checked = { order: OrderInHand; checked: CheckedOrder };
type Secured = { ok: true; due: number; places: CapacityPlace[]; moved: boolean };

/** Each kind of place has its own words for being full. */
const fullAnswer = ({ key }: CapacityPlace): Full => {
  if (key.startsWith('slot:')) return fail('slot_full');
  if (key.startsWith('stop:')) return fail('stop_full');
  return key.startsWith('location:') ? fail('location_full') : fail('time_unavailable');
};

const take = (tx: Tx, place: CapacityPlace, mine: Mine & { dueAt: number }): Promise<boolean> =>
  mine.placing ? takePlace(tx, place, mine) : holdPlace(tx, place, mine);

/** The block that an ASAP order is due in, or the next one with room. Somebody quicker makes it look again. */
async function secureAsap(tx: Tx, type: TypeAt, mine: Mine): Promise<Secured | Full> {
  let block: DueBlock | undefined = usualBlock(type);
  while (block) {
    const { due, place, moved } = block;
    if (await take(tx, place, { ...mine, dueAt: due })) return { ok: true, due, places: [place], moved };
    block = await nextBlock(tx, type, mine);
  }
  const { record, catalogue, now } = type;
  const clock = { now, zone: catalogue.merchant.time_zone };
  const later = hasLaterTime(fulfilmentView(record, catalogue, now), clock);
  return fail('asap_full', { text: later ? checkoutTexts.fullForNow : checkoutTexts.fullToday });
}

/** Keeps, or takes, what the order needs a place in, and answers when it is due. */
async function securePlaces(tx: Tx, { order, checked }: Checked, mine: Mine): Promise<Secured | Full> {
  const { cart, catalogue, now } = order;
  const { chosen, record, due, places } = checked;
  if (chosen.kind === 'asap' && hasBlocks(record)) return secureAsap(tx, { record, catalogue, now }, mine);
  const [place] = places;
  if (!place && !mine.placing) await dropHolds(tx, cart.id);
  if (place && !(await take(tx, place, { ...mine, dueAt: due }))) return fullAnswer(place);
  return { ok: true, due, places, moved: false };
}

/** An order that moved to a later block is placed for a time that its customer has seen, as for a total. */
function dueProblem(
  secured: Secured,
  shown: { sent: number | undefined; held: number | undefined; preorder: number },
  { catalogue, now }: OrderInHand,
): Failure<Extract<CallError<'SubmitOrder'>, 'due_changed'>> | undefined {
  const { due, moved } = secured;
  const seen = shown.sent === undefined ? shown.held : shown.sent * 1000;
  if (!moved || (seen === undefined && shown.preorder !== 1)) return undefined;
  if (seen !== undefined && due <= seen) return undefined;
  const zone = catalogue.merchant.time_zone;
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
): Promise<{ ok: true; checked: CheckedOrder } | Full | NonNullable<ReturnType<typeof dueProblem>>> {
  const { input, cart, customer, now } = order;
  const holder = ordersForOthers(customer.status) ? '' : holderOf(by.address);
  const mine = { cartId: cart.id, now, holder, placing: by.placing };
  const isAsked = checked.chosen.kind === 'asap' && input.expected_due === undefined && input.preorder === 1;
  const held = isAsked && !by.paid ? await heldDue(tx, mine) : undefined;
  const secured = await securePlaces(tx, { order, checked }, mine);
  if (!secured.ok) return secured;
  const shown = { sent: input.expected_due, held, preorder: input.preorder };
  const late = by.paid ? undefined : dueProblem(secured, shown, order);
  if (late) return late;
  return { ok: true, checked: { ...checked, due: secured.due, places: secured.places } };
}
