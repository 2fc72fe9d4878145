import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import { shownGiftCode } from '@servery/domain/gifts/code';
import { formatCents } from '@servery/domain/money';
import { answerGift } from '#actions/console/gifts/show';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { columnPurpose } from '#safety/seal';
import { sendNotice } from '#safety/send-notice';
import { heldOfGift } from '#stores/gift-holds';
import { changeGift, findGift, type GiftRecord, lockGiftOf, moveGift } from '#stores/gifts';

const held = (tx: Tx, id: string, caller: Caller) => lockGiftOf(tx, teamMember(caller).brandCode, id);

/** By email, unless the address or the voucher has had enough of them. */
export async function mailGift(tx: Tx, { id, brand_code, email }: GiftRecord, caller: Caller) {
  const to = `${brand_code}:${email.toLowerCase()}`;
  const sending = await sendNotice(tx, { notice: { template: 'gift', gift_id: id }, to }, caller);
  if (sending !== 'sent') return fail('gift_mailed_enough');
  await changeGift(tx, id, { mailed_at: caller.now });
  return undefined;
}

const named = ({ recipient, email, message }: Pick<GiftRecord, 'recipient' | 'email' | 'message'>) => ({
  recipient,
  email,
  message,
});

export const consoleSaveGift = writeAction('ConsoleGifts.save', async (tx, input, caller) => {
  const gift = await held(tx, input.gift_id, caller);
  if (!gift) return fail('no_gift');
  if (gift.version !== input.version) return fail('part_changed');
  const { recipient = '', email = '', message = '' } = input;
  const wanted = { recipient: recipient.trim(), email, message: message.trim() };
  await changeGift(tx, gift.id, wanted);
  const details = beforeAndAfter(named(gift), wanted);
  await note(tx, caller, { action: 'gift.changed', subject: gift.ending, details });
  return answerGift(tx, gift.id, caller);
});

export const consoleMailGift = writeAction('ConsoleGifts.mail', async (tx, input, caller) => {
  const gift = await held(tx, input.gift_id, caller);
  if (!gift) return fail('no_gift');
  if (gift.email === '') return fail('gift_no_email');
  const problem = await mailGift(tx, gift, caller);
  if (problem) return problem;
  await note(tx, caller, { action: 'gift.mailed', subject: gift.ending, details: { email: gift.email } });
  return answerGift(tx, gift.id, caller);
});

export const consoleGiftCode = writeAction(
  'ConsoleGifts.code',
  ['payments'],
  async (tx, input, { caller, payments: { sealer } }) => {
    const gift = await findGift(tx, teamMember(caller).brandCode, input.gift_id);
    const code = gift && sealer.open(gift.code, columnPurpose('gift_voucher', gift.id, 'code'));
    if (!gift || code === undefined) return fail('no_gift');
    await note(tx, caller, { action: 'gift.code_shown', subject: gift.ending, details: {} });
    return answer({ code: shownGiftCode(code) });
  },
);

export const consoleStopGift = writeAction('ConsoleGifts.stop', async (tx, input, caller) => {
  const gift = await held(tx, input.gift_id, caller);
  if (!gift) return fail('no_gift');
  if (gift.stopped_at !== null) return fail('gift_not_stopped');
  const reason = input.reason.trim();
  await changeGift(tx, gift.id, { stopped_at: caller.now, stop_reason: reason });
  await note(tx, caller, { action: 'gift.stopped', subject: gift.ending, details: { reason } });
  return answerGift(tx, gift.id, caller);
});

export const consoleResumeGift = writeAction('ConsoleGifts.resume', async (tx, input, caller) => {
  const gift = await held(tx, input.gift_id, caller);
  if (!gift) return fail('no_gift');
  if (gift.stopped_at === null) return fail('gift_not_stopped');
  await changeGift(tx, gift.id, { stopped_at: null, stop_reason: '' });
  await note(tx, caller, { action: 'gift.resumed', subject: gift.ending, details: {} });
  return answerGift(tx, gift.id, caller);
});

/** Sold by mistake: what was paid for it is given back by hand, on the day that it is. */
export const consoleReturnGift = writeAction('ConsoleGifts.give_back', async (tx, input, caller) => {
  const gift = await held(tx, input.gift_id, caller);
  if (!gift) return fail('no_gift');
  // Somebody else was quicker.
  if (gift.returned_at !== null && gift.balance === 0) return fail('gift_not_stopped');
  if (gift.balance !== gift.cents) return fail('gift_touched');
  if ((await heldOfGift(tx, gift.id)) > 0) return fail('gift_held');
  const { now } = caller;
  const { venueId } = teamMember(caller);
  const transfer = { giftId: gift.id, venueId, cents: gift.cents, transfer: `returned:${gift.id}`, now };
  await moveGift(tx, transfer, { from: 'gift', to: gift.paid_with === 'given' ? 'given' : 'sold' });
  await changeGift(tx, gift.id, { returned_at: now });
  const reason = input.reason.trim();
  const details = { reason, amount: formatCents(gift.cents), paid_with: gift.paid_with };
  await note(tx, caller, { action: 'gift.returned', subject: gift.ending, details });
  return answerGift(tx, gift.id, caller);
});
