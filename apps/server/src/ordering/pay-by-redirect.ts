import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { methodText } from '@servery/domain/payments/methods';
import type { CallOutput } from '@servery/contract/registry';
import { markSilent, PENDING, type Settled, settleMoney } from '#ordering/settle-money';
import type { Submission } from '#ordering/submission';
import type { Database } from '#db/database';
import { fail } from '@servery/domain/failure';
import { ok } from '@servery/domain/result';
import { PAYPAL_RETURN } from '#payments/paypal-return-route';
import type { RedirectPort } from '#providers/redirect-port';
import { addPaymentJob } from '#stores/jobs';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { heldDue } from '#stores/holds';
import { customerView } from '#queries/customer';
import { formatCents } from '@servery/domain/money';

const unreachable = (method: string) =>
  fail('payment_unavailable', {
    text:
      method === 'PP'
        ? checkoutTexts.payPalFailed
        : checkoutTexts.unreachable({ method: methodText(method) }),
  });

/** Where the customer comes back to: the checkout, or the addresses that the app waits for. */
function returnUrls({ caller, parts }: Submission, method: string) {
  const site = parts.payments.siteUrl(caller.brand.code);
  if (caller.mode === 'app')
    return { returnUrl: `${site}/checkout/paypal_success`, cancelUrl: `${site}/checkout/paypal_cancel` };
  return {
    returnUrl:
      method === 'PP' ? `${site}${PAYPAL_RETURN}` : `${site}/checkout?result=success&method=${method}`,
    cancelUrl: `${site}/checkout?result=cancel&method=${method}`,
  };
}

async function redirectAnswer(
  db: Database,
  { input, caller }: Submission,
  attempt: AttemptRecord,
): Promise<{ ok: true; value: CallOutput<'SubmitOrder'> }> {
  const { customer, due } = await db.read(async (tx) => ({
    customer: await customerView(tx, caller.session?.customer_id ?? 0),
    due: await heldDue(tx, { cartId: attempt.cart_id, now: caller.now }),
  }));
  return ok({
    order_id: '',
    order_total: formatCents(attempt.amount),
    promo_code: '',
    customer,
    payment_method: input.payment_method ?? attempt.method,
    payment_redirect: attempt.redirect,
    pos_order_id: '',
    due: Math.floor((due ?? 0) / 1000),
  });
}

/** How long after the start the provider is asked whether the customer has paid, if nobody tells us. */
const FIRST_LOOK_MS = 60_000;

async function begin(
  db: Database,
  submission: Submission,
  held: { port: RedirectPort; attempt: AttemptRecord },
): Promise<Settled> {
  const { caller } = submission;
  const { port, attempt } = held;
  const { now } = caller;
  const said = await port.begin({
    id: attempt.id,
    cents: attempt.amount,
    description: checkoutTexts.orderAt({ brand: caller.brand.name }),
    ...returnUrls(submission, attempt.method),
  });
  if (said.is === 'redirect') {
    const waiting = await db.write(async (tx) => {
      const moved = await moveAttempt(tx, attempt.id, {
        event: 'redirected',
        now,
        set: { reference: said.reference, redirect: said.url },
      });
      if (moved) await addPaymentJob(tx, attempt.id, now + FIRST_LOOK_MS);
      return moved;
    });
    return waiting ? redirectAnswer(db, submission, waiting) : fail('payment_unknown');
  }
  // Nobody can have paid for what nobody was shown: an order that PayPal made without telling us is never captured.
  const event = said.is === 'declined' ? 'declined' : 'absent';
  await db.write((tx) => moveAttempt(tx, attempt.id, { event, now, detail: said.why }));
  return said.is === 'declined' ? fail('payment_declined') : unreachable(attempt.method);
}

/** The customer pays at the provider's own pages. Asked twice for the same cart, the way there is the same. */
export async function payByRedirect(
  db: Database,
  submission: Submission,
  attempt: AttemptRecord,
): Promise<Settled> {
  const port = submission.parts.payments.redirect[attempt.method];
  if (!port) return unreachable(attempt.method);
  if (attempt.state === 'waiting') return redirectAnswer(db, submission, attempt);
  return begin(db, submission, { port, attempt });
}

/** Back from there: the money is taken, if it is true that the customer has agreed, and the order placed. */
export async function takeRedirected(
  db: Database,
  submission: Submission,
  attempt: AttemptRecord,
): Promise<Settled> {
  const { caller } = submission;
  const { now } = caller;
  const port = submission.parts.payments.redirect[attempt.method];
  if (!port) return unreachable(attempt.method);
  const said = await port.take({ id: attempt.id, reference: attempt.reference });
  switch (said.is) {
    case 'taken': {
      const money = {
        attempt,
        event: 'paid' as const,
        reference: attempt.reference,
        captureReference: said.reference,
        card: undefined,
      };
      if (said.cents === attempt.amount) return settleMoney(db, submission, money);
      await db.write((tx) =>
        moveAttempt(tx, attempt.id, {
          event: 'stuck',
          now,
          set: { problem: 'amount_differs', capture_reference: said.reference },
        }),
      );
      return fail('payment_unknown');
    }
    case 'waiting':
    case 'part':
      await db.write((tx) => moveAttempt(tx, attempt.id, { event: 'redirected', now, detail: said.why }));
      return fail('payment_waiting', { method: methodText(attempt.method) });
    case 'pending':
      await markSilent(db, attempt, { why: PENDING, now });
      return fail('payment_pending', { method: methodText(attempt.method) });
    case 'over':
      // Not declined for good: coins that come all the same have to go back.
      await db.write((tx) => moveAttempt(tx, attempt.id, { event: 'absent', now, detail: said.why }));
      return fail('payment_declined');
    case 'silent':
      await markSilent(db, attempt, { why: said.why, now });
      return fail('payment_unknown');
  }
}
