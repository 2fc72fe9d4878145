import type { Customer } from '@servery/contract/entities/customer';
import { billingTexts } from '@servery/domain/messages/billing-texts';
import { autoTopupAmounts } from '@servery/domain/payments/auto-topup';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { Switch } from '@servery/ui/inputs/check';
import css from '#features/account/how-you-pay.module.css';
import { useChangeBilling } from '#features/account/use-change-billing.ts';
import { t } from '#features/account/texts.ts';

const OFF = '0.00';
const USUAL = '30.00';
const amounts = autoTopupAmounts.filter((dollars) => dollars > 0).map((dollars) => dollars.toFixed(2));

/** 30.00 as '$30'. */
const short = (sign: string, amount: string): string => `${sign}${Number(amount)}`;

/** What is put on the balance when it runs low, from the saved card. Each tap is saved at once. */
export function AutoTopup({ customer, sign }: { customer: Customer; sign: string }) {
  const { busy, send } = useChangeBilling(billingTexts.topupSaved);
  const { auto_topup_amount: amount, has_saved_card: held } = customer;
  const on = Number(amount) > 0;
  const choose = (topup_amount: string) => void send({ topup_amount });
  return (
    <div className={css.auto}>
      <div className={css.line}>
        <IconRefreshCw />
        <p>
          <b id="auto-topup">{t.autoTopUp}</b>
          <small>{on ? t.autoTopUpOn({ amount: short(sign, amount) }) : t.autoTopUpNote}</small>
        </p>
        <Switch
          label={t.autoTopUp}
          hideLabel
          checked={on}
          disabled={busy || held === 0}
          onChange={(next) => choose(next ? USUAL : OFF)}
        />
      </div>
      {on && (
        <ChipGroup label={t.autoTopUpAmountLabel}>
          {amounts.map((value) => (
            <ChipToggle key={value} pressed={value === amount} disabled={busy} onClick={() => choose(value)}>
              {short(sign, value)}
            </ChipToggle>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}
