import type { CallName } from '@servery/contract/registry';
import type { CallBy } from '#http/run-call';
import { pseudonym } from '#trail';

type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_up'
  | 'sign_out'
  | 'reset_asked'
  | 'secret_changed'
  | 'account_closed'
  | 'locked_out'
  | 'refused'
  | 'limited'
  | 'malformed'
  | 'forged';

/** What a call is where it succeeds. */
const BY_CALL: Readonly<Partial<Record<CallName, SecurityEvent>>> = {
  Login: 'sign_in',
  LoginByUrl: 'sign_in',
  ThirdPartyUser: 'sign_in',
  ConsoleLogin: 'sign_in',
  'ConsoleLogin.code': 'sign_in',
  'ConsoleLogin.passkey': 'sign_in',
  Register: 'sign_up',
  Logout: 'sign_out',
  ConsoleLogout: 'sign_out',
  ForgotLogin: 'reset_asked',
  ConsoleForgot: 'reset_asked',
  ChangePassword: 'secret_changed',
  ChangePin: 'secret_changed',
  ResetPassword: 'secret_changed',
  ConsoleReset: 'secret_changed',
  'ConsoleSecurity.confirm_code': 'secret_changed',
  'ConsoleSecurity.stop_code': 'secret_changed',
  'ConsoleSecurity.recovery_codes': 'secret_changed',
  'ConsoleSecurity.add_passkey': 'secret_changed',
  'ConsoleSecurity.remove_passkey': 'secret_changed',
  'ConsoleSecurity.sign_out_others': 'sign_out',
  CloseAccount: 'account_closed',
};

/** What a refusal is, whichever call it answers. */
const BY_CODE: Readonly<Partial<Record<string, SecurityEvent>>> = {
  locked_out: 'locked_out',
  card_wait: 'locked_out',
  signed_out: 'refused',
  forbidden: 'refused',
  members_only: 'refused',
  bad_token: 'refused',
  password_wrong: 'sign_in_failed',
  pin_wrong: 'sign_in_failed',
  wrong_code: 'sign_in_failed',
  passkey_wrong: 'sign_in_failed',
  reset_invalid: 'sign_in_failed',
  too_many: 'limited',
  bad_request: 'malformed',
  card_number_sent: 'malformed',
  too_large: 'malformed',
  bad_type: 'malformed',
};
/** A sign-in that is not over yet: somebody is asked something. */
const QUESTIONS = new Set(['link_agree', 'social_confirm', 'second_step']);

/** Which security event a call was, if it was one. */
function eventOf(name: CallName | undefined, code: string): SecurityEvent | undefined {
  const asked = name && BY_CALL[name];
  if (code === 'ok') return asked;
  return BY_CODE[code] ?? (asked === 'sign_in' && !QUESTIONS.has(code) ? 'sign_in_failed' : undefined);
}

const textOf = (input: unknown, name: string): string => {
  const value = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

/** What is logged of an event that is no call. */
export const securityFacts = (event: SecurityEvent, address: string) => ({ event, from: pseudonym(address) });

type Call = { name: CallName | undefined; code: string; address: string; by: CallBy | undefined };

/** Added to the line of a call: enough to see what belongs together, and nothing that tells who anybody is. */
export function callSecurity({ name, code, address, by }: Call): object {
  const event = eventOf(name, code);
  if (!event) return {};
  const account = textOf(by?.input, 'email') || textOf(by?.input, 'mobile');
  const way = textOf(by?.input, 'method');
  const session = by?.caller.session?.id;
  return {
    ...securityFacts(event, address),
    ...(session !== undefined && { session }),
    ...(account !== '' && { account: pseudonym(account) }),
    ...(way !== '' && { way }),
  };
}
