import { paymentFlow } from '#payments/methods';

/** The payment is neither made nor over: nobody may be asked to pay again. */
const OPEN = new Set(['payment_unknown', 'payment_waiting', 'payment_pending']);
export const isPaymentOpen = (code: string): boolean => OPEN.has(code);

/** What is paid here and now is never waited for: asked for again by itself, it would be paid at a time of its own. */
export const isWaitedFor = (method: string): boolean =>
  ['authorise', 'redirect'].includes(paymentFlow(method) ?? '');

/** Trouble on the way says nothing about the payment. */
const NO_ANSWER = new Set(['network', 'unavailable', 'unexpected', 'not_ready', 'busy', 'too_many']);
/** Whether the same order is to be asked for again, after it was said that its payment is open. */
export const isStillOpen = (code: string): boolean => isPaymentOpen(code) || NO_ANSWER.has(code);

/** Nothing was charged under the key, and nothing will be; or it is not this person's. What follows has another one. */
const OVER = new Set(['payment_declined', 'card_token_invalid', 'no_order']);
export const endsSubmission = (code: string): boolean => OVER.has(code);

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;
/** Somebody waits in front of the screen: soon at first, then less and less often. */
export const pauseBefore = (question: number): number => Math.min(FIRST_MS * 2 ** question, LONGEST_MS);
