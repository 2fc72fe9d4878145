import { fail, type Failure } from '@servery/domain/failure';
import { isInDoubt } from '@servery/domain/payments/attempt';
import { isSentByLink } from '@servery/domain/payments/refund';
import type { Tx } from '#db/database';
import { abandonAttempt, CLOSED_BY_MS, lookAfter } from '#payments/look-after';
import type { Payments } from '#payments/payments';
import { type KeptTopup, keepTopup } from '#topups/kept-topup';
import { type AttemptRecord, doubtOfTopup, insertAttempt, lastAttempt } from '#stores/payments';
import { type CustomerRecord, lockCustomer } from '#stores/people';

export type TopupWish = {
  customer: Pick<CustomerRecord, 'id' | 'email'>;
  venueId: number;
  /** Null for the installation's. */
  accountId: string | null;
  /** 0 where nobody is there: the balance tops itself up. */
  sessionId: number;
  submitKey: string;
  method: string;
  cardType: string;
  /** What is charged, surcharge included. */
  total: number;
  kept: KeptTopup;
  purpose: 'topup' | 'auto_topup';
  now: number;
};

/** pay: the provider is to be asked. busy: somebody is asking already, or nobody knows. done: it is on the balance. */
export type TopupBegun =
  | { ok: true; next: 'pay' | 'busy' | 'done'; attempt: AttemptRecord; given?: AttemptRecord }
  | Failure<'topup_unknown' | 'payment_declined'>;

/** What an earlier try with the same key has come to, unless it is over. */
function standing(before: AttemptRecord | undefined, wish: TopupWish): TopupBegun | undefined {
  if (!before) return undefined;
  if (before.customer_id !== wish.customer.id) return fail('payment_declined');
  if (before.state === 'placed' || before.state === 'captured')
    return { ok: true, next: 'done', attempt: before };
  if (isInDoubt(before.state) || before.state === 'open') return { ok: true, next: 'busy', attempt: before };
  const same =
    before.method === wish.method && before.amount === wish.total && before.account_id === wish.accountId;
  return before.state === 'waiting' && same ? { ok: true, next: 'pay', attempt: before } : undefined;
}

/** Written down before the provider is asked: whatever happens next, it is known that it was tried. */
export async function beginTopup(
  tx: Tx,
  wish: TopupWish,
  { timeoutMs }: Pick<Payments, 'timeoutMs'>,
): Promise<TopupBegun> {
  const { customer, now, kept } = wish;
  await lockCustomer(tx, customer.id);
  const before = await lastAttempt(tx, wish.submitKey);
  const stands = standing(before, wish);
  if (stands) return stands;
  // Whether the last one was paid is found out first.
  if (await doubtOfTopup(tx, customer.id)) return fail('topup_unknown');
  // Another way was chosen with the same key.
  const given = before?.state === 'waiting' ? before : undefined;
  if (given) await abandonAttempt(tx, given, { now, lookAt: now + CLOSED_BY_MS });
  const attempt = await insertAttempt(
    tx,
    {
      venue_id: wish.venueId,
      account_id: wish.accountId,
      submit_key: wish.submitKey,
      session_id: wish.sessionId,
      cart_id: 0,
      customer_id: customer.id,
      method: wish.method,
      amount: wish.total,
      card_type: wish.cardType,
      submission: keepTopup(kept),
      cart_print: '',
      contact_email: isSentByLink(wish.method) ? customer.email : '',
      purpose: wish.purpose,
    },
    { state: 'started', now },
  );
  await lookAfter(tx, attempt, { now, timeoutMs });
  return { ok: true, next: 'pay', attempt, ...(given && { given }) };
}
