import { z } from 'zod';
import { call } from '#call';
import { deviceFields, pushData } from '#device';
import { customer } from '#entities/customer';
import { mobileMetadata } from '#entities/mobile';
import { flag, flagField, optionalField, textField } from '#fields';

/** What every way to sign in answers. Status 2 with id 0 is somebody who still has to open the mail that was sent. */
export const signInAnswer = z.strictObject({
  id: z.number(),
  email: z.string(),
  status: z.number(),
  menu_name: z.string(),
  eftpos: z.strictObject({ is_eftpos_enabled: flag, eftpos_provider: z.string() }),
  customer,
});
export type SignInAnswer = z.output<typeof signInAnswer>;

/** What a provider's page handed over. Apple says `id_token` and, the first time, `user`; Google says `credential`. */
const socialPayload = z.object(
  {
    id_token: optionalField(textField(8000)),
    credential: optionalField(textField(8000)),
    user: optionalField(textField(2000)),
    state: optionalField(textField(500)),
    nonce: optionalField(textField(200)),
  },
  'is missing',
);

const remembered = { remember_me: optionalField(flagField) };

export const login = call({
  action: 'Login',
  can: 'anyone',
  scope: 'brand',
  input: z.discriminatedUnion(
    'method',
    [
      z.object({
        method: z.literal('email'),
        email: textField(254).min(1, 'is missing'),
        password: textField(200).min(1, 'is missing'),
        ...remembered,
      }),
      z.object({
        method: z.literal('mobile'),
        mobile: textField(30).min(1, 'is missing'),
        mobile_metadata: mobileMetadata,
        pin: textField(200).min(1, 'is missing'),
        ...remembered,
      }),
      z.object({ method: z.literal('apple'), payload: socialPayload, ...remembered }),
      z.object({ method: z.literal('google'), payload: socialPayload, ...remembered }),
    ],
    'is not a way to sign in here',
  ),
  output: signInAnswer,
  errors: [
    'wrong_login',
    'screen_removed',
    'email_unconfirmed',
    'wrong_pin',
    'locked_out',
    'social_off',
    'social_unavailable',
    'social_confirm',
    'apple_insufficient',
    'apple_expired',
    'apple_failed',
    'google_unknown',
    'google_failed',
  ],
  perMinute: 20,
});

const linkErrors = ['link_invalid', 'link_for_other', 'link_agree'] as const;
/** Who is not signed in is asked first whether the account is theirs: `link_agree` tells whose it is. */
const agreement = { agreed: optionalField(flagField) };

/** Signs in by the link of a mail or of the app: `userid` with `usertoken`, or the token alone as `sid`. */
export const loginByUrl = call({
  action: 'LoginByUrl',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    sid: optionalField(textField(100)),
    userid: optionalField(textField(40)),
    usertoken: optionalField(textField(100)),
    ...agreement,
  }),
  output: signInAnswer,
  errors: linkErrors,
  perMinute: 20,
});

export const thirdPartyUser = call({
  action: 'ThirdPartyUser',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    method: z.literal('login', 'is not login'),
    userid: textField(40).min(1, 'is missing'),
    usertoken: textField(100).min(1, 'is missing'),
    ...agreement,
    ...deviceFields,
    pn_data: pushData.optional(),
  }),
  output: z.strictObject({ customer }),
  errors: linkErrors,
  perMinute: 20,
});

/** A token that signs the caller in once more, elsewhere: how the app opens a browser that knows who is there. */
export const loginLink = call({
  action: 'LoginLink',
  can: 'signed_in',
  scope: 'own',
  input: z.object({}),
  output: z.strictObject({ userid: z.string(), usertoken: z.string(), expires_in: z.number() }),
  errors: ['members_only'],
  perMinute: 10,
});

const socialWay = z.strictObject({
  client_id: z.string(),
  authorise_url: z.string(),
  /** Where the provider's page posts its answer to, on this server. */
  return_path: z.string(),
});

export const signInOptions = call({
  action: 'SignInOptions',
  can: 'anyone',
  scope: 'brand',
  input: z.object({}),
  output: z.strictObject({ sign_up: flag, apple: socialWay.nullable(), google: socialWay.nullable() }),
  errors: [],
  perMinute: 120,
});
