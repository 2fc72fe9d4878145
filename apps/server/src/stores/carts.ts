import { arrivingMethods } from '@servery/domain/payments/methods';
import type { Channel } from '@servery/domain/people/roles';
import { sql } from 'kysely';
import type { CartLine } from '@servery/domain/cart/lines';
import type { Cart } from '@servery/domain/ordering/cart';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import {
  BLANK_COLUMNS,
  type BlankColumns,
  type CartDetails,
  cartFrom,
  type CartRow,
  columnsOf,
} from '#stores/cart-rows';
import { giftOfCart } from '#stores/gift-holds';

/** Whom the cart is for: the member whom staff take it for, or whoever is signed in. */
const owner = sql`(
  select case when session.channel = 'counter' and cart.member_id > 0 then cart.member_id else session.customer_id end
  from session where session.id = cart.session_id
)`;

/** What they have earned at the cart's venue, read along with it: the price depends on it. */
const points = sql<number>`(
  select coalesce(sum(reward_entry.points), 0) from reward_entry
  where reward_entry.customer_id = ${owner} and reward_entry.venue_id = cart.venue_id
)`.as('points');

const memberName = sql<string>`coalesce((
  select customer.name from customer where customer.id = cart.member_id and customer.closed_at is null
), '')`.as('member_name');

/** While nobody can say whether it is paid, or it may be paid at any moment, the cart stays what it is paid for. */
const paying = sql<string>`coalesce((
  select payment_attempt.method from payment_attempt
  where payment_attempt.cart_id = cart.id and payment_attempt.state in ('started', 'unknown', 'waiting')
    and (payment_attempt.state <> 'waiting' or payment_attempt.method in (${sql.join(arrivingMethods.map((code) => sql.lit(code)))}))
  limit 1
), '')`.as('paying');

const channel = sql<Channel>`(select session.channel from session where session.id = cart.session_id)`.as(
  'channel',
);

const cartOfSession = statement((q, p: { sessionId: number; menuId: number }) =>
  q
    .selectFrom('cart')
    .selectAll()
    .select([points, paying, memberName, channel])
    .where('session_id', '=', p.sessionId)
    .where('menu_id', '=', p.menuId),
);

/** With what its gift voucher has, where it is paid with one. */
const withGift = async (tx: ReadTx, row: CartRow): Promise<Cart> =>
  cartFrom(row, row.gift_id === '' ? undefined : await giftOfCart(tx, row.gift_id, row.id));

export async function findCart(tx: ReadTx, sessionId: number, menuId: number): Promise<Cart | undefined> {
  const [row] = await cartOfSession(tx, { sessionId, menuId });
  return row && withGift(tx, row);
}

export async function cartById(tx: ReadTx, id: number): Promise<Cart | undefined> {
  const row = await tx.q
    .selectFrom('cart')
    .selectAll()
    .select([points, paying, memberName, channel])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && withGift(tx, row);
}

export type CartKey = { sessionId: number; venueId: number; menuId: number; now: number };

const touchCart = statement((q, p: CartKey) =>
  q
    .updateTable('cart')
    .set({ updated_at: p.now })
    .where('session_id', '=', p.sessionId)
    .where('menu_id', '=', p.menuId)
    .returningAll()
    .returning([points, paying, memberName, channel]),
);

/** The session's cart, locked until the transaction ends: two taps at once are worked one after the other. */
export async function lockCart(tx: Tx, key: CartKey): Promise<Cart> {
  const [row] = await touchCart(tx, key);
  if (row) return withGift(tx, row);
  const made = await tx.q
    .insertInto('cart')
    .values({
      ...BLANK_COLUMNS,
      session_id: key.sessionId,
      venue_id: key.venueId,
      menu_id: key.menuId,
      updated_at: key.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'menu_id']).doUpdateSet({ updated_at: key.now }),
    )
    .returningAll()
    .returning([points, paying, memberName, channel])
    .executeTakeFirstOrThrow();
  return withGift(tx, made);
}

const setLines = statement((q, p: { id: number; lines: string }) =>
  q.updateTable('cart').set({ lines: p.lines }).where('id', '=', p.id),
);

export async function saveLines(tx: Tx, cartId: number, lines: readonly CartLine[]): Promise<void> {
  await setLines(tx, { id: cartId, lines: JSON.stringify(lines) });
}

export async function saveDetails(tx: Tx, cartId: number, details: CartDetails): Promise<void> {
  const set = columnsOf(details);
  if (Object.keys(set).length === 0) return;
  await tx.q.updateTable('cart').set(set).where('id', '=', cartId).execute();
}

const setAll = statement((q, p: BlankColumns & { id: number }) =>
  q
    .updateTable('cart')
    .set({
      lines: p.lines,
      fulfilment_type: p.fulfilment_type,
      fulfilment_asap: p.fulfilment_asap,
      fulfilment_date: p.fulfilment_date,
      fulfilment_time: p.fulfilment_time,
      fulfilment_at: p.fulfilment_at,
      table_num: p.table_num,
      booking_ref: p.booking_ref,
      booking_name: p.booking_name,
      booking_pax: p.booking_pax,
      slot_id: p.slot_id,
      stop_id: p.stop_id,
      location_id: p.location_id,
      delivery_address: p.delivery_address,
      delivery_postcode: p.delivery_postcode,
      payment_method: p.payment_method,
      card_type: p.card_type,
      delivery_address_id: p.delivery_address_id,
      billing_address_id: p.billing_address_id,
      custom_data: p.custom_data,
      coupon_code: p.coupon_code,
      gift_id: p.gift_id,
      note: p.note,
      member_id: p.member_id,
    })
    .where('id', '=', p.id),
);

/** After an order or a cancel: nothing of it stays. */
export async function emptyOut(tx: Tx, cart: Cart): Promise<void> {
  await setAll(tx, { ...BLANK_COLUMNS, id: cart.id });
}
