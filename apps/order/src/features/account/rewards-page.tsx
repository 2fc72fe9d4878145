import type { RewardEntry } from '@servery/contract/calls/customer/rewards';
import { networkError } from '@servery/domain/messages/texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rewardsQuery } from '#api/later-queries.ts';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { MemberCode } from '#features/account/member-code.tsx';
import { LoadFailed } from '#features/shell/index.ts';
import { GoButton } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

function restText(reward: RewardEntry): string {
  const value = price(reward.currency_sign, reward.reward_value);
  const rest = reward.points_required - reward.points_balance;
  if (rest <= 0) return t.nextOrderOff({ amount: value });
  return t.pointsToGo({ count: rest, amount: value });
}

function RewardCard({ reward }: { reward: RewardEntry }) {
  const { points_balance: points, points_required: required } = reward;
  return (
    <li>
      <Link
        to={`/menu/${reward.menu_name}`}
        className={css.reward}
        data-ready={points >= required || undefined}
      >
        <Text as="span" weight="strong">
          {reward.rewards_name}
        </Text>
        <Text as="span" size={15} tone="soft">
          {[reward.store_name, reward.store_suburb].filter(Boolean).join(', ')}
        </Text>
        <Display as="span" size={32}>
          {points}
          <Text as="span" size={15} tone="soft">
            {t.ofPoints({ required })}
          </Text>
        </Display>
        <progress
          max={required}
          value={Math.min(points, required)}
          aria-label={t.pointsBarLabel({ points, required })}
        />
        <Text as="span">{restText(reward)}</Text>
      </Link>
    </li>
  );
}

function Rewards() {
  const rewards = useQuery(rewardsQuery());
  if (rewards.error && !rewards.data)
    return (
      <LoadFailed
        error={rewards.error}
        title={t.rewardsFailed}
        whenNoAnswer={networkError('GA1')}
        retry={() => void rewards.refetch()}
      />
    );
  if (!rewards.data)
    return (
      <Loading label={t.loadingYourRewards}>
        <Skeleton shape="block" height="208px" />
      </Loading>
    );
  if (rewards.data.length === 0)
    return (
      <EmptyState title={t.noRewardsHereYet} action={<GoButton to="/menu">{t.orderNow}</GoButton>}>
        {t.noRewardsNote}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t.myRewards} className={css.tickets}>
        {rewards.data.map((reward) => (
          <RewardCard key={reward.id} reward={reward} />
        ))}
      </ul>
      <MemberCode />
      <Text tone="soft">{t.pointsNote}</Text>
    </>
  );
}

export function RewardsPage() {
  return <AccountFrame title={t.myRewards}>{() => <Rewards />}</AccountFrame>;
}
