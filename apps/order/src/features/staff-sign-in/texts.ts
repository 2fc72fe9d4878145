import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('staff-sign-in', {
  forgot: 'Forgot your password or PIN?',
  forgotNote: 'Tell us how to reach you. We’ll send a link to choose a new one.',
  menuFailed: 'We couldn’t load the menu',
  backToAbout: 'Back to About',
  pairWithCode: 'Pair with a code',
  pairTitle: 'Pair this screen',
  pairNote: 'In the console, open Devices and choose Pair a device. Enter the six digits it shows.',
  pairCode: 'Code',
  pairCodeHint: 'Shown in the console',
  keypad: 'Keypad',
  moreDigits: '{count|One more digit|# more digits}',
  pairScreen: 'Pair screen',
  signInInstead: 'Sign in with an email instead',
});
