import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('staff-sign-in', {
  forgot: 'Forgot your password or PIN?',
  forgotNote: 'Tell us how to reach you. We’ll send a link to choose a new one.',
  menuFailed: 'We couldn’t load the menu',
  backToAbout: 'Back to About',
});
