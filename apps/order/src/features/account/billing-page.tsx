import type { Customer } from '@servery/contract/entities/customer';
import { Card } from '@servery/ui/card';
import { Display, Text } from '@servery/ui/text';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { AutoTopup } from '#features/account/auto-topup.tsx';
import { SavedCard } from '#features/account/saved-card.tsx';
import { GoText } from '#state/links.tsx';
import { isNothing, price } from '#state/money.ts';

function Balance({ customer, sign }: { customer: Customer; sign: string }) {
  return (
    <Card as="section" look="deep" aria-label="Account Balance" className={css.balance}>
      <Text size={15} tone="inherit">
        Account Balance
      </Text>
      <Display as="p" size={32}>
        {price(sign, customer.balance)}
      </Display>
      {!isNothing(customer.balance_held) && (
        <Text size={15} tone="inherit">
          {`${price(sign, customer.balance_held)} on hold: your withdrawal is being reviewed`}
        </Text>
      )}
      <GoText to="/account/withdraw" tone="inherit">
        Withdraw Funds
      </GoText>
    </Card>
  );
}

export function BillingPage() {
  return (
    <AccountFrame title="Billing">
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
