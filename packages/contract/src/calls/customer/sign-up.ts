import { z } from 'zod';
import { call } from '#call';
import { signInAnswer } from '#calls/customer/sign-in';
import { mobileMetadata } from '#entities/mobile';
import { flagField, optionalField, textField } from '#fields';

/** Left out counts as empty: what is missing is told by the rules, beside its field. */
const typed = (max: number) => textField(max).default('');

export const register = call({
  action: 'Register',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    name: typed(80),
    email: typed(254),
    mobile: typed(30),
    mobile_metadata: mobileMetadata,
    password1: typed(200),
    password2: typed(200),
    country_code: typed(2),
    state: typed(3),
    method: optionalField(z.literal('email', 'is not email')),
    /** 1: they want news of the brand by mail. */
    news: optionalField(flagField),
  }),
  output: signInAnswer,
  errors: [
    'field_required',
    'name_short',
    'email_invalid',
    'phone_invalid',
    'password_short',
    'password_guessable',
    'passwords_differ',
    'country_unknown',
    'state_unknown',
    'sign_up_off',
    'locked_out',
  ],
  perMinute: 10,
});

export const forgotLogin = call({
  action: 'ForgotLogin',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    login_type: z.enum(['mobile', 'email'], 'is not mobile or email'),
    email: typed(254),
    mobile: typed(30),
    mobile_metadata: mobileMetadata,
  }),
  output: z.strictObject({}),
  errors: ['field_required', 'email_invalid', 'phone_invalid', 'reset_off', 'locked_out'],
  perMinute: 10,
});

/** Either a new password or a new PIN, as the link was for. */
export const resetPassword = call({
  action: 'ResetPassword',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    user_id: textField(20).min(1, 'is missing'),
    reset_auth: textField(100).min(1, 'is missing'),
    new_password: typed(200),
    confirm_password: typed(200),
    new_pin: optionalField(textField(20)),
    confirm_pin: optionalField(textField(20)),
  }),
  output: z.strictObject({}),
  errors: [
    'field_required',
    'password_short',
    'password_guessable',
    'passwords_differ',
    'pin_digits',
    'pins_differ',
    'reset_invalid',
  ],
  perMinute: 20,
});
