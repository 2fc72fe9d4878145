import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { PaymentMethod } from '@servery/contract/entities/menu';
import { hasSavedCardAt } from '@servery/domain/payments/saved-card-at';
import { offeredMethods } from '@servery/domain/checkout/methods';
import { actorOf } from '@servery/domain/checkout/people';
import { formatCents, parseCents } from '@servery/domain/money';
import { surchargeBasisPoints, surchargesFrom, withSurcharge } from '@servery/domain/payments/surcharge';
import {
  isTopupAmount,
  takenAs,
  type TopupMethod,
  topupMethods,
  usualAmount,
  usualTopupMethod,
} from '@servery/domain/payments/topup';
import { methodText } from '@servery/domain/payments/methods';
import { useWallets } from '#features/payment/index.ts';
import { useTopupState } from '#features/topup/topup-state.ts';

export type TopupGiven = { merchant: Merchant; customer: Customer };

/** The menu's ways to pay, and a saved card beside what it is taken as. */
function listed(methods: readonly PaymentMethod[]): PaymentMethod[] {
  const card = methods.find(({ code }) => code === takenAs('SAVED'));
  const others = methods.filter(({ code }) => code !== 'SAVED');
  return card ? [{ ...card, code: 'SAVED', desc: methodText('SAVED'), info: '' }, ...others] : others;
}
const isTopup = (code: string): code is TopupMethod => topupMethods.some((each) => each === code);

/** A top-up goes out in no way. */
const NO_ORDER = { delivers: false, fulfilment: undefined } as const;

/** What is chosen, and what it comes to. */
export function useTopupSum({ merchant, customer }: TopupGiven) {
  const state = useTopupState();
  const wallets = useWallets(merchant);
  const device = { applePay: !!wallets?.APPLE, googlePay: !!wallets?.GOOGLE, terminal: false };
  const hasSavedCard = hasSavedCardAt(customer, merchant.card_account);
  const at = { merchant, actor: actorOf(customer), hasSavedCard, device, ...NO_ORDER };
  const offered = offeredMethods(listed(merchant.menu.payment_methods), at).filter(({ code }) =>
    isTopup(code),
  );
  // The ones that need the least typing first.
  const methods = topupMethods.flatMap((code) => offered.filter((each) => each.code === code));
  const method = state.method ?? usualTopupMethod(methods.map(({ code }) => code as TopupMethod));
  const code = method ?? '';
  const usual = usualAmount(code, parseCents(customer.auto_topup_amount) ?? 0);
  const cents = state.cents !== undefined && isTopupAmount(state.cents, code) ? state.cents : usual;
  const cardType =
    code === 'SAVED' ? customer.credit_card_type : state.brand === 'AMEX' ? 'American Express' : '';
  const sum = withSurcharge(cents, surchargeBasisPoints(code, cardType, surchargesFrom(merchant)));
  return {
    ...state,
    wallets: wallets ?? {},
    /** Which wallets there are is known: nothing jumps into the list afterwards. */
    known: wallets !== undefined,
    methods,
    method,
    cents,
    sign: merchant.locale.currency_sign,
    after: formatCents((parseCents(customer.balance) ?? 0) + cents),
    amount: formatCents(cents),
    surcharge: formatCents(sum.surcharge),
    total: formatCents(sum.total),
    hasSurcharge: sum.surcharge > 0,
  };
}
export type TopupSum = ReturnType<typeof useTopupSum>;
