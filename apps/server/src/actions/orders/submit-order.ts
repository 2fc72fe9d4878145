import { paymentWay } from '@servery/domain/payments/methods';
import { awaitOther } from '#actions/orders/await-other';
import { lookAtCard, payByCard } from '#actions/orders/pay-by-card';
import { payByRedirect, takeRedirected } from '#actions/orders/pay-by-redirect';
import { type Submission, submitIn } from '#actions/orders/submit-in';
import { ownAction } from '#http/action';
import { writeInSession } from '#http/session';

/** Checks and holds; asks for the money outside of any transaction; places, with all checks again. */
export const submitOrder = ownAction('SubmitOrder', async (db, input, context) => {
  const asked: Submission = { input, context };
  const seen = await lookAtCard(asked);
  if (!seen.ok) return seen;
  const submission = { ...asked, cardType: seen.type };
  const { problem } = seen;
  const begun = await writeInSession(db, context, async (tx) => {
    const done = await submitIn(tx, submission);
    return problem && done.ok && 'next' in done && done.next === 'pay' ? problem : done;
  });
  if (!begun.ok || 'value' in begun) return begun;
  const { attempt, next } = begun;
  if (next === 'busy') return awaitOther(db, submission, attempt);
  if (next === 'take') return takeRedirected(db, submission, attempt);
  return paymentWay(attempt.method) === 'redirect'
    ? payByRedirect(db, submission, begun)
    : payByCard(db, submission, attempt);
});
