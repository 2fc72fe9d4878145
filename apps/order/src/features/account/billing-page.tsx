import type { Customer } from '@servery/contract/entities/customer';
import { Text } from '@servery/ui/foundations/text';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { BalanceCard } from '#features/account/balance-card.tsx';
import { HowYouPay } from '#features/account/how-you-pay.tsx';
import { Row } from '@servery/ui/foundations/stack';
import { Movements } from '#features/account/movements.tsx';
import { GoButton, GoText } from '#shared/links.tsx';
import { isNothing, price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

function Balance({ customer, sign, topup }: { customer: Customer; sign: string; topup: boolean }) {
  return (
    <BalanceCard balance={customer.balance} sign={sign}>
      {!isNothing(customer.balance_held) && (
        <Text size={15} tone="inherit">
          {t.onHoldYourWithdrawal({ amount: price(sign, customer.balance_held) })}
        </Text>
      )}
      <Row wrap gap={3}>
        {topup && (
          <GoButton to="/account/topup" kind="warm">
            {t.topUp}
          </GoButton>
        )}
        <GoText to="/account/withdraw" tone="inherit">
          {t.withdrawFunds}
        </GoText>
      </Row>
    </BalanceCard>
  );
}

export function BillingPage() {
  return (
    <AccountFrame title={t.billing}>
      {({ customer, account }) => (
        <>
          <Balance customer={customer} sign={account.currency_sign} topup={account.is_topup_enabled === 1} />
          <HowYouPay account={{ customer, account }} />
          <Movements sign={account.currency_sign} />
        </>
      )}
    </AccountFrame>
  );
}
