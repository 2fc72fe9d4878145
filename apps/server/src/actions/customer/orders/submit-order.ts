import type { CallOutput } from '@servery/contract/registry';
import { isAtTerminal, paymentFlow } from '@servery/domain/payments/methods';
import { orderCharge } from '#ordering/order-charge';
import type { Settled } from '#ordering/settle-money';
import { submitIn } from '#ordering/submit';
import type { Submission } from '#ordering/submission';
import type { Database } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { fail } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import { writeInSession } from '#callers/session';
import { sellerAt } from '#callers/till-operator';
import { awaitOther } from '#payments/await-other';
import { toConfirm } from '#payments/card-source';
import { lookAtCard, payByCard, tokenProblem } from '#payments/pay-by-card';
import { giveUpAt, payByRedirect, takeRedirected } from '#payments/pay-by-redirect';
import { payByTerminal } from '#payments/pay-by-terminal';
import type { AttemptRecord } from '#stores/payments';

/** Who pays with a saved card asks its bank between the two calls; where the bank cannot be asked, nothing is charged. */
async function withCardToConfirm(
  db: Database,
  { input, parts }: Submission,
  value: CallOutput<'SubmitOrder'>,
): Promise<Settled> {
  if (value.order_id !== '' || value.payment_method !== 'SAVED') return answer(value);
  const ports = await db.read((tx) => parts.payments.at(tx, input.merchant_id));
  const found = await toConfirm(db, ports, value.customer.id);
  return found.ok ? answer({ ...value, card_to_confirm: { nonce: found.nonce, bin: found.bin } }) : found;
}

/** The same order is being paid for already; somebody else's payment for the cart is none of this one's business. */
async function answerOfOther(db: Database, submission: Submission, attempt: AttemptRecord): Promise<Settled> {
  if (attempt.submit_key !== submission.input.submit_key) return fail('payment_unknown');
  return awaitOther(db, attempt, async () => {
    const placed = await writeInSession(db, submission.caller, (tx) => submitIn(tx, submission));
    return placed.ok && !('value' in placed) ? fail('payment_unknown') : placed;
  });
}

/**
 * The pinpad is asked, and nobody is kept waiting for it: a card, a PIN and a signature take minutes. The page asks how
 * it goes, and what dies with this process is found out by the job that was left with the attempt.
 */
async function askPinpad(
  db: Database,
  submission: Submission & { clock: () => number },
  attempt: AttemptRecord,
): Promise<Settled> {
  const { clock, caller, parts } = submission;
  const lasting: Submission = {
    ...submission,
    caller: {
      ...caller,
      get now() {
        return clock();
      },
    },
  };
  const charge = await orderCharge(db, lasting, attempt);
  payByTerminal(db, charge, clock).catch((error: unknown) =>
    parts.log.error({ err: error, attempt: attempt.id }, 'a payment on a pinpad was lost sight of'),
  );
  return charge.leave(attempt);
}

/** The page asks again for what its pinpad is busy with: it is told where to ask. */
const isOnPinpad = ({ input }: Submission, attempt: AttemptRecord): boolean =>
  isAtTerminal(attempt.method) && input.preorder === 0 && attempt.submit_key === input.submit_key;

/** Of the venue that is to be paid. */
const cardPort = async (db: Database, { input, parts }: Submission) =>
  (await db.read((tx) => parts.payments.at(tx, input.merchant_id))).card;

/** A till sells nothing until somebody is on it; nobody else is asked. */
async function lockProblem(db: Database, caller: Caller) {
  if (caller.session?.channel !== 'counter') return undefined;
  const seller = await db.read((tx) => sellerAt(tx, caller));
  return seller.ok ? undefined : seller;
}

const NOT_LOOKED = { ok: true, seen: undefined, problem: undefined } as const;

/** Checks and holds; asks for the money outside of any transaction; places, with all checks again. */
export const submitOrder = ownAction(
  'SubmitOrder',
  ['payments', 'log', 'countsTries', 'clock'],
  async (db, input, { caller, clock, ...parts }) => {
    const locked = await lockProblem(db, caller);
    if (locked) return locked;
    const asked: Submission = { input, caller, parts };
    const { payment_method: method, braintree_nonce: nonce } = input;
    const looked =
      input.preorder === 1 ? await lookAtCard(() => cardPort(db, asked), { method, nonce }) : NOT_LOOKED;
    if (!looked.ok) return looked;
    const { seen, problem } = looked;
    const submission = { ...asked, cardType: seen?.type, cardPrint: seen?.print };
    const begun = await writeInSession(db, caller, async (tx) => {
      const done = await submitIn(tx, submission);
      if (!done.ok || !('next' in done) || done.next !== 'pay') return done;
      return problem ?? (await tokenProblem(tx, seen, done.attempt)) ?? done;
    });
    if (!begun.ok) return begun;
    if ('value' in begun) return withCardToConfirm(db, submission, begun.value);
    const { attempt, next, given } = begun;
    const charge = await orderCharge(db, submission, attempt);
    if (next === 'busy')
      return isOnPinpad(submission, attempt) ? charge.leave(attempt) : answerOfOther(db, submission, attempt);
    if (isAtTerminal(attempt.method)) return askPinpad(db, { ...submission, clock }, attempt);
    if (next === 'take') return takeRedirected(db, charge);
    const settled = await (paymentFlow(attempt.method) === 'redirect'
      ? payByRedirect(db, charge)
      : payByCard(db, charge));
    if (given) await giveUpAt(db, parts.payments, given);
    return settled;
  },
);
