import { catalogue } from '#texts/catalogue';

/** What a mail with news says beside what the venue writes. */
export const newsMailTexts = catalogue('news-mail', {
  code: 'Your code',
  order: 'Order now',
  why: 'You get this because you asked for news from {brand}.',
  stop: 'Unsubscribe',
  test: '[Test] {subject}',
});

export const t = catalogue('news-segments', {
  all: 'Everyone who agreed',
  ordered: 'Ordered in the last {count|# day|# days}',
  lapsed: 'Ordered before, but not in the last {count|# day|# days}',
  often: 'Ordered {times|# time|# times} or more in {days} days',
  spent: 'Spent {amount} or more in {days} days',
  points: 'Has {count|# point|# points} or more',
  product: 'Ordered {name} in the last {days} days',
  someProduct: 'a product',
});
