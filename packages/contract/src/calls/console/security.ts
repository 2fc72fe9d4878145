import { z } from 'zod';
import { call } from '#call';
import { consoleUser } from '#entities/board';
import { security, signIn } from '#entities/security';
import { team } from '#calls/console/team';
import { flagField, idField, optionalField, textField } from '#fields';

const token = textField(100).min(1, 'is missing');
const password = textField(200).min(1, 'is missing');
/** What a browser hands over, in base64url. */
const bytes = (max: number) => textField(max).regex(/^[\w-]+$/, 'is not base64url');

const signedIn = { can: 'anyone', scope: 'brand', output: z.strictObject({ user: consoleUser }) } as const;

/** The second step: a code of the authenticator app, or a recovery code. */
export const loginCode = call({
  ...signedIn,
  action: 'ConsoleLogin',
  sub: 'code',
  input: z.object({ token, code: textField(40).min(1, 'is missing') }),
  errors: ['wrong_code', 'second_step_over', 'locked_out', 'no_venue'],
  perMinute: 20,
});

/** What a passkey is to sign; with the token of the second step, and which passkeys can. */
export const passkeyChallenge = call({
  action: 'ConsoleLogin',
  sub: 'challenge',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ token: optionalField(textField(100)) }),
  output: z.strictObject({ challenge: z.string(), credentials: z.array(z.string()) }),
  errors: ['second_step_over'],
  perMinute: 20,
});

/** In place of the password, or after it. */
export const passkeyLogin = call({
  ...signedIn,
  action: 'ConsoleLogin',
  sub: 'passkey',
  input: z.object({
    credential_id: bytes(1400),
    client_data: bytes(4000),
    authenticator_data: bytes(4000),
    signature: bytes(2000),
  }),
  errors: ['passkey_wrong', 'locked_out', 'no_venue'],
  perMinute: 20,
});

const own = { can: 'team', scope: 'own', output: security, perMinute: 30 } as const;
const withPassword = ['password_wrong', 'locked_out'] as const;

export const showSecurity = call({
  ...own,
  action: 'ConsoleSecurity',
  input: z.object({}),
  errors: [],
  perMinute: 120,
});

/** A new authenticator app; it counts once a first code was right. */
export const startCode = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'start_code',
  input: z.object({ password }),
  /** `uri` is for the camera, `secret` for those who have none. */
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  errors: [...withPassword, 'app_on'],
});

export const confirmCode = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'confirm_code',
  input: z.object({ code: textField(40).min(1, 'is missing') }),
  errors: ['wrong_code', 'locked_out'],
});

export const stopCode = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'stop_code',
  input: z.object({ password }),
  errors: [...withPassword, 'two_step_off'],
});

export const recoveryCodes = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'recovery_codes',
  input: z.object({ password }),
  errors: [...withPassword, 'two_step_off'],
});

/** What a new passkey is made from; `user_id` is in base64url. */
export const startPasskey = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'start_passkey',
  input: z.object({ password }),
  output: z.strictObject({
    challenge: z.string(),
    user_id: z.string(),
    user_name: z.string(),
    /** Those that are here already. */
    credentials: z.array(z.string()),
  }),
  errors: [...withPassword, 'passkeys_full'],
});

export const addPasskey = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'add_passkey',
  input: z.object({ client_data: bytes(4000), authenticator_data: bytes(4000), public_key: bytes(2000) }),
  errors: ['passkey_wrong', 'passkey_taken'],
});

export const removePasskey = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'remove_passkey',
  input: z.object({ passkey_id: idField, password }),
  errors: [...withPassword, 'two_step_off'],
});

/** Ends every session of the caller but this one. */
export const signOutOthers = call({
  ...own,
  action: 'ConsoleSecurity',
  sub: 'sign_out_others',
  input: z.object({}),
  errors: [],
});

const ofTeam = { can: 'manage_team', scope: 'organisation', output: team, perMinute: 60 } as const;

/** Who came in, and who tried to: everybody of the team, or one of them. */
export const signIns = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'sign_ins',
  input: z.object({ person_id: optionalField(idField) }),
  output: z.strictObject({ sign_ins: z.array(signIn) }),
  errors: ['no_such_person'],
});

/** Ends all that somebody has open at the organisation; of the caller, all but this session. */
export const signOut = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'sign_out',
  input: z.object({ person_id: idField }),
  errors: ['no_such_person'],
});

export const requireTwoStep = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'require_two_step',
  input: z.object({ on: flagField }),
  errors: ['two_step_first'],
});

/** For somebody who has lost their phone and their codes: they sign in with the password alone until they add one. */
export const resetTwoStep = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'reset_two_step',
  input: z.object({ person_id: idField }),
  errors: ['no_such_person', 'works_elsewhere'],
});
