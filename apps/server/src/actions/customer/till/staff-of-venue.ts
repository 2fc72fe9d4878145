import { fail, type Failure } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import { sellerAt } from '#callers/till-operator';
import type { ReadTx, Tx } from '#db/database';
import { lockCartToChange } from '#ordering/locked-cart';
import { findByRef, type OrderRecord } from '#stores/orders';
import { type CustomerRecord, findCustomer } from '#stores/people';
import type { SessionRecord } from '#stores/sessions';

export type Till = { staff: CustomerRecord; venueId: number; session: SessionRecord };

/** Whoever is signed in at a till, with the one venue that it stands in: as the session says it, whatever a body says. */
export async function tillOf(
  tx: ReadTx,
  { session }: Caller,
): Promise<({ ok: true } & Till) | Failure<'forbidden'>> {
  const { venue_id: venueId, customer_id: staffId } = session ?? {};
  if (session?.channel !== 'counter' || !venueId || !staffId) return fail('forbidden');
  const staff = await findCustomer(tx, staffId);
  return staff ? { ok: true, staff, venueId, session } : fail('forbidden');
}

/** An order of the till's own venue. */
export async function orderAtTill(
  tx: ReadTx,
  caller: Caller,
  ref: string,
): Promise<({ ok: true; order: OrderRecord } & Till) | Failure<'forbidden' | 'order_not_found'>> {
  const till = await tillOf(tx, caller);
  if (!till.ok) return till;
  const order = await findByRef(tx, ref);
  return order?.venue_id === till.venueId ? { ...till, order } : fail('order_not_found');
}

/** The cart in hand at the till's own venue, locked to be changed. */
export async function ticketInHand(tx: Tx, at: { store_id: number; menu_id: number }, caller: Caller) {
  const till = await tillOf(tx, caller);
  if (!till.ok) return till;
  if (at.store_id !== till.venueId) return fail('no_merchant');
  const held = await lockCartToChange(tx, at, caller);
  return held.ok ? { ...held, till } : held;
}

/** The till, with whoever sells at it: the person on it, or the till itself where the venue does not ask. */
export async function sellingAt<T extends Till>(tx: ReadTx, till: T, caller: Caller) {
  const seller = await sellerAt(tx, caller);
  if (!seller.ok) return seller;
  return { ...till, ok: true as const, person: seller.person, who: seller.person?.name ?? till.staff.name };
}
