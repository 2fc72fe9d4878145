import { z } from 'zod';
import { call } from '#call';
import { newsLetter, newsMessage, newsReach, newsRoom, newsSegment } from '#entities/news';
import { dateField, idField, intField, jsonField, money, optionalField, timeField } from '#fields';

const sends = { action: 'ConsoleNews', can: 'manage_customers', scope: 'venue' } as const;
const of = z.object({ message_id: idField });
const seen = of.extend({ version: intField });

/** Messages to members who want news, the latest first. */
export const consoleNews = call({
  ...sends,
  input: z.object({}),
  output: newsRoom,
  errors: [],
  perMinute: 120,
});

/** A message, and what those who got it ordered here within 7 days of it. */
export const consoleShowNews = call({
  ...sends,
  sub: 'show',
  input: of,
  output: z.strictObject({ message: newsMessage, orders: z.number(), sales: money }),
  errors: ['no_news'],
  perMinute: 120,
});

export const consoleReachNews = call({
  ...sends,
  sub: 'reach',
  input: z.object({ segment: jsonField(newsSegment, 1000) }),
  output: newsReach,
  errors: [],
  perMinute: 120,
});

/** Keeps a draft: a new one without an id. */
export const consoleSaveNews = call({
  ...sends,
  sub: 'save',
  input: z.object({
    message_id: optionalField(idField),
    version: optionalField(intField),
    letter: jsonField(newsLetter, 20_000),
  }),
  output: newsMessage,
  errors: ['no_news', 'news_changed', 'news_begun', 'news_full', 'no_promo'],
  perMinute: 60,
});

export const consoleRemoveNews = call({
  ...sends,
  sub: 'remove',
  input: seen,
  output: z.strictObject({}),
  errors: ['no_news', 'news_changed', 'news_begun'],
  perMinute: 30,
});

/** Sends a draft to whoever asks for it. */
export const consoleTestNews = call({
  ...sends,
  sub: 'test',
  input: of,
  output: z.strictObject({ email: z.string() }),
  errors: ['no_news', 'news_incomplete', 'news_tested_enough', 'mail_off'],
  perMinute: 20,
});

/** Sends a draft to all whom it reaches: in some seconds, or at a moment of the venue's own clock. */
export const consoleSendNews = call({
  ...sends,
  sub: 'send',
  input: seen.extend({ date: optionalField(dateField), time: optionalField(timeField) }),
  output: newsMessage,
  errors: [
    'no_news',
    'news_changed',
    'news_begun',
    'news_incomplete',
    'news_nobody',
    'news_too_many',
    'news_enough',
    'publish_past',
    'no_promo',
    'mail_off',
  ],
  perMinute: 20,
});

/** What has not begun is a draft again; what is being sent goes to nobody else. */
export const consoleStopNews = call({
  ...sends,
  sub: 'stop',
  input: of,
  output: newsMessage,
  errors: ['no_news', 'news_over'],
  perMinute: 30,
});

/** Goes on with one that was given up: to those whom it has not reached, and to nobody twice. */
export const consoleResumeNews = call({
  ...sends,
  sub: 'resume',
  input: of,
  output: newsMessage,
  errors: ['no_news', 'news_over', 'no_promo', 'mail_off'],
  perMinute: 20,
});
