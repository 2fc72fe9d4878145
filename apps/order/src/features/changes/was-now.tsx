import type { Merchant } from '@servery/contract/entities/merchant';
import { formatCents } from '@servery/domain/money';
import { rich } from '@servery/ui/foundations/rich';
import css from '#features/changes/was-now.module.css';
import { price } from '#shared/money.ts';
import { t } from '#features/changes/texts.ts';

/** At the foot, what the total was and is. */
export function WasNow({ merchant, total, money }: { merchant: Merchant; total: number; money: number }) {
  const sign = merchant.locale.currency_sign;
  return (
    <>
      <span className={css.before}>
        {rich(t.was.parts({ amount: <s>{price(sign, formatCents(total - money))}</s> }))}
      </span>
      <b>{t.now({ amount: price(sign, formatCents(total)) })}</b>
    </>
  );
}
