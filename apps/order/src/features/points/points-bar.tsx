import type { RewardEntry } from '@servery/contract/calls/rewards';
import { ProgressBar } from '@servery/ui/progress';

/** How far it is to the next reward. */
export function PointsBar({ reward }: { reward: RewardEntry }) {
  const { points_balance: points, points_required: required } = reward;
  return (
    <ProgressBar
      label={`${points} of ${required} points`}
      value={Math.min(points, required)}
      max={required}
      tone="highlight"
    />
  );
}
