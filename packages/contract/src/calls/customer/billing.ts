import { z } from 'zod';
import { call } from '#call';
import { billingFields } from '#entities/address';
import { cardFields } from '#entities/card';
import { customer } from '#entities/customer';
import { decimalField, flagField, idField, optionalField } from '#fields';

/** The card provider keeps the card for the next time; it replaces the one that it kept before. */
export const addNewCard = call({
  action: 'AddNewCard',
  can: 'signed_in',
  scope: 'own',
  input: z.object({
    /** Whether a billing address is wanted is this store's to say. */
    store_id: idField,
    ...cardFields,
    ...billingFields,
  }),
  output: z.strictObject({ customer }),
  errors: [
    'no_merchant',
    'card_token_required',
    'card_token_invalid',
    'card_declined',
    'card_wait',
    'billing_required',
    'payment_unavailable',
    'payment_method_unavailable',
    'members_only',
  ],
  // Whoever tries out stolen cards gives up here.
  perMinute: 5,
});

export const changeBilling = call({
  action: 'ChangeBilling',
  can: 'signed_in',
  scope: 'own',
  input: z.object({
    remove_card: optionalField(flagField),
    /** What is put on the balance when it runs low; 0 for nothing. Left out, it stays as it is. */
    topup_amount: optionalField(decimalField),
  }),
  output: z.strictObject({ customer }),
  errors: ['topup_amount_unknown', 'topup_needs_card', 'members_only'],
  perMinute: 20,
});

/** Asks for all that can be withdrawn. It is on hold until somebody has looked at it. */
export const withdrawFunds = call({
  action: 'WithdrawFunds',
  can: 'signed_in',
  scope: 'own',
  input: z.object({}),
  output: z.strictObject({ customer }),
  errors: ['nothing_to_withdraw', 'members_only'],
  perMinute: 10,
});
