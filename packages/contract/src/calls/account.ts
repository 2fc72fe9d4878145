import { z } from 'zod';
import { call } from '#call';
import { customer } from '#entities/customer';
import { flag, flagField, optionalField, textField } from '#fields';

export const customerAccount = call({
  action: 'CustomerAccount',
  who: 'signed-in',
  input: z.object({ component: optionalField(textField(60)) }),
  output: z.strictObject({
    customer,
    account: z.strictObject({
      currency_sign: z.string(),
      currency_code: z.string(),
      country_code: z.string(),
      is_loyalty_schemes_enabled: flag,
      is_standing_orders_enabled: flag,
      is_topup_enabled: flag,
    }),
  }),
  errors: [],
  perMinute: 240,
});

export const login = call({
  action: 'Login',
  who: 'anyone',
  input: z.object({
    method: z.literal('email', 'is not a way to sign in here'),
    email: textField(254).min(1, 'is missing'),
    password: textField(200).min(1, 'is missing'),
    remember_me: optionalField(flagField),
  }),
  output: z.strictObject({
    id: z.number(),
    email: z.string(),
    status: z.number(),
    menu_name: z.string(),
    customer,
  }),
  errors: ['wrong_login', 'locked_out'],
  perMinute: 20,
});

export const logout = call({
  action: 'Logout',
  who: 'anyone',
  input: z.object({}),
  output: z.strictObject({}),
  errors: [],
  perMinute: 60,
});
