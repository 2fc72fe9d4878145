import { rewardText } from '@servery/domain/rewards/next-reward';
import { NoteTag } from '@servery/ui/actions/badge';
import { Card } from '@servery/ui/surfaces/card';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import css from '#features/account/account.module.css';
import type { AccountPart } from '#features/account/account-frame.tsx';
import { PointsBar, useNextReward } from '#features/points/index.ts';
import { GoButton, GoText } from '#shared/links.tsx';
import { isNothing, price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

function Balance({ account: { customer, account } }: AccountPart) {
  const sign = account.currency_sign;
  return (
    <Card as="section" pad="l" aria-label={t.accountBalance} className={css.figureCard}>
      <div className={css.figureHead}>
        <Text size={15} tone="soft">
          {t.accountBalance}
        </Text>
        {!isNothing(customer.auto_topup_amount) && (
          <NoteTag icon={<IconRefreshCw />}>
            {t.autoTopUpAmount({ amount: price(sign, customer.auto_topup_amount) })}
          </NoteTag>
        )}
      </div>
      <Display as="p" size={44} className={css.figures}>
        {price(sign, customer.balance)}
      </Display>
      <div className={css.figureFoot}>
        <GoButton to="/account/billing" kind="soft" size="s">
          {t.manageFunds}
        </GoButton>
      </div>
    </Card>
  );
}

function Points({ account: { customer, account } }: AccountPart) {
  const reward = useNextReward();
  return (
    <Card as="section" look="highlight" pad="l" aria-label={t.points} className={css.figureCard}>
      <div className={css.figureHead}>
        <Text size={15} tone="highlight">
          {t.points}
        </Text>
        {reward && (
          <Text size={15} tone="highlight">
            {rewardText(reward, price(reward.currency_sign, reward.reward_value))}
          </Text>
        )}
      </div>
      <Display as="p" size={44} className={css.figures}>
        {reward ? reward.points_balance : customer.points_balance}
        {reward && (
          <Text as="span" size={17} tone="highlight" className={css.figureOf}>
            {t.ofRequired({ required: reward.points_required })}
          </Text>
        )}
      </Display>
      {reward && (
        <div className={css.pointsBar}>
          <PointsBar reward={reward} />
        </div>
      )}
      {account.is_loyalty_schemes_enabled === 1 && (
        <div className={css.figureFoot}>
          <GoText to="/account/rewards" tone="ink">
            {t.myRewards}
          </GoText>
        </div>
      )}
    </Card>
  );
}

/** What there is to spend, and how far to the next reward. */
export function AccountFigures({ account }: AccountPart) {
  return (
    <div className={css.cards}>
      <Balance account={account} />
      <Points account={account} />
    </div>
  );
}
