import type { Caller } from '#callers/caller';
import { passwordProblem, pinProblem } from '@servery/domain/identity/secrets';
import { type SecretKind, trySecret } from '#actions/customer/account/confirm-owner';
import { endOtherSessions } from '#actions/customer/account/other-sessions';
import { ownAccount } from '#actions/customer/account/own-account';
import type { Database } from '#db/database';
import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { writeInSession } from '#callers/session';
import { isGuessable } from '#safety/guessable-password';
import { hashSecret } from '#safety/password';
import { type CustomerRecord, setCredential } from '#stores/people';
import { secretOf } from '#stores/profile';
import { dropTokensOf } from '#stores/tokens';
import { customerView } from '#queries/customer';

/** The new one holds from now on, here; everywhere else somebody has to sign in with it. */
async function store(
  db: Database,
  { kind, typed, owner }: { kind: SecretKind; typed: string; owner: CustomerRecord },
  caller: Caller,
) {
  const hash = await hashSecret(typed);
  return writeInSession(db, caller, async (tx) => {
    await setCredential(tx, owner.id, { kind, hash });
    await dropTokensOf(tx, owner.id);
    await endOtherSessions(tx, owner.id, caller);
    const notice = { template: 'changed' as const, customer_id: owner.id, secret: kind };
    await sendNotice(tx, { notice, to: `customer:${owner.id}` }, caller);
    return { ok: true, customer: await customerView(tx, owner.id, caller.now) };
  });
}

const find = (db: Database, caller: Caller, kind: SecretKind) =>
  db.read(async (tx) => {
    const owner = await ownAccount(tx, caller);
    return owner && { owner, hash: await secretOf(tx, owner.id, kind) };
  });

export const changePassword = ownAction('ChangePassword', async (db, input, caller) => {
  const { current_password: typed, new_password: wanted } = input;
  if (typed === '') return fail('field_required', { field: 'current_password' });
  const problem = passwordProblem(wanted, input.confirm_password);
  if (problem)
    return fail(problem.code, { field: problem.field === 'password' ? 'new_password' : 'confirm_password' });
  const found = await find(db, caller, 'password');
  if (!found) return fail('members_only');
  const { owner, hash } = found;
  if (hash === undefined) return fail('no_password');
  if (isGuessable(wanted, [caller.brand.name, owner.email, owner.name]))
    return fail('password_guessable', { field: 'new_password' });
  const tried = await trySecret(db, { kind: 'password', typed, hash, owner }, caller);
  if (!tried.ok) return tried;
  if (!tried.fits) return fail('password_wrong', { field: 'current_password' });
  await store(db, { kind: 'password', typed: wanted, owner }, caller);
  return answer({});
});

export const changePin = ownAction('ChangePin', async (db, input, caller) => {
  const problem = pinProblem(input.new_pin, input.confirm_pin);
  if (problem) return fail(problem.code, { field: problem.field === 'pin' ? 'new_pin' : 'confirm_pin' });
  const found = await find(db, caller, 'pin');
  if (!found) return fail('members_only');
  const { owner, hash } = found;
  if (owner.mobile === '') return fail('pin_needs_mobile');
  if (hash !== undefined) {
    const tried = await trySecret(db, { kind: 'pin', typed: input.old_pin, hash, owner }, caller);
    if (!tried.ok) return tried;
    if (!tried.fits) return fail('pin_wrong', { field: 'old_pin' });
  }
  const { customer } = await store(db, { kind: 'pin', typed: input.new_pin, owner }, caller);
  return answer({ customer });
});
