import { HOUR_MS, waitWords } from '@servery/domain/limits/pace';
import { isPlacedBy } from '@servery/domain/orders/owner';
import { appStorePrompt } from '@servery/domain/review/app-store-prompt';
import { missingRating, type Rated } from '@servery/domain/review/rating';
import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { addFeedback } from '#stores/feedback';
import { findByRef } from '#stores/orders';

export const feedback = writeAction('Feedback', async (tx, input, caller) => {
  const { brand, mode, now } = caller;
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const rated: Rated = { ease_of_use: input.ease_of_use, speed: input.speed, overall: input.overall };
  const missing = missingRating(rated);
  if (missing) return fail('rating_missing', { field: missing });
  const order = input.order_id === undefined ? undefined : await findByRef(tx, input.order_id);
  if (input.order_id !== undefined && !(order && isPlacedBy(order, caller.session)))
    return fail('order_not_found');
  const id = await addFeedback(tx, {
    brand_code: brand.code,
    customer_id: customer.id,
    order_id: order?.id ?? null,
    ...rated,
    comments: input.comments?.trim() ?? '',
    created_at: now,
  });
  const notice = { template: 'feedback' as const, feedback_id: id };
  const sending = await sendNotice(tx, { notice, to: brand.code }, caller);
  if (sending === 'sender-had-enough') return fail('locked_out', { wait: waitWords(HOUR_MS) });
  const app_store = appStorePrompt(rated, { ...brand, inApp: mode === 'app' });
  return answer(app_store ? { app_store } : {});
});
