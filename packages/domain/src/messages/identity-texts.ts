import { catalogue } from '#texts/catalogue';

/** What signing in, signing up and out say; each once. */
export const identityTexts = catalogue('identity-messages', {
  signedIn: 'Sign in successful',
  loggingOut: 'Logging out ...',
  loggedOut: 'Logout success',
  checkPhone: 'Check your phone for an sms from us.',
  checkMail: 'Check your email account for a password reset link.',
  confirmMail: 'Check your email account for a link to finish signing up.',
  passwordUpdated: 'Password updated',
  pinUpdated: 'PIN updated',
  appleInsufficient:
    'Insufficient data from Apple to log you in. Access to your Name and Email address are required.',
  appleExpired: 'Apple Signin Token has expired',
  googleUnknown: 'Unknown response from Google.',
  googleNoKey: 'Error 10: Firebase SHA key missing or incorrect',
  googleNotStarted: 'Google Login unavailable (initialisation failed).',
  enterName: 'Enter your name',
  accountUpdated: 'Account updated',
  pinNeedsMobile: 'A PIN needs a mobile number. Add yours in My Account first.',
  confirmMobile: 'Confirm your mobile to sign in with a PIN.',
  deletionReceived: 'Your account deletion has been received. Your details are removed.',
  tapStars: 'Tap on the stars to rate your experiences between 1 (poor) and 5 (excellent)',
  feedbackSent: 'Feedback sent, thank you!',
  agree: 'By continuing you agree to our',
  rememberMe: 'Remember me',
  cancelled: 'cancelled',
  loginError: 'Error logging in: {details}',
  loginResult: 'Login result: {details}',
  pluginNotLoaded: '{provider} sign-in plugin not loaded, try again',
  googleError: 'Google Login error: {details}',
  googleFailed: 'Error logging in with Google.',
  notAskedFor: 'we didn’t ask for this sign-in. Try again',
});

/** What a sign-in plugin said that nobody has better words for. */
export const loginError = (details: string): string => identityTexts.loginError({ details });
export const loginResult = (details: string): string => identityTexts.loginResult({ details });

/** A provider's button that is pressed and whose part of the page has not come in time. */
export const pluginNotLoaded = (provider: string): string => identityTexts.pluginNotLoaded({ provider });
/** So long a press waits for that part. */
export const PLUGIN_PATIENCE_MS = 4000;
export const PLUGIN_RELOAD_MS = 10_000;

/** Google's plugin on a phone names what went wrong by a number, where it does. */
export function googleError(problem: { code?: number; details?: string }): string {
  if (problem.code === 10) return identityTexts.googleNoKey;
  const { details } = problem;
  return details ? identityTexts.googleError({ details }) : identityTexts.googleFailed;
}
