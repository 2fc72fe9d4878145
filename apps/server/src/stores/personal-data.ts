import { formatCents } from '@servery/domain/money';
import type { ReadTx } from '#db/database';
import { notesOf } from '#stores/customer-notes';
import { newsChoicesOf } from '#stores/news/choices';
import type { CustomerRecord } from '#stores/people';

const iso = (ms: number | null): string => (ms === null || ms === 0 ? '' : new Date(ms).toISOString());

async function ordersOf(tx: ReadTx, customerId: number) {
  const orders = await tx.q
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const lines = await tx.q
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select([
      'order_line.order_id',
      'order_line.name',
      'order_line.options_text',
      'order_line.notes',
      'order_line.quantity',
      'order_line.price',
    ])
    .where('orders.customer_id', '=', customerId)
    .orderBy('order_line.id')
    .execute();
  return orders.map((it) => ({
    number: it.number,
    placed_at: iso(it.placed_at),
    due_at: iso(it.due_at),
    fulfilment: it.fulfilment_type,
    name: it.contact_name,
    email: it.contact_email,
    mobile: it.contact_mobile,
    student: it.student_name,
    address: it.delivery_address,
    billing_address: it.billing_address,
    note: it.note,
    allergy: it.allergy,
    more: it.custom_data,
    paid_by: it.payment_method,
    total: formatCents(it.total),
    refunded: formatCents(it.refunded),
    products: lines
      .filter(({ order_id: id }) => id === it.id)
      .map(({ name, options_text: options, notes, quantity, price }) => ({
        name,
        options,
        notes,
        quantity,
        price: formatCents(price),
      })),
  }));
}

async function pointsOf(tx: ReadTx, customerId: number) {
  const entries = await tx.q
    .selectFrom('reward_entry')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute();
  return entries.map(({ points, kind, note, created_at: at }) => ({ points, kind, note, at: iso(at) }));
}

async function feedbackOf(tx: ReadTx, customerId: number) {
  const said = await tx.q.selectFrom('feedback').selectAll().where('customer_id', '=', customerId).execute();
  return said.map(({ overall, speed, ease_of_use: ease, comments, answer, created_at: at }) => ({
    overall,
    speed,
    ease,
    comments,
    answer,
    at: iso(at),
  }));
}

/** All that is kept about a member and tells of them. Secrets (passwords, tokens) are nobody's to read. */
export async function personalData(tx: ReadTx, customer: CustomerRecord, brandCode: string) {
  const { id } = customer;
  const addresses = await tx.q.selectFrom('address').selectAll().where('customer_id', '=', id).execute();
  const movements = await tx.q
    .selectFrom('ledger_entry')
    .selectAll()
    .where('customer_id', '=', id)
    .where('account', '=', 'balance')
    .orderBy('id')
    .execute();
  const logins = await tx.q
    .selectFrom('social_login')
    .select('provider')
    .where('customer_id', '=', id)
    .execute();
  const phones = await tx.q.selectFrom('device').selectAll().where('customer_id', '=', id).execute();
  const standing = await tx.q
    .selectFrom('standing_order')
    .selectAll()
    .where('customer_id', '=', id)
    .execute();
  return {
    name: customer.name,
    email: customer.email,
    mobile: customer.mobile,
    state: customer.state,
    gender: customer.gender,
    birthday: customer.birthday,
    allergy: customer.allergy,
    member_since: iso(customer.created_at),
    card: customer.card_ending === '' ? '' : `${customer.card_type} ${customer.card_ending}`,
    auto_topup: formatCents(customer.auto_topup),
    addresses: addresses.map(({ address, postcode }) => ({ address, postcode })),
    signs_in_with: logins.map(({ provider }) => provider),
    phones: phones.map(({ platform, model, seen_at: at }) => ({ platform, model, last_seen: iso(at) })),
    orders: await ordersOf(tx, id),
    standing_orders: standing,
    balance: movements.map(({ cents, memo, created_at: at }) => ({
      amount: formatCents(cents),
      what: memo,
      at: iso(at),
    })),
    points: await pointsOf(tx, id),
    feedback: await feedbackOf(tx, id),
    news: (await newsChoicesOf(tx, id)).map(({ wants, place, said_at: at }) => ({
      wants: wants === 1,
      place,
      at: iso(at),
    })),
    notes: (await notesOf(tx, { brandCode, customerId: id })).map(({ text, created_at: at }) => ({
      text,
      at: iso(at),
    })),
  };
}
