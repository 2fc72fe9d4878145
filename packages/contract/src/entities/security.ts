import { z } from 'zod';
import { flag } from '#fields';

/** What somebody came in with, or tried in vain. */
const outcome = z.enum([
  'password',
  'code',
  'recovery_code',
  'passkey',
  'till_pin',
  'wrong_password',
  'wrong_code',
  'wrong_passkey',
]);

export const signIn = z.strictObject({
  id: z.number(),
  person_id: z.number(),
  name: z.string(),
  /** In seconds since 1970; the last of several. */
  at: z.number(),
  outcome,
  /** Tries of one kind from one place that followed each other. */
  tries: z.number(),
  /** 'Chrome on Mac'; the name of the till. */
  device: z.string(),
  /** A network address without its end; empty at a till. */
  place: z.string(),
});
export type SignIn = z.output<typeof signIn>;

/** How somebody signs in themselves. */
export const security = z.strictObject({
  /** 1: the password alone is not enough. */
  two_step: flag,
  /** 1: the organisation wants it. */
  required: flag,
  /** Since when there is an authenticator app, in seconds since 1970; 0 without one. */
  code_since: z.number(),
  codes_left: z.number(),
  passkeys: z.array(
    z.strictObject({ id: z.number(), name: z.string(), created: z.number(), used: z.number() }),
  ),
  sign_ins: z.array(signIn),
  /** New ones, told this once; empty otherwise. */
  recovery_codes: z.array(z.string()),
});
export type Security = z.output<typeof security>;
