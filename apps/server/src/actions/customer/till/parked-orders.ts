import type { ParkedOrder } from '@servery/contract/calls/customer/parked-orders';
import { fail } from '@servery/domain/failure';
import { formatCents } from '@servery/domain/money';
import type { Cart } from '@servery/domain/ordering/cart';
import { MOST_PARKED, parkedSummary } from '@servery/domain/ordering/parked';
import type { Venue } from '@servery/domain/venue/model';
import { priceCart } from '@servery/domain/ordering/price';
import { t as orderingTexts } from '@servery/domain/ordering/texts';
import { sellingAt, ticketInHand, type Till, tillOf } from '#actions/customer/till/staff-of-venue';
import type { ReadTx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { cartAnswer } from '#ordering/cart-answer';
import { detailsIn } from '#stores/cart-rows';
import { emptyOut, findCart, saveDetails, saveLines } from '#stores/carts';
import { dropHolds } from '#stores/holds';
import { dropStockHolds } from '#stores/stock';
import { isParkedBefore, parkAt, parkedAt, takeParked } from '#stores/parked-orders';
import { noCart } from '#views/cart';

async function listOf(tx: ReadTx, venueId: number, now: number): Promise<ParkedOrder[]> {
  const rows = await parkedAt(tx, venueId, now);
  return rows.map(({ id, name, summary, num_items, total, parked_by, parked_at }) => ({
    id,
    name,
    summary,
    num_items,
    total: formatCents(total),
    parked_by,
    parked: Math.floor(parked_at / 1000),
  }));
}

type Parked = { cart: Cart; venue: Venue; till: Till; who: string };

/** The cart as a parked order keeps it, with what a cashier knows it by. */
function parkedOf({ cart, venue, till, who }: Parked, now: number) {
  const priced = priceCart(cart, venue, now);
  const named = priced.lines.map(({ product, quantity }) => ({
    quantity,
    name: product?.name ?? orderingTexts.product,
  }));
  return {
    venue_id: till.venueId,
    menu_id: cart.menuId,
    lines: [...cart.lines],
    details: detailsIn(cart),
    summary: parkedSummary(named),
    num_items: cart.lines.reduce((count, { quantity }) => count + quantity, 0),
    total: priced.totals.total,
    parked_by: who,
    parked_at: now,
  };
}

export const listParkedOrders = readAction('ParkedOrder.list', async (tx, _input, caller) => {
  const till = await tillOf(tx, caller);
  return till.ok ? answer({ parked: await listOf(tx, till.venueId, caller.now) }) : till;
});

export const parkOrder = writeAction('ParkedOrder.park', async (tx, input, caller) => {
  const held = await ticketInHand(tx, input, caller);
  if (!held.ok) return held;
  const { cart, venue } = held;
  const till = await sellingAt(tx, held.till, caller);
  if (!till.ok) return till;
  const { now } = caller;
  const key = `till:${till.venueId}:${input.park_key}`;
  if (!(await isParkedBefore(tx, key))) {
    if (cart.lines.length === 0) return fail('no_order');
    const named = { park_key: key, name: input.name.trim(), screen: input.screen ?? '' };
    if (!(await parkAt(tx, { ...parkedOf({ cart, venue, till, who: till.who }, now), ...named })))
      return fail('too_many_parked', { most: MOST_PARKED });
    await dropHolds(tx, cart.id);
    await dropStockHolds(tx, cart.id);
    await emptyOut(tx, cart);
    return answer({ order: noCart(venue, now), parked: await listOf(tx, till.venueId, now) });
  }
  const order = await cartAnswer(tx, cart, { venue, now });
  return answer({ order, parked: await listOf(tx, till.venueId, now) });
});

/** Nothing is promised: prices and what can be had are those of now, as for every cart. */
export const resumeOrder = writeAction('ParkedOrder.resume', async (tx, input, caller) => {
  const held = await ticketInHand(tx, input, caller);
  if (!held.ok) return held;
  const { cart, venue, till } = held;
  const { now } = caller;
  const wanted = { id: input.parked_id, venueId: till.venueId, sessionId: cart.sessionId, now };
  const taken = await takeParked(tx, wanted);
  if (taken?.parked.menu_id !== cart.menuId) return fail('parked_gone');
  const { parked, isNew } = taken;
  if (isNew && cart.lines.length > 0) return fail('cart_in_use');
  if (isNew) {
    await saveLines(tx, cart.id, parked.lines);
    await saveDetails(tx, cart.id, parked.details);
  }
  const filled = (await findCart(tx, cart.sessionId, cart.menuId)) ?? cart;
  const order = await cartAnswer(tx, filled, { venue, now });
  const { name, screen } = parked;
  return answer({ order, name, screen, parked: await listOf(tx, till.venueId, now) });
});
