import { holdsCardNumber } from '@servery/domain/payments/card-number';
import { paymentWay } from '@servery/domain/payments/methods';
import { awaitOther } from '#actions/orders/await-other';
import { lookAtCard, payByCard } from '#actions/orders/pay-by-card';
import { payByRedirect, takeRedirected } from '#actions/orders/pay-by-redirect';
import { type Submission, submitIn } from '#actions/orders/submit-in';
import { ownAction } from '#http/action';
import { fail } from '#http/answer';
import { writeInSession } from '#http/session';

/** Nobody has to write a card number anywhere in an order; what holds one is not read any further. */
const hasCardNumber = ({ input }: Submission): boolean =>
  [
    input.order_note,
    input.customer_name,
    input.customer_name_new,
    input.contact_name,
    input.student_name,
    input.booking_name,
    input.braintree_nonce,
    input.delivery_address_str,
  ].some((text) => text !== undefined && holdsCardNumber(text));

/** Checks and holds; asks for the money outside of any transaction; places, with all checks again. */
export const submitOrder = ownAction('SubmitOrder', async (db, input, context) => {
  const asked: Submission = { input, context };
  if (hasCardNumber(asked)) return fail('card_number_sent');
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
