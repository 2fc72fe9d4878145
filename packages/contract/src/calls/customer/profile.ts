import { z } from 'zod';
import { call } from '#call';
import { customer } from '#entities/customer';
import { mobileMetadata } from '#entities/mobile';
import { optionalField, textField } from '#fields';

/** Left out counts as empty: what is missing is told by the rules, beside its field. */
const typed = (max: number) => textField(max).default('');

/** A new email address counts once the mail sent to it has been opened: until then `email_to_confirm` names it. */
export const changeProfile = call({
  action: 'ChangeProfile',
  can: 'signed_in',
  scope: 'own',
  input: z.object({
    name: typed(80),
    email: typed(254),
    mobile: typed(30),
    mobile_metadata: mobileMetadata,
    /** Wanted for a new email address, where there is one. */
    current_password: typed(200),
    /** DD/MM. Left out, it stays as it is. */
    birthday: optionalField(textField(5)),
    gender: optionalField(textField(20)),
  }),
  output: z.strictObject({ customer, email_to_confirm: z.string() }),
  errors: [
    'field_required',
    'name_unreal',
    'name_short',
    'email_invalid',
    'email_connected',
    'email_change_off',
    'phone_invalid',
    'birthday_invalid',
    'birthday_set',
    'gender_unknown',
    'password_wrong',
    'locked_out',
    'sign_in_again',
    'members_only',
  ],
  perMinute: 20,
});

/** Sends a text with a link; the number counts once it has been opened. */
export const verifyMobile = call({
  action: 'VerifyMobile',
  can: 'signed_in',
  scope: 'own',
  input: z.object({}),
  output: z.strictObject({}),
  errors: ['pin_needs_mobile', 'verify_off', 'locked_out', 'members_only'],
  perMinute: 5,
});

export const closeAccount = call({
  action: 'CloseAccount',
  can: 'signed_in',
  scope: 'own',
  input: z.object({}),
  output: z.strictObject({}),
  errors: ['members_only', 'payment_open', 'payout_open'],
  perMinute: 5,
});

export const changePassword = call({
  action: 'ChangePassword',
  can: 'signed_in',
  scope: 'own',
  input: z.object({
    current_password: typed(200),
    new_password: typed(200),
    confirm_password: typed(200),
  }),
  output: z.strictObject({}),
  errors: [
    'field_required',
    'password_short',
    'password_guessable',
    'passwords_differ',
    'password_wrong',
    'no_password',
    'locked_out',
    'members_only',
  ],
  perMinute: 20,
});

export const changePin = call({
  action: 'ChangePin',
  can: 'signed_in',
  scope: 'own',
  input: z.object({ old_pin: typed(20), new_pin: typed(20), confirm_pin: typed(20) }),
  output: z.strictObject({ customer }),
  errors: [
    'field_required',
    'pin_digits',
    'pins_differ',
    'pin_wrong',
    'pin_needs_mobile',
    'locked_out',
    'members_only',
  ],
  perMinute: 20,
});
