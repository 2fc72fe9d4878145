import {
  leavesForPayment,
  maySaveCard,
  needsBillingAddress,
  surchargeAside,
} from '@servery/domain/checkout/methods';
import { actorOf } from '@servery/domain/checkout/people';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { methodText } from '@servery/domain/payments/methods';
import { payElsewhere } from '#features/payment/pay-elsewhere.ts';
import type { Tokenised } from '#features/payment/tokeniser.ts';
import { useBilling } from '#features/payment/use-billing.ts';
import { useCard } from '#features/payment/use-card.ts';
import { useChallenge } from '#features/payment/use-challenge.ts';
import { type PaymentGiven, useMethod } from '#features/payment/use-method.ts';
import { isWallet, type Wallet } from '#features/payment/wallet.ts';
import { platform } from '#platform/browser.ts';
import { toPay } from '#ordering/to-pay.ts';
import type { PaymentStep, Placed, Submission } from '#ordering/use-submit-order.ts';

/** Everything about how the order is paid, up to the proof that goes with it. */
export function usePayment(given: PaymentGiven) {
  const { merchant, customer } = given;
  const method = useMethod(given);
  const card = useCard(merchant, method.saveBrand);
  const billing = useBilling(merchant, customer.billing_addresses);
  const challenge = useChallenge(merchant);
  const { code } = method;
  const billed = needsBillingAddress(code, merchant);
  const mayKeep = maySaveCard(actorOf(customer));

  /** Marks what is wrong; true when the order can be submitted. */
  const check = (): boolean => {
    if (method.problem) {
      method.fail(method.problem);
      return false;
    }
    if (code !== 'CC') return true;
    // The card is checked last: what is said of it takes the place of what is said of the address below it.
    const address = !billed || billing.check();
    return card.check() && address;
  };
  const paidBy = async (taken: Tokenised, placed: Placed): Promise<PaymentStep> => {
    const amount = placed.to_pay ?? placed.order_total;
    const made = taken.ok ? await challenge.confirm({ bin: '', ...taken }, amount) : taken;
    return made.ok
      ? { is: 'paid', proof: { braintree_nonce: made.nonce } }
      : { is: 'failed', message: made.message };
  };
  const byCard = async (validated: Placed) =>
    paidBy(await card.tokenise(billed ? billing.address.postcode : ''), validated);
  const bySavedCard = async (validated: Placed): Promise<PaymentStep> =>
    validated.card_to_confirm
      ? paidBy({ ok: true, ...validated.card_to_confirm }, validated)
      : { is: 'paid', proof: {} };
  const leaves = leavesForPayment(code);
  const elsewhere = ({ payment_redirect: redirect }: Placed) =>
    payElsewhere({ method: code, redirect }, { ...platform, leave: (address) => location.assign(address) });
  const wallet = isWallet(code) ? method.wallets[code] : undefined;
  const part: Pick<Submission, 'method' | 'pay' | 'sheet' | 'leaves' | 'billing' | 'saveCard'> = {
    method: code,
    pay: leaves ? elsewhere : { CC: byCard, SAVED: bySavedCard }[code],
    ...(wallet && { sheet: () => throughSheet(wallet, given, code) }),
    leaves: leaves && !platform.native,
    ...(billed && { billing: billing.address }),
    ...(code === 'CC' && mayKeep && { saveCard: card.save }),
  };
  return {
    method,
    card,
    billing: billed ? billing : undefined,
    mayKeep,
    customer,
    merchant,
    check,
    asking: challenge.asking,
    part,
    surcharge: surchargeAside(
      code,
      code === 'SAVED' ? savedBrand(customer.credit_card_type) : card.brand,
      merchant,
    ),
  };
}

/** The sheet of a wallet is asked for the whole total, and says what became of it in words of ours. */
async function throughSheet(
  wallet: Wallet,
  { merchant, order }: PaymentGiven,
  code: string,
): Promise<PaymentStep> {
  const { country_code: country, currency_code: currency } = merchant.locale;
  const sheet = await wallet.open({ label: merchant.name, total: toPay(order), country, currency });
  switch (sheet.is) {
    case 'authorised':
      return { is: 'paid', proof: { wallet_data: sheet.data }, onOutcome: sheet.done };
    case 'cancelled':
      return { is: 'failed', message: checkoutTexts.paymentCancelled };
    case 'unavailable':
      return { is: 'failed', message: checkoutTexts.notAvailable({ method: methodText(code) }) };
  }
}
const savedBrand = (type: string) => (/amex|american/i.test(type) ? ('AMEX' as const) : ('OTHER' as const));
export type Payment = ReturnType<typeof usePayment>;
