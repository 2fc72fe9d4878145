import {
  afterEvent,
  type AttemptEvent,
  type AttemptState,
  isInDoubt,
  mayGoBackWithoutOrder,
  statesBefore,
} from '@servery/domain/payments/attempt';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { PaymentAttemptTable } from '#db/tables/payments';
import { newPaymentId } from '#stores/payment-ids';
import { notePayment } from '#trail';

export type AttemptRecord = Selectable<PaymentAttemptTable>;
export type NewAttempt = Pick<
  AttemptRecord,
  | 'venue_id'
  | 'account_id'
  | 'submit_key'
  | 'session_id'
  | 'cart_id'
  | 'customer_id'
  | 'method'
  | 'amount'
  | 'card_type'
  | 'submission'
  | 'cart_print'
  | 'contact_email'
  | 'purpose'
> &
  Partial<Pick<AttemptRecord, 'gift_id' | 'gift_cents'>>;

export async function insertAttempt(
  tx: Tx,
  attempt: NewAttempt,
  at: { state: AttemptState; orderId?: number; reference?: string; now: number },
): Promise<AttemptRecord> {
  const row: AttemptRecord = {
    gift_id: null,
    gift_cents: 0,
    ...attempt,
    id: newPaymentId(attempt.venue_id),
    order_id: at.orderId ?? null,
    refunded: 0,
    state: at.state,
    reference: at.reference ?? '',
    capture_reference: '',
    redirect: '',
    problem: '',
    checks: 0,
    created_at: at.now,
    updated_at: at.now,
  };
  await tx.q.insertInto('payment_attempt').values(row).execute();
  await addEvent(tx, row, { from: '', event: at.state, detail: '', now: at.now });
  return row;
}

async function addEvent(
  tx: Tx,
  attempt: AttemptRecord,
  seen: { from: string; event: string; detail: string; now: number },
): Promise<void> {
  await tx.q
    .insertInto('payment_event')
    .values({
      attempt_id: attempt.id,
      from_state: seen.from,
      to_state: attempt.state,
      event: seen.event,
      detail: seen.detail.slice(0, 300),
      created_at: seen.now,
    })
    .execute();
}

export type Move = {
  event: AttemptEvent;
  detail?: string;
  now: number;
  set?: Partial<
    Pick<AttemptRecord, 'reference' | 'capture_reference' | 'redirect' | 'order_id' | 'card_type' | 'problem'>
  >;
};

/**
 * Moves an attempt, if it still stands where that event can happen; nothing otherwise. Two who know what became of
 * it cannot both act on it: the row is locked, and the second finds it moved.
 */
export async function moveAttempt(tx: Tx, id: string, move: Move): Promise<AttemptRecord | undefined> {
  const before = await lockAttempt(tx, id);
  const to = before && afterEvent(before.state, move.event);
  if (!before || !to || !statesBefore(move.event).includes(before.state)) return undefined;
  const after = await tx.q
    .updateTable('payment_attempt')
    .set({
      ...move.set,
      state: to,
      checks: 0,
      updated_at: move.now,
      // Once the outcome is known nobody needs what the customer sent any more.
      ...(isInDoubt(to) || to === 'waiting' ? {} : { submission: '' }),
      ...(mayGoBackWithoutOrder(to) ? {} : { contact_email: '' }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { event, detail = '', now } = move;
  await addEvent(tx, after, { from: before.state, event, detail, now });
  if (to === 'open' || before.state === 'open') tx.emit({ type: 'cases', venue_id: after.venue_id });
  return after;
}

/** Nobody pays so long after the page was left. */
export async function forgetContacts(tx: Tx, before: number): Promise<void> {
  await tx.q
    .updateTable('payment_attempt')
    .set({ contact_email: '' })
    .where('contact_email', '!=', '')
    .where('updated_at', '<', before)
    .execute();
}

/** The row as it is, and nobody else changes it until this transaction ends. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRecord | undefined> {
  return tx.q
    .updateTable('payment_attempt')
    .set((row) => ({ checks: row.ref('checks') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function findAttempt(tx: ReadTx, id: string): Promise<AttemptRecord | undefined> {
  const named = tx.q.selectFrom('payment_attempt').selectAll().where('id', '=', id);
  return notePayment(await named.executeTakeFirst());
}

/** By the provider's own name for it; `accountId` where it has to be that account's, null for the installation's. */
export async function attemptByReference(
  tx: ReadTx,
  of: { method: string; reference: string; accountId?: string | null },
): Promise<AttemptRecord | undefined> {
  const { method, reference, accountId } = of;
  if (reference === '') return undefined;
  const all = tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where('reference', '=', reference)
    .where('method', '=', method);
  if (accountId === undefined) return all.executeTakeFirst();
  return all.where('account_id', accountId === null ? 'is' : '=', accountId).executeTakeFirst();
}

/** What is still under way for a submission, or in doubt for its cart: what is in doubt first. At most one of each, by index. */
export async function liveAttempt(
  tx: ReadTx,
  of: { submitKey: string; cartId: number },
): Promise<AttemptRecord | undefined> {
  return tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where((or) =>
      or.or([
        or.and([or('cart_id', '=', of.cartId), or('state', 'in', ['started', 'unknown'])]),
        or.and([
          or('submit_key', '=', of.submitKey),
          or('state', 'in', ['started', 'waiting', 'unknown', 'open']),
        ]),
      ]),
    )
    .orderBy((of) => of.case().when('state', 'in', ['started', 'unknown']).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** As the index says it, so that the index is used. */
const LIVE = sql`state in ('started', 'waiting', 'unknown', 'placed', 'captured')`;
/** What a submission has come to so far, unless that is over. At most one, by index. */
export const liveAttempts = statement((q, p: { submitKey: string }) =>
  q
    .selectFrom('payment_attempt')
    .selectAll()
    .where('submit_key', '=', p.submitKey)
    .where(sql<boolean>`${LIVE}`),
);

/** Of whichever submission: nobody can say whether this cart has been paid for. At most one, by index. */
export async function doubtOfCart(tx: ReadTx, cartId: number): Promise<AttemptRecord | undefined> {
  return inDoubt(tx, sql`purpose = 'order'`)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
}

/** Nobody can say whether the pinpad took a part of this order. At most one, by index. */
export async function doubtOfOrder(tx: ReadTx, orderId: number): Promise<AttemptRecord | undefined> {
  return inDoubt(tx, sql`purpose = 'tender'`)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Nobody can say whether this customer's last top-up has been paid. At most one, by index. */
export async function doubtOfTopup(tx: ReadTx, customerId: number): Promise<AttemptRecord | undefined> {
  return inDoubt(tx, sql`purpose in ('topup', 'auto_topup')`)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** As the indexes say it. */
const inDoubt = (tx: ReadTx, purpose: RawBuilder<unknown>) =>
  tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where(sql<boolean>`state in ('started', 'unknown') and ${purpose}`);

/** Another attempt for the same thing of which nobody can say whether it is paid. */
export async function doubtBeside(tx: ReadTx, attempt: AttemptRecord): Promise<AttemptRecord | undefined> {
  const { id, purpose, cart_id: cartId, customer_id: customerId } = attempt;
  if (purpose === 'standing' || purpose === 'tender') return undefined;
  const other = purpose === 'order' ? await doubtOfCart(tx, cartId) : await doubtOfTopup(tx, customerId ?? 0);
  return other?.id === id ? undefined : other;
}

/** Begun at a provider for this cart and not paid, as far as anybody knows: the last first. */
export const waitingOfCart = (tx: ReadTx, cartId: number): Promise<AttemptRecord[]> =>
  tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', '=', 'waiting')
    .orderBy('created_at', 'desc')
    .execute();

/** The last try of a submission, however it ended. */
export async function lastAttempt(tx: ReadTx, submitKey: string): Promise<AttemptRecord | undefined> {
  return tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where('submit_key', '=', submitKey)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** Every try to be paid that came to belong to an order, the last first. */
export async function attemptsOfOrder(tx: ReadTx, orderId: number): Promise<AttemptRecord[]> {
  return tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** What providers and balances have paid of orders, and what of it is most first. */
export async function paidAttempts(tx: ReadTx, ...orderIds: number[]): Promise<AttemptRecord[]> {
  if (orderIds.length === 0) return [];
  return tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['placed', 'captured'])
    .orderBy((of) => of('amount', '-', of.ref('refunded')), 'desc')
    .orderBy('created_at')
    .execute();
}

/** What an order was paid with; where it was paid in parts, the one with most left to give back. */
export const attemptOfOrder = async (tx: ReadTx, orderId: number): Promise<AttemptRecord | undefined> =>
  (await paidAttempts(tx, orderId))[0];

/** What the provider calls the payment of an order; empty where no provider took part. */
export async function referenceOf(tx: ReadTx, orderId: number): Promise<string> {
  const references = (await paidAttempts(tx, orderId)).map(
    (paid) => paid.capture_reference || paid.reference,
  );
  return references.find((reference) => reference !== '') ?? '';
}

export async function openAttempts(tx: ReadTx, venueId: number): Promise<AttemptRecord[]> {
  return tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(200)
    .execute();
}

/** Whether this is the first that we hear of it. */
export async function isNews(tx: Tx, event: { provider: string; id: string; now: number }): Promise<boolean> {
  const added = tx.q
    .insertInto('provider_event')
    .values({ provider: event.provider, event_id: event.id, received_at: event.now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing());
  return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}
