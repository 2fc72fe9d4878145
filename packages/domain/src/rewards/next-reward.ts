import { t } from '#rewards/texts';
type Reward = { points_required: number; points_balance: number };

const share = ({ points_balance, points_required }: Reward): number =>
  points_required > 0 ? Math.min(1, points_balance / points_required) : 0;

/** The reward that a member is nearest to: of several venues each has its own points. */
export const nextReward = <T extends Reward>(rewards: readonly T[]): T | undefined =>
  rewards.toSorted((one, other) => share(other) - share(one))[0];

/** '36 more for $10 off', and once there are enough '$10 off your next order'. `value` as money is written: '$10.00'. */
export function rewardText({ points_balance, points_required }: Reward, value: string): string {
  const whole = value.replace(/\.00$/, '');
  const rest = points_required - points_balance;
  return rest > 0 ? t.moreForOff({ rest, whole }) : t.offYourNextOrder({ whole });
}
