import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('push', {
  title: 'Want to know when it’s ready?',
  notNow: 'Not now',
  allowNotifications: 'Allow notifications',
  note: 'We’ll notify you when your order moves on, and nothing else without asking.',
});
