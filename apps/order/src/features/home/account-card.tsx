import type { Customer } from '@servery/contract/entities/customer';
import type { HomeBlock } from '@servery/contract/entities/home';
import { accountTarget } from '@servery/domain/home/block-address';
import { isGuest } from '@servery/domain/people/roles';
import { rewardText } from '@servery/domain/rewards/next-reward';
import { IconChevronRight } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { customerQuery } from '#api/queries.ts';
import css from '#features/home/home.module.css';
import { PointsBar, useNextReward } from '#features/points/index.ts';
import { price } from '#shared/money.ts';
import { useCan } from '#shared/can.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/home/texts.ts';

/** How far to the next reward, and where, if not at the brand's only store. */
function Points({ member }: { member: Customer }) {
  const reward = useNextReward();
  if (!reward)
    return (
      <Text size={15} tone="soft">
        {t.points({ points: member.points_balance })}
      </Text>
    );
  const { points_balance: points, points_required: required } = reward;
  return (
    <div className={css.points}>
      <PointsBar reward={reward} />
      <p className={css.legend}>
        <b>{t.ofPoints({ points, required })}</b>
        <span>{rewardText(reward, price(reward.currency_sign, reward.reward_value))}</span>
        {!facts.brand.single_store && <span>{reward.store_name}</span>}
      </p>
    </div>
  );
}

function Member({ member, title }: { member: Customer; title: string }) {
  const [first = ''] = member.name.split(' ');
  return (
    <>
      <div className={css.memberHead}>
        <div>
          <Text size={15} tone="soft">
            {title}
          </Text>
          <Display as="p" size={24}>
            {t.hello({ name: first })}
          </Display>
        </div>
        <div className={css.balance}>
          {t.accountBalance}
          <b>{price('$', member.balance)}</b>
        </div>
      </div>
      <Points member={member} />
    </>
  );
}

function Guest({ title }: { title: string }) {
  return (
    <div className={css.memberHead}>
      <div>
        <Text size={15} tone="soft">
          {title}
        </Text>
        <Display as="p" size={24}>
          {common.signIn}
        </Display>
        <Text size={15} tone="soft">
          {t.yourDetailsBalanceAnd}
        </Text>
      </div>
      <IconChevronRight size="l" />
    </div>
  );
}

export function AccountCard({ block }: { block: HomeBlock }) {
  const can = useCan();
  const { data: customer } = useQuery(customerQuery());
  if (!can('account') || facts.brand.flags.hide_account) return null;
  const member = customer && !isGuest(customer) ? customer : undefined;
  const page = accountTarget(block.target);
  const title = block.title || t.myAccount;
  return (
    <Link
      to={member ? page : '/login'}
      state={(member ? {} : { next: page }) as Record<string, unknown>}
      className={css.member}
    >
      {member ? <Member member={member} title={title} /> : <Guest title={title} />}
    </Link>
  );
}
