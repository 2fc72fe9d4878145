import { consoleNews, consoleReachNews, consoleShowNews } from '#actions/console/news/news';
import { consoleResumeNews, consoleSendNews, consoleStopNews } from '#actions/console/news/send';
import { consoleRemoveNews, consoleSaveNews, consoleTestNews } from '#actions/console/news/write';

/** What answers each call about messages to members. */
export const newsActions = {
  ConsoleNews: consoleNews,
  'ConsoleNews.show': consoleShowNews,
  'ConsoleNews.reach': consoleReachNews,
  'ConsoleNews.save': consoleSaveNews,
  'ConsoleNews.remove': consoleRemoveNews,
  'ConsoleNews.test': consoleTestNews,
  'ConsoleNews.send': consoleSendNews,
  'ConsoleNews.stop': consoleStopNews,
  'ConsoleNews.resume': consoleResumeNews,
} as const;
