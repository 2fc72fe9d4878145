import { z } from 'zod';
import { call } from '#call';
import { money } from '#fields';

const reward = z.strictObject({
  id: z.number(),
  store_name: z.string(),
  store_suburb: z.string(),
  rewards_name: z.string(),
  points_required: z.number(),
  points_balance: z.number(),
  /** What comes off the next order once there are enough points. */
  reward_value: money,
  points_per_dollar: z.number(),
  currency_sign: z.string(),
  menu_name: z.string(),
});
export type RewardEntry = z.output<typeof reward>;

export const rewards = call({
  action: 'Rewards',
  can: 'signed_in',
  scope: 'own',
  input: z.object({}),
  output: z.strictObject({ rewards: z.array(reward) }),
  errors: ['members_only'],
  perMinute: 120,
});
