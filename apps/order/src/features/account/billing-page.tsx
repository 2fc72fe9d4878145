import type { Customer } from '@servery/contract/entities/customer';
import { Text } from '@servery/ui/foundations/text';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { AutoTopup } from '#features/account/auto-topup.tsx';
import { BalanceCard } from '#features/account/balance-card.tsx';
import { SavedCard } from '#features/account/saved-card.tsx';
import { GoText } from '#shared/links.tsx';
import { isNothing, price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

function Balance({ customer, sign }: { customer: Customer; sign: string }) {
  return (
    <BalanceCard balance={customer.balance} sign={sign}>
      {!isNothing(customer.balance_held) && (
        <Text size={15} tone="inherit">
          {t.onHoldYourWithdrawal({ amount: price(sign, customer.balance_held) })}
        </Text>
      )}
      <GoText to="/account/withdraw" tone="inherit">
        {t.withdrawFunds}
      </GoText>
    </BalanceCard>
  );
}

export function BillingPage() {
  return (
    <AccountFrame title={t.billing}>
      {({ customer, account }) => (
        <>
          <Balance customer={customer} sign={account.currency_sign} />
          <SavedCard customer={customer} standing={account.is_standing_orders_enabled === 1} />
          {account.is_topup_enabled === 1 && (
            <AutoTopup key={customer.auto_topup_amount} customer={customer} sign={account.currency_sign} />
          )}
        </>
      )}
    </AccountFrame>
  );
}
