import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('forgot', {
  pageTitle: 'Forgot your password or PIN, {name}',
  forgot: 'Forgot your password or PIN?',
  forgotNote: 'Tell us how to reach you. We’ll send a link to choose a new one.',
  mobileNumber: 'Mobile number',
  sendResetLink: 'Send reset link',
  textMeALink: 'Text me a link',
  whatToReset: 'What to reset',
  resetPassword: 'Reset password',
  resetPin: 'Reset PIN',
  backToSignIn: 'Back to Sign in',
});
