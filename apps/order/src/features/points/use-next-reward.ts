import type { RewardEntry } from '@servery/contract/calls/customer/rewards';
import { isGuest } from '@servery/domain/people/roles';
import { nextReward } from '@servery/domain/rewards/next-reward';
import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '#api/later-queries.ts';
import { accountQuery, customerQuery } from '#api/queries.ts';

/** The reward that the member is nearest to; nothing for a guest, and where no venue gives points. */
export function useNextReward(): RewardEntry | undefined {
  const { data: customer } = useQuery(customerQuery());
  const isMine = customer !== undefined && !isGuest(customer);
  const { data: account } = useQuery({ ...accountQuery(), enabled: isMine });
  const { data: rewards } = useQuery({
    ...rewardsQuery(),
    enabled: isMine && account?.is_loyalty_schemes_enabled === 1,
  });
  return isMine && rewards ? nextReward(rewards) : undefined;
}
