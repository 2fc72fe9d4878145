import type { Customer } from '@servery/contract/entities/customer';
import { billingTexts } from '@servery/domain/messages/billing-texts';
import { autoTopupAmounts } from '@servery/domain/payments/auto-topup';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { Select } from '@servery/ui/inputs/select';
import { Display, Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import css from '#features/account/account.module.css';
import { useChangeBilling } from '#features/account/use-change-billing.ts';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/account/texts.ts';

const amounts = autoTopupAmounts.map((dollars) => dollars.toFixed(2));

/** What is put on the balance when it runs low. It is taken from the saved card. */
export function AutoTopup({ customer, sign }: { customer: Customer; sign: string }) {
  const [amount, setAmount] = useState(customer.auto_topup_amount);
  const { busy, send } = useChangeBilling({ topup_amount: amount }, billingTexts.topupSaved);
  return (
    <Card as="section" pad="l" aria-labelledby="auto-topup" className={css.form}>
      <Display id="auto-topup" size={20}>
        {t.autoTopUp}
      </Display>
      <Text tone="soft">{t.autoTopUpNote}</Text>
      <Select
        label={t.amount}
        options={amounts.map((value) => ({
          value,
          label: Number(value) === 0 ? t.off : price(sign, value),
        }))}
        value={amount}
        disabled={customer.has_saved_card === 0}
        onChange={setAmount}
      />
      <Button
        wide
        kind="soft"
        busy={busy}
        disabled={busy || amount === customer.auto_topup_amount}
        onClick={() => void send()}
      >
        {more.save}
      </Button>
    </Card>
  );
}
