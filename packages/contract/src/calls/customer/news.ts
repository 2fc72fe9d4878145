import { z } from 'zod';
import { call } from '#call';
import { customer } from '#entities/customer';
import { flagField } from '#fields';

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
