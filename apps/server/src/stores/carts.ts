import { arrivingMethods } from '@servery/domain/payments/methods';
import { type Selectable, sql } from 'kysely';
import type { CartLine } from '@servery/domain/cart/lines';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { CartTable } from '#db/tables/ordering';

/** `paying`: the method by which money for what is in the cart is on its way; empty where none is. */
type Row = Selectable<CartTable> & { points: number; paying: string };
export type Cart = Omit<Row, 'lines' | 'custom_data'> & {
  lines: readonly CartLine[];
  custom_data: Readonly<Record<string, string>>;
};

const storedAnswers = z.record(z.string(), z.string());

const storedLines = z.array(
  z.object({
    slot: z.number(),
    productId: z.number(),
    quantity: z.number(),
    options: z.array(z.number()),
    notes: z.string(),
    seenPrice: z.number(),
  }),
);

/** The row is turned into the cart where it stands: it is ours alone, and wide. */
const fromRow = (row: Row): Cart =>
  Object.assign(row, {
    lines: storedLines.parse(JSON.parse(row.lines)),
    custom_data: storedAnswers.parse(JSON.parse(row.custom_data)),
  });

/** What whoever is signed in has earned at the cart's venue, read along with it: the price depends on it. */
const points = sql<number>`(
  select coalesce(sum(reward_entry.points), 0) from reward_entry
  join session on session.customer_id = reward_entry.customer_id
  where session.id = cart.session_id and reward_entry.merchant_id = cart.merchant_id
)`.as('points');

/** While nobody can say whether it is paid, or it may be paid at any moment, the cart stays what it is paid for. */
const paying = sql<string>`coalesce((
  select payment_attempt.method from payment_attempt
  where payment_attempt.cart_id = cart.id and payment_attempt.state in ('started', 'unknown', 'waiting')
    and (payment_attempt.state <> 'waiting' or payment_attempt.method in (${sql.join(arrivingMethods.map((code) => sql.lit(code)))}))
  limit 1
), '')`.as('paying');

const cartOfSession = statement((q, p: { sessionId: number; menuId: number }) =>
  q
    .selectFrom('cart')
    .selectAll()
    .select([points, paying])
    .where('session_id', '=', p.sessionId)
    .where('menu_id', '=', p.menuId),
);

export async function findCart(tx: ReadTx, sessionId: number, menuId: number): Promise<Cart | undefined> {
  const [row] = await cartOfSession(tx, { sessionId, menuId });
  return row && fromRow(row);
}

export async function cartById(tx: ReadTx, id: number): Promise<Cart | undefined> {
  const row = await tx.q
    .selectFrom('cart')
    .selectAll()
    .select([points, paying])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

export type CartKey = { sessionId: number; merchantId: number; menuId: number; now: number };

/** An empty cart, as a row not yet stored: id 0. */
export const emptyCart = (key: CartKey): Cart => ({
  id: 0,
  session_id: key.sessionId,
  merchant_id: key.merchantId,
  menu_id: key.menuId,
  lines: [],
  fulfilment_type: '',
  fulfilment_asap: 0,
  fulfilment_date: '',
  fulfilment_time: '',
  fulfilment_at: 0,
  table_num: '',
  booking_ref: '',
  booking_name: '',
  booking_pax: 2,
  slot_id: 0,
  stop_id: 0,
  location_id: 0,
  delivery_address: '',
  delivery_postcode: '',
  payment_method: '',
  card_type: '',
  delivery_address_id: 0,
  billing_address_id: 0,
  custom_data: {},
  coupon_code: '',
  note: '',
  updated_at: key.now,
  points: 0,
  paying: '',
});

const touchCart = statement((q, p: CartKey) =>
  q
    .updateTable('cart')
    .set({ updated_at: p.now })
    .where('session_id', '=', p.sessionId)
    .where('menu_id', '=', p.menuId)
    .returningAll()
    .returning([points, paying]),
);

/** The session's cart, locked until the transaction ends: two taps at once are worked one after the other. */
export async function lockCart(tx: Tx, key: CartKey): Promise<Cart> {
  const [row] = await touchCart(tx, key);
  if (row) return fromRow(row);
  const { id: _id, points: _points, paying: _paying, ...values } = emptyCart(key);
  const made = await tx.q
    .insertInto('cart')
    .values({ ...values, lines: '[]', custom_data: '{}' })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'menu_id']).doUpdateSet({ updated_at: key.now }),
    )
    .returningAll()
    .returning([points, paying])
    .executeTakeFirstOrThrow();
  return fromRow(made);
}

const setLines = statement((q, p: { id: number; lines: string }) =>
  q.updateTable('cart').set({ lines: p.lines }).where('id', '=', p.id),
);

export async function saveLines(tx: Tx, cartId: number, lines: readonly CartLine[]): Promise<void> {
  await setLines(tx, { id: cartId, lines: JSON.stringify(lines) });
}

export type CartDetails = Partial<
  Omit<Cart, 'id' | 'session_id' | 'merchant_id' | 'menu_id' | 'lines' | 'points' | 'paying'>
>;

export async function saveDetails(
  tx: Tx,
  cartId: number,
  { custom_data: answers, ...details }: CartDetails,
): Promise<void> {
  const set = { ...details, ...(answers && { custom_data: JSON.stringify(answers) }) };
  if (Object.keys(set).length === 0) return;
  await tx.q.updateTable('cart').set(set).where('id', '=', cartId).execute();
}

type Blank = Omit<Selectable<CartTable>, 'session_id' | 'merchant_id' | 'menu_id'>;
const setAll = statement((q, p: Blank) =>
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
      note: p.note,
    })
    .where('id', '=', p.id),
);

/** After an order or a cancel: nothing of it stays. */
export async function emptyOut(tx: Tx, cart: Cart): Promise<void> {
  const blank = emptyCart({
    sessionId: cart.session_id,
    merchantId: cart.merchant_id,
    menuId: cart.menu_id,
    now: cart.updated_at,
  });
  await setAll(tx, { ...blank, id: cart.id, lines: '[]', custom_data: '{}' });
}
