import { z } from 'zod';
import { call } from '#call';
import { flag, intField, optionalField, textField } from '#fields';

/** Asked for when somebody was content: a word in the store, or the app for who does not have it yet. */
const appStore = z.strictObject({
  show_review_prompt: flag,
  review_prompt_text: z.string(),
  review_app_url: z.string(),
  show_download_prompt: flag,
  download_prompt_text: z.string(),
  download_app_url: z.string(),
});
export type AppStore = z.output<typeof appStore>;

export const feedback = call({
  action: 'Feedback',
  can: 'signed_in',
  scope: 'own',
  input: z.object({
    ease_of_use: intField,
    speed: intField,
    overall: intField,
    comments: optionalField(textField(2000)),
    /** The order that it is about, where it was asked for on a receipt. */
    order_id: optionalField(textField(64)),
  }),
  output: z.strictObject({ app_store: appStore.optional() }),
  errors: ['rating_missing', 'order_not_found', 'members_only', 'locked_out'],
  perMinute: 10,
});
