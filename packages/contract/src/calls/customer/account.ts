import { z } from 'zod';
import { call } from '#call';
import { customer } from '#entities/customer';
import { flag, flagField, optionalField, textField } from '#fields';

export const customerAccount = call({
  action: 'CustomerAccount',
  can: 'signed_in',
  scope: 'own',
  input: z.object({ component: optionalField(textField(60)) }),
  output: z.strictObject({
    customer,
    account: z.strictObject({
      currency_sign: z.string(),
      currency_code: z.string(),
      country_code: z.string(),
      /** The brand that the account is with. */
      merchant_name: z.string(),
      is_loyalty_schemes_enabled: flag,
      is_standing_orders_enabled: flag,
      is_topup_enabled: flag,
      /** 1 where the balance can be topped up by cryptocurrency. */
      is_bitcoin_payments_enabled: flag,
      /** 1 where a card can be saved. */
      is_credit_card_tokenization_enabled: flag,
    }),
  }),
  errors: [],
  perMinute: 240,
});

export const logout = call({
  action: 'Logout',
  can: 'anyone',
  scope: 'brand',
  /** `everywhere` signs the customer out on every other device too. */
  input: z.object({ everywhere: optionalField(flagField) }),
  output: z.strictObject({}),
  errors: [],
  perMinute: 60,
});

/** A code that a till of the brand finds the member by, for some minutes. The last one that was asked for is good. */
export const memberCode = call({
  action: 'MemberCode',
  can: 'signed_in',
  scope: 'own',
  input: z.object({}),
  /** `expires_in`: seconds. */
  output: z.strictObject({ code: z.string(), expires_in: z.number() }),
  errors: ['members_only'],
  perMinute: 20,
});
