/** No answer: it cannot be said whether the provider did what it was asked. */
export type Silent = { is: 'silent'; why: string };
/** Whether a provider knows whoever asks: refused where it does not, or lets them do nothing. */
export type KeysAnswer = { is: 'ok' } | { is: 'refused'; why: string } | Silent;

/** The provider was not asked, or would not listen: nothing has happened there. */
export type NotAsked = { is: 'not_asked'; why: string };

const REFUSES = /\b(401|403|404)\b/;
/** A provider that does not know the keys, or nothing by them, says so with its number. */
export const keysAnswer = (why: string): KeysAnswer =>
  REFUSES.test(why) ? { is: 'refused', why } : { is: 'silent', why };
