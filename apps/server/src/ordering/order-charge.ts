import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { formatCents } from '@servery/domain/money';
import { isInDoubt } from '@servery/domain/payments/attempt';
import { isAtTerminal } from '@servery/domain/payments/methods';
import { isMember } from '@servery/domain/people/roles';
import { ok } from '@servery/domain/result';
import { type Settled, settleMoney } from '#ordering/settle-money';
import type { Submission } from '#ordering/submission';
import { settleTerminalTender } from '#ordering/terminal-tender';
import type { Database } from '#db/database';
import type { Charge, MoneyInHand } from '#payments/charge';
import { PAYPAL_RETURN } from '#payments/return-addresses';
import { heldDue } from '#stores/holds';
import { type AttemptRecord, findAttempt } from '#stores/payments';
import { customerView } from '#queries/customer';
import { onPinpad } from '#queries/on-pinpad';

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

async function leave(db: Database, { input, caller }: Submission, attempt: AttemptRecord): Promise<Settled> {
  const { customer, due, eftpos } = await db.read(async (tx) => ({
    eftpos: isAtTerminal(attempt.method) ? await onPinpad(tx, attempt) : undefined,
    customer: await customerView(tx, caller.session?.customer_id ?? 0),
    due: await heldDue(tx, { cartId: attempt.cart_id, now: caller.now }),
  }));
  return ok({
    order_id: '',
    order_total: formatCents(attempt.amount + attempt.gift_cents),
    ...(attempt.gift_cents > 0 && { to_pay: formatCents(attempt.amount) }),
    promo_code: '',
    customer,
    payment_method: input.payment_method ?? attempt.method,
    payment_redirect: attempt.redirect,
    ...(eftpos && { eftpos }),
    pos_order_id: '',
    due: Math.floor((due ?? 0) / 1000),
  });
}

/** Only members have cards of their own: kiosk and staff order for others. */
async function keepsCard(
  db: Database,
  { input }: Submission,
  { method, customer_id: id }: AttemptRecord,
): Promise<boolean> {
  if (input.save_card !== 1 || method !== 'CC') return false;
  return isMember((await db.read((tx) => customerView(tx, id ?? 0))).status);
}

/** Who pays at a kiosk or a till is not counted with the guests around it. */
function triesOf({ caller, parts }: Submission, attempt: AttemptRecord) {
  const { address, now, session } = caller;
  if (!parts.countsTries) return undefined;
  return {
    sessionId: attempt.session_id,
    venueId: attempt.venue_id,
    accountId: attempt.account_id,
    address,
    inVenue: session !== undefined && session.channel !== 'online',
    now,
  };
}

/** The order is placed, or was: set aside at a till, it waits for the money of its pinpad. */
async function settle(db: Database, submission: Submission, money: MoneyInHand): Promise<Settled> {
  const settled = await settleMoney(db, submission, money);
  if (!settled.ok || !isAtTerminal(money.attempt.method)) return settled;
  const now = await db.read((tx) => findAttempt(tx, money.attempt.id));
  if (now?.purpose !== 'tender' || !isInDoubt(now.state)) return settled;
  const { log } = submission.parts;
  const paid = await settleTerminalTender(
    { db, log, clock: () => submission.caller.now },
    { ...money, attempt: now },
  );
  return paid.ok ? settled : paid;
}

/** What is to be charged for an order, and how it is placed once there is money for it. */
export async function orderCharge(
  db: Database,
  submission: Submission,
  attempt: AttemptRecord,
): Promise<Charge<Settled>> {
  const { input, caller, parts, cardPrint } = submission;
  return {
    attempt,
    payments: parts.payments,
    ports: await db.read((tx) => parts.payments.of(tx, attempt)),
    now: caller.now,
    card: {
      nonce: input.braintree_nonce,
      wallet: input.wallet_data,
      print: cardPrint,
      keep: await keepsCard(db, submission, attempt),
    },
    tries: triesOf(submission, attempt),
    pages: {
      description: checkoutTexts.orderAt({ brand: caller.brand.name }),
      ...returnUrls(submission, attempt.method),
    },
    settle: (money) => settle(db, submission, money),
    leave: (waiting) => leave(db, submission, waiting),
  };
}
