import type { Reach } from '#server-parts';
import type { Caller } from '#callers/caller';
import { HOUR_MS, waitWords } from '@servery/domain/limits/pace';
import type { CallInput } from '@servery/contract/registry';
import type { Customer } from '@servery/contract/entities/customer';
import { profileProblems } from '@servery/domain/identity/profile';
import { readEmail, readMobile } from '#actions/customer/account/account-key';
import { confirmOwner } from '#actions/customer/account/confirm-owner';
import { ownAccount } from '#actions/customer/account/own-account';
import type { ReadTx, Tx } from '#db/database';
import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { changeMobile } from '#stores/mobiles';
import type { CustomerRecord } from '#stores/people';
import { updateProfile } from '#stores/profile';
import { dropTokensOf } from '#stores/tokens';
import { customerView } from '#queries/customer';

type Input = CallInput<'ChangeProfile'>;
type Wanted = { name: string; email: string; mobile: string; birthday: string; gender: string };

function formOf(input: Input, held: Customer) {
  const { name, email, mobile, birthday = '', gender = held.gender } = input;
  const country_code = input.mobile_metadata?.country_code?.toUpperCase() ?? held.country_code;
  return { name, email, mobile, birthday, gender, country_code };
}

/** What shall be stored, or what is wrong with it. */
async function read(tx: ReadTx, input: Input, by: { caller: Caller; reach: Reach }) {
  const { caller, reach } = by;
  const owner = await ownAccount(tx, caller);
  if (!owner) return fail('members_only');
  const held = await customerView(tx, owner.id, caller.now);
  const form = formOf(input, held);
  const [problem] = profileProblems(form, held);
  if (problem) return fail(problem.code, { field: problem.field });
  const wanted: Wanted = {
    name: form.name.trim(),
    email: readEmail(form.email),
    mobile: readMobile(form.mobile, { country_code: form.country_code }) ?? held.mobile,
    birthday: form.birthday || held.birthday,
    gender: form.gender,
  };
  const isNewEmail = wanted.email !== held.email;
  if (isNewEmail && !reach.mail) return fail('email_change_off', { field: 'email' });
  return { ok: true, owner, wanted, isNewEmail } as const;
}

/** The old address was put back: the mail to the other opens nothing any more. */
async function takeBackEmail(tx: Tx, customerId: number): Promise<void> {
  await dropTokensOf(tx, customerId, ['email']);
  await updateProfile(tx, customerId, { new_email: '' });
}

/** Of several new addresses only the last counts, and only once its mail has been opened: nobody takes over somebody else's by typing it. */
async function askForEmail(
  tx: Tx,
  { owner, email }: { owner: CustomerRecord; email: string },
  caller: Caller,
) {
  await dropTokensOf(tx, owner.id, ['email']);
  await updateProfile(tx, owner.id, { new_email: email });
  const notice = { template: 'new-email' as const, customer_id: owner.id, email };
  return sendNotice(tx, { notice, to: `${owner.brand_code}:${email}` }, caller);
}

export const changeProfile = ownAction('ChangeProfile', ['reach'], async (db, input, { caller, reach }) => {
  const { now } = caller;
  const first = await db.read((tx) => read(tx, input, { caller, reach }));
  if (!first.ok) return first;
  if (first.isNewEmail) {
    const { owner } = first;
    const confirmed = await confirmOwner(db, { owner, typed: input.current_password }, caller);
    if (!confirmed.ok) return confirmed;
  }
  return db.write(
    async (tx) => {
      const again = await read(tx, input, { caller, reach });
      if (!again.ok) return again;
      const { owner, wanted, isNewEmail } = again;
      const { name, birthday, gender, mobile, email } = wanted;
      await updateProfile(tx, owner.id, { name, birthday, gender });
      if (mobile !== owner.mobile) await changeMobile(tx, owner.id, mobile);
      if (!isNewEmail && owner.new_email !== '') await takeBackEmail(tx, owner.id);
      const sending = isNewEmail ? await askForEmail(tx, { owner, email }, caller) : 'sent';
      if (sending === 'sender-had-enough') return fail('locked_out', { wait: waitWords(HOUR_MS) });
      const email_to_confirm = isNewEmail ? email : '';
      return answer({ customer: await customerView(tx, owner.id, now), email_to_confirm });
    },
    (said) => said.ok,
  );
});
