/** What add_to_order and SubmitOrder need of the database, and nothing else. `?` is a parameter. */
export const ADD = [
  'select id, kind, customer_id, person_id, seen_at, expires_at from session where sid_hash = ?',
  'select version from menu where id = ?',
  'update cart set updated_at = ? where session_id = ? and menu_id = ? returning *',
  'update cart set lines = ? where id = ?',
] as const;

export const SUBMIT = [
  'select id, kind, customer_id, person_id, seen_at, expires_at from session where sid_hash = ?',
  'select version from menu where id = ?',
  'update cart set updated_at = ? where session_id = ? and menu_id = ? returning *',
  'select * from orders where submit_key = ?',
  'insert into capacity_use (bucket, venue_id, taken) values (?, ?, 0) on conflict (bucket) do update set venue_id = excluded.venue_id',
  'select taken from capacity_use where bucket = ?',
  'update capacity_use set taken = taken + 1 where bucket = ?',
  'insert into order_counter (venue_id, day, last) values (?, ?, 1) on conflict (venue_id, day) do update set last = order_counter.last + 1 returning last',
  `insert into orders (ref, submit_key, venue_id, menu_id, session_id, customer_id, number, status, status_reason, is_test, source, fulfilment_type, fulfilment_asap, due_at, table_num, booking_ref, booking_name, booking_pax, point_label, capacity_buckets, delivery_address, contact_name, contact_email, contact_mobile, student_name, note, payment_method, paid, products_total, rewards_discount, other_discount, coupon_code, delivery_fee, preorder_fee, surcharge, total, gst, placed_at, status_at) values (?, ?, ?, ?, ?, null, '1', 1, '', 0, 'web', 'pickup', 1, 0, '', '', '', 2, '', '[]', '', 'Sam Nguyen', 'sam@example.com', '+61491570156', '', '', 'STORE', 0, 800, 0, 0, '', 0, 0, 0, 800, 73, 0, 0) returning id`,
  "insert into order_line (venue_id, position, product_id, name, options_text, changes, station, notes, quantity, unit_price, price, order_id) values (?, 0, 1, 'Rosemary Chips', '', '[]', '', '', 1, 800, 800, ?)",
  "insert into order_event (venue_id, order_id, from_status, to_status, kind, actor, reason, created_at) values (?, ?, 0, 1, 'placed', 'web', '', 0)",
  "insert into outbox (venue_id, kind, payload, created_at, sent_at) values (?, 'mail', ?, 0, null) returning id",
  "insert into job (kind, lane, payload, run_at, attempts, state, last_error) values ('deliver', 'notification', ?, 0, 0, 'done', '')",
  'delete from capacity_hold where cart_id = ?',
  'update cart set lines = ?, fulfilment_type = ? where id = ?',
] as const;

export type Cart = { sidHash: string; sessionId: number; cartId: number; venueId: number; menuId: number };
export type Run = (sql: string, values: readonly unknown[]) => Promise<{ id?: number }>;

export async function bareAdd(run: Run, cart: Cart, lines: string): Promise<void> {
  await run(ADD[0], [cart.sidHash]);
  await run(ADD[1], [cart.menuId]);
  await run(ADD[2], [Date.now(), cart.sessionId, cart.menuId]);
  await run(ADD[3], [lines, cart.cartId]);
}

export async function bareSubmit(run: Run, cart: Cart, key: string): Promise<void> {
  const { venueId, menuId, sessionId, cartId } = cart;
  await run(SUBMIT[0], [cart.sidHash]);
  await run(SUBMIT[1], [menuId]);
  await run(SUBMIT[2], [Date.now(), sessionId, menuId]);
  await run(SUBMIT[3], [key]);
  const block = 'block:1:2026-11-17T12:15';
  await run(SUBMIT[4], [block, venueId]);
  await run(SUBMIT[5], [block]);
  await run(SUBMIT[6], [block]);
  await run(SUBMIT[7], [venueId, '2026-11-17']);
  const { id } = await run(SUBMIT[8], [`ref-${key}`, key, venueId, menuId, sessionId]);
  await run(SUBMIT[9], [venueId, id]);
  await run(SUBMIT[10], [venueId, id]);
  await run(SUBMIT[11], [venueId, `{"order":"${key}"}`]);
  await run(SUBMIT[12], [`{"outbox_id":${id}}`]);
  await run(SUBMIT[13], [cartId]);
  await run(SUBMIT[14], ['[]', '', cartId]);
}
