import type { Reach } from '#server-parts';
import type { Caller } from '#callers/caller';
import { HOUR_MS, waitWords } from '@servery/domain/limits/pace';
import { isEmail } from '@servery/domain/checkout/contact';
import type { CallInput } from '@servery/contract/registry';
import { readEmail, readMobile } from '#actions/customer/account/account-key';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';

/** What is asked for, or what is wrong with it. Whether anybody is there is found out later, by who sends it. */
function wishOf(input: CallInput<'ForgotLogin'>, { brand }: Caller, reach: Reach) {
  if (input.login_type === 'email') {
    const email = readEmail(input.email);
    if (email === '') return fail('field_required', { field: 'email' });
    if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
    if (!reach.mail) return fail('reset_off');
    const notice = { template: 'reset-password' as const, brand: brand.code, email };
    return { ok: true as const, person: `${brand.code}:${email}`, notice };
  }
  if (input.mobile.trim() === '') return fail('field_required', { field: 'mobile' });
  const mobile = readMobile(input.mobile, input.mobile_metadata);
  if (mobile === undefined) return fail('phone_invalid', { field: 'mobile' });
  if (!reach.text) return fail('reset_off');
  const notice = { template: 'reset-pin' as const, brand: brand.code, mobile };
  return { ok: true as const, person: `${brand.code}:${mobile}`, notice };
}

export const forgotLogin = writeAction('ForgotLogin', ['reach'], async (tx, input, { caller, reach }) => {
  const wish = wishOf(input, caller, reach);
  if (!wish.ok) return wish;
  const sending = await sendNotice(tx, { notice: wish.notice, to: wish.person }, caller);
  return sending === 'sender-had-enough' ? fail('locked_out', { wait: waitWords(HOUR_MS) }) : answer({});
});
