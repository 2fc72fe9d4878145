import type { Customer } from '@servery/contract/entities/customer';
import type { PaymentMethod } from '@servery/contract/entities/menu';
import type { MerchantPayments } from '#checkout/methods';
import { moneyText, parseCents } from '#money';
import { isAmex } from '#payments/methods';
import { t } from '#checkout/texts';

type Payer = Pick<Customer, 'balance' | 'credit_card_type' | 'credit_card_ending'>;
type At = { merchant: MerchantPayments; customer: Payer };

const costs = (percent: string): boolean => Number(percent) > 0;

function surchargeNote(code: string, { merchant, customer }: At): string {
  const { surcharge_percent_cc: card, surcharge_percent_amex: amex } = merchant;
  if (code === 'PP')
    return costs(merchant.surcharge_percent_paypal)
      ? t.surcharge({ percent: merchant.surcharge_percent_paypal })
      : '';
  if (code === 'SAVED') {
    const percent = isAmex(customer.credit_card_type) ? amex : card;
    return costs(percent) ? t.surcharge({ percent }) : '';
  }
  if (code !== 'CC') return '';
  const usual = costs(card) ? t.surcharge({ percent: card }) : '';
  if (amex === card || !costs(amex)) return usual;
  return usual === '' ? t.surchargeForAmex({ percent: amex }) : t.andAmex({ usual, percent: amex });
}

function heldNote(code: string, customer: Payer): string {
  if (code === 'SAVED' && customer.credit_card_ending !== '')
    return `${customer.credit_card_type} ••${customer.credit_card_ending}`.trim();
  if (code === 'BALANCE' && parseCents(customer.balance) !== undefined)
    return t.available({ amount: moneyText('$', customer.balance) });
  return '';
}

/** Which card or how much there is, and what it costs: what has to be known before it is chosen. */
export const methodFigures = (code: string, at: At): string | undefined =>
  [heldNote(code, at.customer), surchargeNote(code, at)].filter((part) => part !== '').join(' ·\u00A0') ||
  undefined;

/** The same with the venue's own words, where there is room for them. */
export const methodNote = (method: Pick<PaymentMethod, 'code' | 'info'>, at: At): string | undefined => {
  const info = heldNote(method.code, at.customer) === '' ? method.info : '';
  return (
    [methodFigures(method.code, at) ?? '', info].filter((part) => part !== '').join(' ·\u00A0') || undefined
  );
};
