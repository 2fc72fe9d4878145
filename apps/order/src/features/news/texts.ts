import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('news-off', {
  title: 'News by email',
  loading: 'Looking up your link',
  ask: 'Stop emails with news from {brand}?',
  askNote: 'We’ll stop right away for {email}. Emails about your orders still come.',
  unsubscribe: 'Unsubscribe',
  done: 'You’re unsubscribed',
  doneNote: '{email} won’t get news from {brand} any more. You can switch it on again in your account.',
  failed: 'We couldn’t open this link',
  tryAgain: 'Try again',
  toAccount: 'Go to your account',
  toMenu: 'See the menu',
});
