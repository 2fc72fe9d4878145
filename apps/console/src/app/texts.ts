import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-app', {
  console: 'Console',
  tryAgain: 'Try again',
  crashedNote: 'Try again. If it keeps happening, reload the page.',
  notFound: 'There’s nothing at this address',
  kitchenBoard: 'Kitchen board',
  pages: 'Navigation',
  board: 'Board',
  orders: 'Orders',
  standing: 'Standing',
  menu: 'Menu',
  slots: 'Slots',
  payments: 'Payments',
  devices: 'Devices',
  venue: 'Venue',
  signOut: 'Sign out',
  backToSignIn: 'Back to sign in',
  forgotPassword: 'Forgot password?',
  signOutFailed: 'You’re still signed in. Check the connection and try again.',
  open: 'open',
  pairScreen: 'Pair a kitchen screen with a code',
});
