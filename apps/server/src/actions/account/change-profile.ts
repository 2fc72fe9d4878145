import type { CallInput } from '@servery/contract/registry';
import type { Customer } from '@servery/contract/entities/customer';
import { profileProblems } from '@servery/domain/identity/profile';
import { readEmail, readMobile } from '#actions/account/account-key';
import { ownAccount } from '#actions/account/own-account';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { addNotice } from '#stores/jobs';
import { updateProfile } from '#stores/profile';
import { customerView } from '#views/customer';

function formOf(input: CallInput<'ChangeProfile'>, held: Customer) {
  const { name, email, mobile, birthday = '', gender = held.gender } = input;
  const country_code = input.mobile_metadata?.country_code?.toUpperCase() ?? held.country_code;
  return { name, email, mobile, birthday, gender, country_code };
}

/** A new address counts when the mail to it has been opened: nobody takes over somebody else's by typing it. */
export const changeProfile = writeAction('ChangeProfile', async (tx, input, context) => {
  const { now, reach } = context;
  const record = await ownAccount(tx, context);
  if (!record) return fail('members_only');
  const held = await customerView(tx, record.id, now);
  const form = formOf(input, held);
  const [problem] = profileProblems(form, held);
  if (problem) return fail(problem.code, { field: problem.field });
  const email = readEmail(form.email);
  const isNewEmail = email !== held.email;
  if (isNewEmail && !reach.mail) return fail('email_change_off', { field: 'email' });
  await updateProfile(tx, record.id, {
    name: form.name.trim(),
    mobile: readMobile(form.mobile, { country_code: form.country_code }) ?? held.mobile,
    birthday: form.birthday || held.birthday,
    gender: form.gender,
  });
  if (isNewEmail) await addNotice(tx, { template: 'new-email', customer_id: record.id, email }, now);
  return answer({
    customer: await customerView(tx, record.id, now),
    email_to_confirm: isNewEmail ? email : '',
  });
});
