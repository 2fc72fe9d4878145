import type { CallOutput } from '@servery/contract/registry';
import { paymentFlow } from '@servery/domain/payments/methods';
import { awaitOther } from '#ordering/await-other';
import { toConfirm } from '#ordering/card-source';
import { lookAtCard, payByCard, tokenProblem } from '#ordering/pay-by-card';
import { payByRedirect, takeRedirected } from '#ordering/pay-by-redirect';
import type { Settled } from '#ordering/settle-money';
import { submitIn } from '#ordering/submit';
import type { Submission } from '#ordering/submission';
import type { Database } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { writeInSession } from '#callers/session';

/** Who pays with a saved card asks its bank between the two calls; where the bank cannot be asked, nothing is charged. */
async function withCardToConfirm(
  db: Database,
  { parts }: Submission,
  value: CallOutput<'SubmitOrder'>,
): Promise<Settled> {
  if (value.order_id !== '' || value.payment_method !== 'SAVED') return answer(value);
  const found = await toConfirm(db, parts.payments.card, value.customer.id);
  return found.ok ? answer({ ...value, card_to_confirm: { nonce: found.nonce, bin: found.bin } }) : found;
}

/** Checks and holds; asks for the money outside of any transaction; places, with all checks again. */
export const submitOrder = ownAction(
  'SubmitOrder',
  ['payments', 'log', 'countsTries'],
  async (db, input, { caller, ...parts }) => {
    const asked: Submission = { input, caller, parts };
    const looked = await lookAtCard(asked);
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
    if (next === 'busy') return awaitOther(db, submission, attempt);
    if (next === 'take') return takeRedirected(db, submission, attempt);
    const settled = await (paymentFlow(attempt.method) === 'redirect'
      ? payByRedirect(db, submission, attempt)
      : payByCard(db, submission, attempt));
    if (given) await parts.payments.redirect[given.method]?.giveUp(given.reference);
    return settled;
  },
);
