import type { Customer } from '@servery/contract/entities/customer';
import { accountTitle, mayDeleteAccount } from '@servery/domain/people/account-title';
import { Card } from '@servery/ui/card';
import { Display, Text } from '@servery/ui/text';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { BalanceCard } from '#features/account/balance-card.tsx';
import { DeleteAccount } from '#features/account/delete-account.tsx';
import { ProfileForm } from '#features/account/profile-form.tsx';
import { PushCard } from '#features/account/push-card.tsx';
import { GoText } from '#state/links.tsx';

function Balances({ customer, sign, rewards }: { customer: Customer; sign: string; rewards: boolean }) {
  return (
    <div className={css.cards}>
      <BalanceCard balance={customer.balance} sign={sign}>
        <GoText to="/account/billing" tone="inherit">
          Manage Funds
        </GoText>
      </BalanceCard>
      <Card as="section" look="highlight" aria-label="Points" className={css.balance}>
        <Text size={15} tone="highlight">
          Points
        </Text>
        <Display as="p" size={32}>
          {customer.points_balance}
        </Display>
        {rewards && (
          <GoText to="/account/rewards" tone="inherit">
            My Rewards
          </GoText>
        )}
      </Card>
    </div>
  );
}

export function AccountPage() {
  return (
    <AccountFrame title={({ customer }) => accountTitle(customer.status)}>
      {({ customer, account }) => (
        <>
          <Balances
            customer={customer}
            sign={account.currency_sign}
            rewards={account.is_loyalty_schemes_enabled === 1}
          />
          <ProfileForm key={customer.id} customer={customer} />
          <PushCard />
          {mayDeleteAccount(customer.status) && (
            <DeleteAccount balance={customer.balance} sign={account.currency_sign} />
          )}
        </>
      )}
    </AccountFrame>
  );
}
