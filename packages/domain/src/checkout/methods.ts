import type { PaymentMethod } from '@servery/contract/entities/menu';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import type { CardBrand } from '#checkout/card';
import type { Actor } from '#checkout/people';
import { checkoutTexts } from '#messages/checkout-texts';
import { parseCents } from '#money';
import { isForMembers, isTakenFor, paymentFlow } from '#payments/methods';
import { catalogue } from '#texts/catalogue';
import { t } from '#checkout/texts';

/** Every way of paying that exists, by its code in the order. */
export const methodCodes = [
  'CC',
  'SAVED',
  'BALANCE',
  'PP',
  'CB',
  'APPLE',
  'GOOGLE',
  'eftpos',
  'STORE',
  'BANK',
  'INVOICE',
  'ZERO',
] as const;

const isKnown = (code: string): boolean => methodCodes.some((each) => each === code);

type Flag = 0 | 1;
/** What the merchant has switched on; what is missing is off. */
export type MerchantPayments = {
  surcharge_percent_cc: string;
  surcharge_percent_amex: string;
  surcharge_percent_paypal: string;
  is_braintree_payments_enabled?: Flag;
  braintree_tokenization_key?: string;
  is_apple_pay_enabled?: Flag;
  is_google_pay_enabled?: Flag;
  is_eftpos_enabled?: Flag;
  is_billing_address_required?: Flag;
  is_cash_on_delivery_enabled?: Flag;
};
export type MethodsAt = {
  merchant: MerchantPayments;
  actor: Actor;
  hasSavedCard: boolean;
  /** How the order goes out; nothing where nobody has said, or where it is no order. */
  fulfilment: string | undefined;
  /** Whether it is brought to somebody's address. */
  delivers: boolean;
  /** What this device can do beyond a browser's usual. */
  device: { applePay: boolean; googlePay: boolean; terminal: boolean };
};

const RULES: Readonly<Record<string, (at: MethodsAt) => boolean>> = {
  // Without a provider to hand the card to there is no way to take one.
  CC: ({ merchant }) => merchant.is_braintree_payments_enabled === 1 && !!merchant.braintree_tokenization_key,
  SAVED: ({ actor, hasSavedCard }) => actor === 'member' && hasSavedCard,
  BALANCE: ({ actor }) => actor === 'member',
  APPLE: ({ merchant, device }) => merchant.is_apple_pay_enabled === 1 && device.applePay,
  GOOGLE: ({ merchant, device }) => merchant.is_google_pay_enabled === 1 && device.googlePay,
  eftpos: ({ merchant, actor, device }) =>
    merchant.is_eftpos_enabled === 1 && device.terminal && (actor === 'kiosk' || actor === 'staff'),
};
const QUICK = new Set(['APPLE', 'GOOGLE']);
const rank = ({ code }: PaymentMethod): number => Number(!QUICK.has(code));

const channelAt = (actor: Actor): SaleChannel =>
  actor === 'kiosk' ? actor : actor === 'staff' ? 'counter' : 'online';

/** Which of the menu's ways of paying can be used here, by this person, on this device. Where nothing has to be typed, first. */
export const offeredMethods = (methods: readonly PaymentMethod[], at: MethodsAt): PaymentMethod[] =>
  methods
    .filter(
      (method) =>
        isKnown(method.code) &&
        (RULES[method.code]?.(at) ?? true) &&
        isTakenFor(method, {
          ...at,
          channel: channelAt(at.actor),
          cashOnDelivery: at.merchant.is_cash_on_delivery_enabled === 1,
        }),
    )
    .toSorted((a, b) => rank(a) - rank(b));

/**
 * Chosen until somebody chooses another: a member's own card, or the venue's usual way. Nobody pays at the door without
 * having said so.
 */
export const usualMethod = (
  offered: readonly PaymentMethod[],
  { delivers, cardExpired }: { delivers: boolean; cardExpired: boolean },
): PaymentMethod | undefined =>
  offered.find(({ code }) => code === 'SAVED' && !cardExpired) ??
  offered.find(({ code }) => code !== 'SAVED' && (!delivers || code !== 'STORE'));

/** A guest is told what an account would give, where a member would find it. */
export const invitesToRegister = (methods: readonly PaymentMethod[], actor: Actor): boolean =>
  actor === 'guest' && methods.some(({ code }) => isForMembers(code));

const NOT_IN_FRAME: Readonly<Record<string, string>> = catalogue('rules-checkout-not-in-frame', {
  PP: 'PayPal',
  CB: 'Cryptocurrency',
});
type Payer = { grandTotal: string; balance: string; inFrame: boolean };

/** Why the chosen way cannot be used for this order; nothing when it can. */
export function methodProblem(code: string, payer: Payer): string | undefined {
  const framed = NOT_IN_FRAME[code];
  if (framed && payer.inFrame) return checkoutTexts.inFrame({ method: framed });
  const total = parseCents(payer.grandTotal) ?? 0;
  if (code !== 'ZERO' && code !== 'GIFT' && total <= 0) return checkoutTexts.invalidAmount;
  if (code === 'BALANCE' && (parseCents(payer.balance) ?? 0) < total)
    return checkoutTexts.insufficientBalance;
  return undefined;
}

/** What stands behind 'Surcharge': '(card 1.2%)'. */
export function surchargeAside(
  code: string,
  brand: CardBrand,
  merchant: MerchantPayments,
): string | undefined {
  if (code === 'PP') return t.paypalLabel({ percent: merchant.surcharge_percent_paypal });
  if (code !== 'CC' && code !== 'SAVED') return undefined;
  return brand === 'AMEX'
    ? t.amexLabel({ percent: merchant.surcharge_percent_amex })
    : t.cardLabel({ percent: merchant.surcharge_percent_cc });
}

const PLACE: Readonly<Record<string, string>> = catalogue('rules-checkout-place', {
  PP: 'Continue to PayPal',
  CB: 'Continue to payment',
  APPLE: 'Pay with Apple Pay',
  GOOGLE: 'Pay with Google Pay',
  eftpos: 'Pay with Eftpos',
});
export const placeLabel = (code: string): string => PLACE[code] ?? t.placeOrder;

/** Paid on pages of their own, and placed when the customer comes back. */
export const leavesForPayment = (code: string): boolean => paymentFlow(code) === 'redirect';

/** Only cards are billed to an address, and only where the merchant wants one. */
export const needsBillingAddress = (code: string, merchant: Partial<MerchantPayments>): boolean =>
  code === 'CC' && merchant.is_billing_address_required === 1;

export const maySaveCard = (actor: Actor): boolean => actor === 'member';
