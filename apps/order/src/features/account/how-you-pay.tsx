import { Display } from '@servery/ui/foundations/text';
import { IconChevronRight, IconCoins } from '@servery/ui/foundations/icon-more';
import { Card } from '@servery/ui/surfaces/card';
import type { AccountPart } from '#features/account/account-frame.tsx';
import css from '#features/account/account.module.css';
import { AutoTopup } from '#features/account/auto-topup.tsx';
import pay from '#features/account/how-you-pay.module.css';
import { SavedCard } from '#features/account/saved-card.tsx';
import { GoText } from '#shared/links.tsx';
import { t } from '#features/account/texts.ts';

/** The saved card, what is topped up by itself, and other ways to put money on the balance. */
export function HowYouPay({ account: { customer, account } }: AccountPart) {
  const topup = account.is_topup_enabled === 1;
  return (
    <Card as="section" pad="l" aria-labelledby="how-you-pay" className={css.form}>
      <Display id="how-you-pay" size={20}>
        {t.howYouPay}
      </Display>
      <SavedCard customer={customer} standing={account.is_standing_orders_enabled === 1} />
      {topup && <AutoTopup customer={customer} sign={account.currency_sign} />}
      {topup && account.is_bitcoin_payments_enabled === 1 && (
        <div className={pay.line}>
          <IconCoins />
          <p className={pay.way}>
            <GoText to="/account/topup" search={{ method: 'CB' }}>
              {t.cryptocurrency}
            </GoText>
            <small>{t.cryptoNote}</small>
          </p>
          <IconChevronRight />
        </div>
      )}
    </Card>
  );
}
