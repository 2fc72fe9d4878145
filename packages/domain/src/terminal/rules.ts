import type { Cents } from '#money';
import { terminalTexts as t } from '#terminal/texts';

/** A token is used only while it is good for longer than any payment takes. */
const TOKEN_MARGIN_MS = 300_000;
export const isTokenAccepted = (expiresAt: number, now: number): boolean => expiresAt - now > TOKEN_MARGIN_MS;

/** Nobody can say whether it was done. */
export const isUnanswered = (status: number): boolean => status === 0 || status === 408 || status >= 500;
const SAYS_WHY = new Set([400, 401, 404]);

/** Why it did not work, in the vendor's own words where it has any. */
export function reasonOf(status: number, said: string): string {
  const text = said.trim();
  if (SAYS_WHY.has(status) && text !== '') return text;
  return status === 0 ? t.noAnswer : t.statusCode({ status });
}

/** Of a call that changes nothing by being made twice: once more, then it has failed. */
export const isTriedAgain = (status: number, tries: number): boolean => tries === 1 && isUnanswered(status);

/** How often a payment that nobody answered for is asked about while somebody stands before it. */
export const STATUS_TRIES = 5;
const POLL_MS = 1000;

/** How long to wait before a payment is asked about again: it runs, or nobody answered so many times in a row. */
export const pollAfter = (unanswered: number): number =>
  unanswered === 0 ? POLL_MS : POLL_MS * 2 ** (Math.min(unanswered, STATUS_TRIES) - 1);

/** In minutes: what a venue can have its tills wait for a pinpad before they serve the next customer. */
export const PINPAD_WAITS = [1, 2, 3, 5, 10] as const;

/** What is put to a terminal is a part of a total, and neither is nothing. */
export const isTenderValid = (tender: Cents, total: Cents): boolean =>
  tender > 0 && total > 0 && tender <= total;

/** The vendor takes 16 characters. */
const REF_LENGTH = 16;
/** The venue's name for a payment, on the paper of the pinpad too. */
export const txnRefOf = (attemptId: string): string => attemptId.replaceAll('-', '').slice(-REF_LENGTH);

/** Whether a screen has to be paired before anything is sold at it. */
export const mustPair = (eftpos: {
  is_eftpos_enabled: number;
  eftpos_provider: string;
  pos_guid: string;
  secret: string;
}): boolean =>
  eftpos.is_eftpos_enabled === 1 &&
  eftpos.eftpos_provider === 'LINKLY' &&
  eftpos.pos_guid !== '' &&
  eftpos.secret === '';
