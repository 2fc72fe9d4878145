import { z } from 'zod';
import { call } from '#call';
import { customer } from '#entities/customer';
import { flag, flagField, textField } from '#fields';

/** Whether a member wants news of the brand by mail. Nobody does who has not said so. */
export const newsChoice = call({
  action: 'NewsChoice',
  can: 'signed_in',
  scope: 'own',
  input: z.object({ wants: flagField }),
  output: z.strictObject({ customer }),
  errors: ['members_only'],
  perMinute: 20,
});

const token = textField(100).min(1, 'is missing');

/** Whose link of a mail it is, and whether they still get news. It changes nothing. */
export const newsLink = call({
  action: 'NewsLink',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ token }),
  output: z.strictObject({ email: z.string(), wants_news: flag }),
  errors: ['news_link_unknown'],
  perMinute: 30,
});

/** Ends the news of whoever the link was sent to, signed in or not. */
export const newsLinkOff = call({
  action: 'NewsLink',
  sub: 'off',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ token }),
  output: z.strictObject({ email: z.string(), wants_news: flag }),
  errors: ['news_link_unknown'],
  perMinute: 30,
});
