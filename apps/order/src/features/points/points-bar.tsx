import type { RewardEntry } from '@servery/contract/calls/customer/rewards';
import { ProgressBar } from '@servery/ui/feedback/progress';
import { t } from '#features/points/texts.ts';

/** How far it is to the next reward. */
export function PointsBar({ reward }: { reward: RewardEntry }) {
  const { points_balance: points, points_required: required } = reward;
  return (
    <ProgressBar
      label={t.ofPoints({ points, required })}
      value={Math.min(points, required)}
      max={required}
      tone="highlight"
    />
  );
}
