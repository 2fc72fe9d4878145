import type { Tx } from '#db/database';
import {
  balanceText,
  changedMail,
  connectMail,
  emailChangedMail,
  mobileText,
  newEmailMail,
  passwordMail,
  pinText,
  signUpMail,
} from '#messages/account-messages';
import { autoTopupFailedMail, autoTopupMail } from '#messages/auto-topup-mail';
import { consoleResetMail } from '#messages/console-reset-mail';
import { feedbackAnswerMail, feedbackMail } from '#messages/feedback-mail';
import { giftMail } from '#messages/gift-mail';
import { invitationMail } from '#messages/invitation-mail';
import type { Message, MessageParts } from '#messages/message';
import { newsTestMail } from '#messages/news-mail';
import type { Notice } from '#messages/notice';
import {
  standingPausedMail,
  standingProblemMail,
  standingResumedMail,
  standingSkippedMail,
} from '#messages/standing-mail';
import { salesReportMail } from '#messages/sales-report-mail';
import { payoutEndedMail, payoutMail } from '#messages/payout-mail';
import { webhookStoppedMail } from '#messages/webhook-stopped-mail';

/** What to say and to whom, with a link made for it; nothing where there is nobody. */
export async function composeNotice(tx: Tx, wish: Notice, parts: MessageParts): Promise<Message | undefined> {
  switch (wish.template) {
    case 'sign-up':
      return signUpMail(tx, wish, parts);
    case 'reset-password':
      return passwordMail(tx, wish, parts);
    case 'reset-pin':
      return pinText(tx, wish, parts);
    case 'console-reset':
      return consoleResetMail(tx, wish, parts);
    case 'team-invitation':
      return invitationMail(tx, wish, parts);
    case 'connect':
      return connectMail(tx, wish, parts);
    case 'balance-code':
      return balanceText(tx, wish, parts);
    case 'verify-mobile':
      return mobileText(tx, wish, parts);
    case 'new-email':
      return newEmailMail(tx, wish, parts);
    case 'email-changed':
      return Promise.resolve(emailChangedMail(wish, parts));
    case 'feedback':
      return feedbackMail(tx, wish.feedback_id, parts);
    case 'gift':
      return giftMail(tx, wish.gift_id, parts);
    case 'payout':
      return payoutMail(wish, parts);
    case 'payout-ended':
      return payoutEndedMail(tx, wish, parts);
    case 'auto-topup':
      return autoTopupMail(tx, wish, parts);
    case 'auto-topup-failed':
      return autoTopupFailedMail(tx, wish, parts);
    case 'standing-problem':
      return standingProblemMail(tx, wish, parts);
    case 'standing-skipped':
      return standingSkippedMail(tx, wish, parts);
    case 'standing-paused':
      return standingPausedMail(tx, wish, parts);
    case 'standing-resumed':
      return standingResumedMail(tx, wish, parts);
    case 'feedback-answer':
      return feedbackAnswerMail(tx, wish, parts);
    case 'sales-report':
      return salesReportMail(tx, wish, parts);
    case 'webhook-stopped':
      return webhookStoppedMail(tx, wish, parts);
    case 'news-test':
      return newsTestMail(tx, wish, parts);
    case 'changed':
      return changedMail(tx, wish, parts);
  }
}
