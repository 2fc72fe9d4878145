import { type DetailsFailure, detailsFailures, isDetailsFailure } from '#messages/details-failures';
import { type GiftFailure, giftFailures, isGiftFailure } from '#messages/gift-failures';
import { isNewsFailure, type NewsFailure, newsFailures } from '#messages/news-failures';
import {
  type Details,
  isRuleFailure,
  type RuleFailure,
  ruleFailureText,
  said,
} from '#messages/rule-failures';
import { isTillFailure, type TillFailure, tillFailures } from '#messages/till-failures';

/** What is said by a catalogue of its own. */
export type OtherFailure = DetailsFailure | GiftFailure | NewsFailure | RuleFailure | TillFailure;
export const isOtherFailure = (code: string): code is OtherFailure =>
  isDetailsFailure(code) ||
  isGiftFailure(code) ||
  isNewsFailure(code) ||
  isRuleFailure(code) ||
  isTillFailure(code);

export function otherFailureText(code: OtherFailure, details: Details): string {
  if (isRuleFailure(code)) return ruleFailureText(code, details);
  if (isDetailsFailure(code)) return said(detailsFailures[code], details);
  if (isTillFailure(code)) return said(tillFailures[code], details);
  return said(isGiftFailure(code) ? giftFailures[code] : newsFailures[code], details);
}
