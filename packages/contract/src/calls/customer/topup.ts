import { z } from 'zod';
import { call } from '#call';
import { billingFields } from '#entities/address';
import { cardFields } from '#entities/card';
import { customer } from '#entities/customer';
import {
  decimalField,
  flag,
  flagField,
  idField,
  money,
  optionalField,
  submitKeyField,
  textField,
} from '#fields';

/** What every way of paying in says: how much, to which store, and as which try of the customer's. */
const topupFields = {
  topup_amount: decimalField,
  /** Whose account with the provider it goes to, and whose surcharges it has. */
  store_id: idField,
  submit_key: submitKeyField,
  /** What the customer was shown, surcharge included: nothing else is charged. */
  expected_total: optionalField(decimalField),
};

const output = z.strictObject({
  /** The code of the method: PP and CB are paid at `payment_redirect`. */
  payment_method: z.string(),
  payment_redirect: z.string(),
  /** What was paid or is to be paid, surcharge included. */
  total: money,
  customer,
  /** A saved card that its bank may want to ask about: nothing is charged until it has. */
  card_to_confirm: z.strictObject({ nonce: z.string(), bin: z.string() }).optional(),
});

const errors = [
  'card_token_required',
  'card_token_invalid',
  'card_wait',
  'no_saved_card',
  'members_only',
  'no_merchant',
  'topup_off',
  'topup_amount_invalid',
  'topup_unknown',
  'topup_waiting',
  'topup_pending',
  'payment_method_unavailable',
  'topup_total_changed',
  'payment_declined',
  'payment_unavailable',
] as const;
const topup = { can: 'signed_in', scope: 'own', output } as const;

export const topupNewCard = call({
  ...topup,
  action: 'TopupNewCard',
  input: z.object({
    ...topupFields,
    ...cardFields,
    ...billingFields,
    /** 1: the card provider keeps the card for this member. */
    save_card: optionalField(flagField),
    /** 1: the same amount, or `auto_topup_amount`, whenever the balance runs low. */
    auto_topup: optionalField(flagField),
    auto_topup_amount: optionalField(decimalField),
  }),
  errors: [...errors, 'billing_required', 'topup_amount_unknown'],
  // Whoever tries out stolen cards gives up here.
  perMinute: 10,
});

export const topupExistingCard = call({
  ...topup,
  action: 'TopupExistingCard',
  input: z.object({
    ...topupFields,
    /** Of a card that its bank was asked about. */
    braintree_nonce: cardFields.braintree_nonce,
  }),
  errors,
  perMinute: 10,
});

const walletInput = z.object({
  ...topupFields,
  /** What the sheet of the wallet handed to the page, as JSON. */
  wallet_data: textField(16_000),
});

export const topupApplePay = call({
  ...topup,
  action: 'TopupApplePay',
  input: walletInput,
  errors,
  perMinute: 10,
});

export const topupGooglePay = call({
  ...topup,
  action: 'TopupGooglePay',
  input: walletInput,
  errors,
  perMinute: 10,
});

export const topupPayPal = call({
  ...topup,
  action: 'TopupPayPal',
  input: z.object(topupFields),
  errors,
  perMinute: 10,
});

export const topupCoinbase = call({
  ...topup,
  action: 'TopupCoinbase',
  input: z.object({
    ...topupFields,
    /** Where the customer comes back to; an address of another site is left aside. */
    return_url: optionalField(textField(500)),
  }),
  errors,
  perMinute: 10,
});

/** What the balance went through, the last first. */
export const balanceMovements = call({
  action: 'BalanceMovements',
  can: 'signed_in',
  scope: 'own',
  input: z.object({
    /** Those before this one; left out, the last ones. */
    before: optionalField(idField),
  }),
  output: z.strictObject({
    movements: z.array(
      z.strictObject({
        id: z.number(),
        kind: z.enum([
          'order',
          'refund',
          'topup',
          'auto_topup',
          'payout',
          'payout_returned',
          'credit',
          'debit',
        ]),
        /** Seconds since 1970. */
        created: z.number(),
        /** 'Today', 'Thu 13 Nov': in the time zone of the brand's store. */
        created_day: z.string(),
        /** What came in, or with a minus what went out. */
        amount: money,
        /** What there was afterwards. */
        balance: money,
        order_id: z.string(),
        order_number: z.string(),
        /** 'Visa', 'PayPal': what it was paid with. */
        paid_with: z.string(),
        /** Why the venue gave or took it; empty for all else. */
        reason: z.string(),
      }),
    ),
    has_more: flag,
  }),
  errors: ['members_only'],
  perMinute: 60,
});
