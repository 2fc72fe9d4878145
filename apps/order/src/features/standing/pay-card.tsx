import type { Customer } from '@servery/contract/entities/customer';
import { Card } from '@servery/ui/surfaces/card';
import { IconWallet } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import type { Merchant } from '@servery/contract/entities/merchant';
import { hasSavedCardAt } from '@servery/domain/payments/saved-card-at';
import { isAmex } from '@servery/domain/payments/methods';
import { cardName } from '#features/account/index.ts';
import css from '#features/standing/standing.module.css';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { t } from '#features/standing/texts.ts';

/** 'Visa ending in 1111 (1.2% surcharge)'. */
export function cardWords(customer: Customer, merchant: Merchant): string {
  const card = cardName(customer.credit_card_type, customer.credit_card_ending);
  const percent = isAmex(customer.credit_card_type)
    ? merchant.surcharge_percent_amex
    : merchant.surcharge_percent_cc;
  return Number(percent) > 0 ? t.cardSurcharge({ card, percent }) : card;
}

/** How it is paid: the balance first, then the card. Both are changed under Billing. */
export function PayCard({ customer, merchant }: { customer: Customer; merchant: Merchant }) {
  const hasCard = hasSavedCardAt(customer, merchant.card_account);
  return (
    <Card as="section" aria-label={t.paidInAdvance} className={css.framed}>
      <div className={css.pay}>
        <span className={css.mark}>
          <IconWallet />
        </span>
        <Display as="h2" size={20}>
          {t.paidInAdvance}
        </Display>
        <GoText to="/account/managecard">{t.change}</GoText>
        <div>
          <b>{t.balanceNow({ amount: price('$', customer.balance) })}</b>
          <Text tone="soft">{hasCard ? t.cardNext({ card: cardWords(customer, merchant) }) : t.noCard}</Text>
        </div>
      </div>
    </Card>
  );
}
