import type { NewsLetter, NewsReach } from '@servery/contract/entities/news';

/** Where somebody said whether they want news: their account, the sign-up, the link of a mail, or their mail program. */
export type NewsPlace = 'account' | 'sign_up' | 'link' | 'mail_program';

const DAY_MS = 86_400_000;
/** Nobody gets more than so many messages within a week, whichever venues of the brand send them. */
export const PER_WEEK = 2;
export const WEEK_MS = 7 * DAY_MS;
export const MOST_RECIPIENTS = 20_000;
export const MOST_DRAFTS = 50;
/** Of one venue, within a day or still to come. */
export const MOST_PLANNED = 20;
/** So long after "Send" nothing has left yet, and it can be taken back. */
export const GRACE_MS = 10_000;
/** Orders so long after the mail count as its result. */
export const RESULT_MS = 7 * DAY_MS;

/** What is written is plain: a line is a paragraph. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const isComplete = ({ subject, text }: Pick<NewsLetter, 'subject' | 'text'>): boolean =>
  subject.trim() !== '' && text.trim() !== '';

/** Who gets it, were it sent now. */
export const reachedOf = ({ fit, rested }: Pick<NewsReach, 'fit' | 'rested'>): number => fit - rested;

/** Why it cannot be sent to those whom it would reach. */
export function reachProblem(
  reach: Pick<NewsReach, 'fit' | 'rested'>,
): 'news_nobody' | 'news_too_many' | undefined {
  const reached = reachedOf(reach);
  if (reached < 1) return 'news_nobody';
  return reached > MOST_RECIPIENTS ? 'news_too_many' : undefined;
}

/** Where a mail's link to end it leads; a mail program posts to the same address. */
export const NEWS_OFF = '/news/off';
