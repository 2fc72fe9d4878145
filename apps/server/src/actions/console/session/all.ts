import { consoleForgot } from '#actions/console/session/forgot-password';
import { consoleLogin } from '#actions/console/session/login';
import { consoleLogout } from '#actions/console/session/logout';
import { consolePasskeyChallenge, consolePasskeyLogin } from '#actions/console/session/passkey';
import { consoleReset } from '#actions/console/session/reset-password';
import { consoleLoginCode } from '#actions/console/session/second-step';
import { consoleMail, consoleSession, consoleSwitchVenue } from '#actions/console/session/session';

/** What answers the calls by which the venue's people come in and go. */
export const sessionActions = {
  ConsoleLogin: consoleLogin,
  'ConsoleLogin.code': consoleLoginCode,
  'ConsoleLogin.challenge': consolePasskeyChallenge,
  'ConsoleLogin.passkey': consolePasskeyLogin,
  ConsoleForgot: consoleForgot,
  ConsoleReset: consoleReset,
  ConsoleLogout: consoleLogout,
  ConsoleSession: consoleSession,
  'ConsoleSession.mail': consoleMail,
  'ConsoleSession.switch': consoleSwitchVenue,
} as const;
