import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-sign-in', {
  emailMissing: 'Enter your email address',
  emailInvalid: 'Enter a valid email address',
  passwordMissing: 'Enter your password',
  forgotPassword: 'Forgot password',
  forgotNote: 'We’ll email you a link to choose a new one.',
  email: 'Email',
  sendLink: 'Send link',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  savePassword: 'Save password',
  resetNote: 'You’ll be signed out everywhere else.',
  password: 'Password',
  signIn: 'Sign in',
  signInNote: 'For staff and owners.',
});
