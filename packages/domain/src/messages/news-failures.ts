import { catalogue } from '#texts/catalogue';

/** What a failure about mail says, to members and from a server that sends none, by code. */
export const newsFailures = catalogue('news-failures', {
  mail_off: 'Email isn’t set up on this server',
  invite_off: 'Email isn’t set up on this server. Copy the invitation link instead',
  links_are_mailed: 'This server sends mail. Send an invitation, or have them choose “Forgot password?”',
  console_reset_off: 'Email isn’t set up on this server. Ask an owner for a link to choose a new password',
  customer_mailed_enough: 'They’ve had several messages from you in the last hour. Try again later',
  no_news: 'We can’t find that message. Reload to see what is here',
  news_changed: 'Somebody has changed this message meanwhile. Reload to see it',
  news_begun: 'This message is on its way already, and can’t be changed any more',
  news_full: 'That’s as many drafts as we can keep. Remove one first',
  news_incomplete: 'Write a subject and a text first',
  news_nobody: 'Nobody would get this message. Choose other people, or wait until more have agreed',
  news_too_many: 'A message goes to 20,000 people at most. Choose fewer of them',
  news_enough: 'That’s as many messages as can go out in a day. Try again tomorrow',
  news_tested_enough: 'You’ve had several tests in the last hour. Try again later',
  news_over: 'This message has gone out already',
  news_link_unknown:
    'We don’t know this link. Open the one in your last email, or switch news off in your account',
});
export type NewsFailure = keyof typeof newsFailures;
export const isNewsFailure = (code: string): code is NewsFailure => Object.hasOwn(newsFailures, code);
