import * as code from '#actions/console/security/code';
import * as passkeys from '#actions/console/security/passkeys';

/** What answers the calls by which somebody changes how they sign in. */
export const securityActions = {
  ConsoleSecurity: code.consoleSecurity,
  'ConsoleSecurity.start_code': code.consoleStartCode,
  'ConsoleSecurity.confirm_code': code.consoleConfirmCode,
  'ConsoleSecurity.stop_code': code.consoleStopCode,
  'ConsoleSecurity.recovery_codes': code.consoleRecoveryCodes,
  'ConsoleSecurity.sign_out_others': code.consoleSignOutOthers,
  'ConsoleSecurity.start_passkey': passkeys.consoleStartPasskey,
  'ConsoleSecurity.add_passkey': passkeys.consoleAddPasskey,
  'ConsoleSecurity.remove_passkey': passkeys.consoleRemovePasskey,
} as const;
