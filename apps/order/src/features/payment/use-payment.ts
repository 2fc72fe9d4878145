import {
  leavesForPayment,
  maySaveCard,
  needsBillingAddress,
  surchargeAside,
} from '@servery/domain/checkout/methods';
import { actorOf } from '@servery/domain/checkout/people';
import { payElsewhere } from '#features/payment/pay-elsewhere.ts';
import { useBilling } from '#features/payment/use-billing.ts';
import { useCard } from '#features/payment/use-card.ts';
import { type PaymentGiven, useMethod } from '#features/payment/use-method.ts';
import { platform } from '#platform/browser.ts';
import type { PaymentStep, Placed, Submission } from '#state/use-submit-order.ts';

/** Everything about how the order is paid, up to the proof that goes with it. */
export function usePayment(given: PaymentGiven) {
  const { merchant, customer } = given;
  const method = useMethod(given);
  const card = useCard(merchant, method.tellBrand);
  const billing = useBilling(merchant);
  const { code } = method;
  const billed = needsBillingAddress(code, merchant);
  const mayKeep = maySaveCard(actorOf(customer));

  /** Says the first thing that is wrong; true when the order can be submitted. */
  const check = (): boolean => {
    if (method.problem) {
      method.fail(method.problem);
      return false;
    }
    return code !== 'CC' || (card.check() && (!billed || billing.check()));
  };
  const byCard = async (): Promise<PaymentStep> => {
    const made = await card.tokenise(billed ? billing.address.postcode : '');
    return made.ok
      ? { is: 'paid', proof: { braintree_nonce: made.nonce } }
      : { is: 'failed', message: made.message };
  };
  const leaves = leavesForPayment(code);
  const elsewhere = ({ payment_redirect: url }: Placed) =>
    payElsewhere(url, { ...platform, leave: (address) => location.assign(address) });
  const part: Pick<Submission, 'method' | 'pay' | 'leaves' | 'billing' | 'saveCard'> = {
    method: code,
    pay: code === 'CC' ? byCard : leaves ? elsewhere : undefined,
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
    part,
    surcharge: surchargeAside(
      code,
      code === 'SAVED' ? savedBrand(customer.credit_card_type) : card.brand,
      merchant,
    ),
  };
}
const savedBrand = (type: string) => (/amex|american/i.test(type) ? ('AMEX' as const) : ('OTHER' as const));
export type Payment = ReturnType<typeof usePayment>;
