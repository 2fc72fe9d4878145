import { HOUR_MS, waitWords } from '@servery/domain/limits/pace';
import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';

/** A number counts once a text to it has been opened. */
export const verifyMobile = writeAction('VerifyMobile', ['reach'], async (tx, _input, { caller, reach }) => {
  const owner = await ownAccount(tx, caller);
  if (!owner) return fail('members_only');
  const { id, mobile, brand_code } = owner;
  if (mobile === '') return fail('pin_needs_mobile');
  if (owner.mobile_verified_at !== null) return answer({});
  if (!reach.text) return fail('verify_off');
  const notice = { template: 'verify-mobile' as const, customer_id: id, mobile };
  const sending = await sendNotice(tx, { notice, to: `${brand_code}:${mobile}` }, caller);
  return sending === 'sender-had-enough' ? fail('locked_out', { wait: waitWords(HOUR_MS) }) : answer({});
});
