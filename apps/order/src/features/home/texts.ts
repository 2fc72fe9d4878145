import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('home', {
  points: '{points} points',
  ofPoints: '{points} of {required} points',
  hello: 'Hello, {name}',
  accountBalance: 'Account Balance',
  yourDetailsBalanceAnd: 'Your details, balance and points',
  myAccount: 'My Account',
  download: 'Download',
  notShown: 'We can’t show this page right now.',
  orderNow: 'Order Now',
  orderForLater: 'Order for Later',
  seeTheMenu: 'See the menu',
  placeAnOrder: 'Place an Order',
  pageFailed: 'We couldn’t load this page',
  moreFromUs: 'More from us',
  announcements: 'Announcements',
  linkCopied: 'Link copied',
  share: 'Share',
  backToHome: 'Back to Home',
});
