import { unfinishedStates } from '@servery/domain/payments/attempt';
import { KEEP_PARKED_MS } from '@servery/domain/ordering/parked';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/database';
import type { Schema } from '#db/schema';

const DAY_MS = 86_400_000;
/** What nobody has used for so long is nobody's any more. */
const KEEP_SESSIONS_MS = 60 * DAY_MS;
const KEEP_DEVICES_MS = 400 * DAY_MS;
const KEEP_OPENS_MS = 90 * DAY_MS;
const KEEP_TRIES_MS = 2 * DAY_MS;
/** It is today somewhere in the world for as long, and nobody asks for a day that is over. */
const KEEP_STOCK_DAYS_MS = 2 * DAY_MS;
const KEEP_KNOWN_MS = 30 * DAY_MS;
/** Long enough to look back at what happened, and no longer than that. */
const KEEP_SIGN_INS_MS = 90 * DAY_MS;
const KEEP_FEEDBACK_MS = 3 * 365 * DAY_MS;
const KEEP_SENT_MS = 90 * DAY_MS;
const KEEP_DELIVERIES_MS = 30 * DAY_MS;
const KEEP_DONE_MS = 7 * DAY_MS;
/** What was given up is for a person to look at. */
const KEEP_DEAD_MS = 400 * DAY_MS;
const KEEP_NEWS_MS = 90 * DAY_MS;
const KEEP_SIGN_UPS_MS = 2 * DAY_MS;
/** A day of the last year can still be compared with what the provider has. */
const KEEP_ATTEMPTS_MS = 400 * DAY_MS;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Deletes at most so many rows that have had their time, and answers how many. */
type Sweep = (tx: Tx, now: number, most: number) => Promise<number>;
type Condition = (now: number) => RawBuilder<unknown>;

const sweep =
  (table: keyof Schema, key: readonly string[], isOld: Condition): Sweep =>
  async (tx, now, most) => {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${isOld(now)} limit ${most}
      )`.execute(tx.q);
    return Number(numAffectedRows ?? 0n);
  };

const unfinished = sql.join(unfinishedStates.map((state) => sql.lit(state)));

/**
 * The newest row stays while an order or a payment remembers it by number: SQLite would give that number to the next
 * one, and somebody would find what is not theirs.
 */
const isForgettable = (table: 'session' | 'cart', remembered: RawBuilder<unknown>) =>
  sql`(${sql.ref(`${table}.id`)} < (select max(id) from ${sql.table(table)}) or not (${remembered}))`;

const cartRemembered = sql`exists (select 1 from payment_attempt where payment_attempt.cart_id = cart.id)`;
const sessionRemembered = sql`
  exists (select 1 from orders where orders.session_id = session.id)
  or exists (select 1 from payment_attempt where payment_attempt.session_id = session.id)
  or exists (select 1 from sign_up where sign_up.session_id = session.id)`;

const isOver = (now: number) => sql`session.expires_at < ${now} and (
  session.seen_at < ${now - KEEP_SESSIONS_MS} or session.sid_hash like 'guest-%'
)`;

/** Without an order and without money: what became of it stands nowhere else, and matters to nobody any more. */
const oldAttempt = (now: number) => sql`
  order_id is null and state in ('declined', 'failed') and refunded = 0 and updated_at < ${now - KEEP_ATTEMPTS_MS}
  and not exists (select 1 from refund where refund.attempt_id = payment_attempt.id)`;

/** Every table that a stranger can fill, but for those that the orders and the books need; in this order, children first. */
export const SWEEPS: readonly Sweep[] = [
  sweep('capacity_hold', ['cart_id', 'bucket'], (now) => sql`expires_at <= ${now}`),
  sweep('stock_hold', ['cart_id', 'product_id'], (now) => sql`expires_at <= ${now}`),
  sweep('stock_day', ['product_id', 'day'], (now) => sql`day < ${dateOf(now - KEEP_STOCK_DAYS_MS)}`),
  sweep(
    'cart',
    ['id'],
    (now) => sql`${isForgettable('cart', cartRemembered)}
      and exists (select 1 from session where session.id = cart.session_id and ${isOver(now)})
      and not exists (select 1 from capacity_hold where capacity_hold.cart_id = cart.id)
      and not exists (select 1 from stock_hold where stock_hold.cart_id = cart.id)
      and not exists (
        select 1 from payment_attempt where payment_attempt.cart_id = cart.id and state in (${unfinished})
      )`,
  ),
  sweep(
    'session',
    ['id'],
    (now) => sql`${isForgettable('session', sessionRemembered)} and ${isOver(now)}
      and not exists (select 1 from cart where cart.session_id = session.id)
      and not exists (
        select 1 from payment_attempt where payment_attempt.session_id = session.id and state in (${unfinished})
      )`,
  ),
  sweep('parked_order', ['id'], (now) => sql`parked_at <= ${now - KEEP_PARKED_MS}`),
  sweep('device', ['id'], (now) => sql`seen_at < ${now - KEEP_DEVICES_MS}`),
  sweep('push_open', ['id'], (now) => sql`opened_at < ${now - KEEP_OPENS_MS}`),
  sweep('counted_try', ['id'], (now) => sql`counted_at < ${now - KEEP_TRIES_MS}`),
  sweep('known_address', ['account', 'address'], (now) => sql`seen_at < ${now - KEEP_KNOWN_MS}`),
  sweep('sign_in', ['id'], (now) => sql`at < ${now - KEEP_SIGN_INS_MS}`),
  sweep(
    'one_time_token',
    ['id'],
    (now) => sql`expires_at <= ${now} or sign_up_id in (
      select id from sign_up where created_at < ${now - KEEP_SIGN_UPS_MS}
    )`,
  ),
  sweep('spent_token', ['hash'], (now) => sql`expires_at <= ${now}`),
  sweep(
    'sign_up',
    ['id'],
    (now) => sql`created_at < ${now - KEEP_SIGN_UPS_MS}
      and not exists (select 1 from one_time_token where one_time_token.sign_up_id = sign_up.id)`,
  ),
  sweep('feedback', ['id'], (now) => sql`created_at < ${now - KEEP_FEEDBACK_MS}`),
  sweep('provider_event', ['provider', 'event_id'], (now) => sql`received_at < ${now - KEEP_NEWS_MS}`),
  sweep('print_job', ['id'], (now) => sql`created_at < ${now - KEEP_SENT_MS}`),
  sweep('webhook_delivery', ['id'], (now) => sql`created_at < ${now - KEEP_DELIVERIES_MS}`),
  sweep('outbox', ['id'], (now) => sql`created_at < ${now - KEEP_SENT_MS}`),
  sweep(
    'job',
    ['id'],
    (now) => sql`(state = 'done' and run_at < ${now - KEEP_DONE_MS})
      or (state = 'dead' and run_at < ${now - KEEP_DEAD_MS})`,
  ),
  sweep(
    'payment_event',
    ['id'],
    (now) => sql`attempt_id in (select id from payment_attempt where ${oldAttempt(now)})`,
  ),
  sweep(
    'terminal_payment',
    ['session_id'],
    (now) => sql`attempt_id in (select id from payment_attempt where ${oldAttempt(now)})`,
  ),
  sweep(
    'payment_attempt',
    ['id'],
    (now) => sql`${oldAttempt(now)}
      and not exists (select 1 from payment_event where payment_event.attempt_id = payment_attempt.id)
      and not exists (select 1 from terminal_payment where terminal_payment.attempt_id = payment_attempt.id)`,
  ),
];
