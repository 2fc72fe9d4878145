import { endedStatuses } from '@servery/domain/orders/status';
import { unfinishedStates } from '@servery/domain/payments/attempt';
import type { ReadTx, Tx } from '#db/database';
import { removeCard } from '#stores/saved-cards';
import { endSessionsOf } from '#stores/sessions';
import { forgetStanding } from '#stores/standing-orders';

/** Whether money of theirs is still under way. */
export async function hasOpenPayment(tx: ReadTx, customerId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('payment_attempt')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', 'in', unfinishedStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the kitchen's screens call somebody who has left. */
const NOBODY = 'Closed account';

const OWN_TABLES = [
  'credential',
  'social_login',
  'one_time_token',
  'address',
  'favourite_venue',
  'device',
  'customer_note',
  'news_choice',
  'news_link',
] as const;

async function dropCarts(tx: Tx, customerId: number): Promise<void> {
  const carts = tx.q
    .selectFrom('cart')
    .innerJoin('session', 'session.id', 'cart.session_id')
    .select('cart.id')
    .where('session.customer_id', '=', customerId);
  await tx.q.deleteFrom('capacity_hold').where('cart_id', 'in', carts).execute();
  await tx.q.deleteFrom('stock_hold').where('cart_id', 'in', carts).execute();
  await tx.q.deleteFrom('cart').where('id', 'in', carts).execute();
}

/** Takes everything away that tells who it was. The row stays, because orders and the books name it. */
async function emptyAccount(tx: Tx, customerId: number, now: number): Promise<void> {
  for (const table of OWN_TABLES)
    await tx.q.deleteFrom(table).where('customer_id', '=', customerId).execute();
  await dropCarts(tx, customerId);
  await forgetStanding(tx, customerId);
  await tx.q
    .updateTable('feedback')
    .set({ comments: '', answer: '' })
    .where('customer_id', '=', customerId)
    .execute();
  await tx.q
    .updateTable('customer')
    .set({
      status: 0,
      name: '',
      email: `closed-${customerId}`,
      mobile: '',
      state: '',
      gender: '',
      birthday: '',
      allergy: '',
      new_email: '',
      email_verified_at: null,
      mobile_verified_at: null,
      news_since: null,
      closed_at: now,
    })
    .where('id', '=', customerId)
    .execute();
}

/** Whoever it was is signed out everywhere, and is nobody from then on. */
export async function closeMember(tx: Tx, customerId: number, now: number): Promise<void> {
  await endSessionsOf(tx, customerId);
  await removeCard(tx, customerId, now);
  await emptyAccount(tx, customerId, now);
  await anonymiseOrders(tx);
}

/** An order that is still being made keeps its name until it is handed over; what tax law wants is kept for good. */
export async function anonymiseOrders(tx: Tx): Promise<void> {
  const ended = tx.q
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .select('orders.id')
    .where('customer.closed_at', 'is not', null)
    .where('orders.status', 'in', endedStatuses)
    .where('orders.contact_name', '<>', NOBODY);
  const ids = (await ended.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.q.updateTable('order_line').set({ notes: '' }).where('order_id', 'in', ids).execute();
  await tx.q
    .updateTable('orders')
    .set({
      contact_name: NOBODY,
      contact_email: '',
      contact_mobile: '',
      booking_name: '',
      student_name: '',
      delivery_address: '',
      billing_address: '',
      note: '',
      allergy: '',
      custom_data: '{}',
      details: '[]',
    })
    .where('id', 'in', ids)
    .execute();
}
