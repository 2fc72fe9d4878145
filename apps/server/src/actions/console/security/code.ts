import { fail } from '@servery/domain/failure';
import { answerSecurity, firstRecoveryCodes, noteChange } from '#actions/console/security/own';
import { teamMember } from '#callers/team-member';
import { ownAction, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { passwordProblem } from '#safety/confirm-password';
import { beginApp, freshRecoveryCodes, isFirstCode } from '#safety/second-step';
import { startTry } from '#safety/sign-in-guard';
import { totpUri } from '#safety/totp';
import { confirmTotp, dropRecoveryIfLast, removeTotp, secondStepsOf } from '#stores/second-steps';
import { endSessionsOfPerson } from '#stores/sessions';
import { lockTillsOf } from '#stores/till-people';

const ISSUER = 'Servery';

export const consoleSecurity = readAction('ConsoleSecurity', (tx, _input, caller) =>
  answerSecurity(tx, caller),
);

export const consoleStartCode = ownAction(
  'ConsoleSecurity.start_code',
  ['payments'],
  async (db, input, { caller, payments: { sealer } }) => {
    const problem = await passwordProblem(db, caller, input.password);
    if (problem) return problem;
    const { personId, email } = teamMember(caller);
    return db.write(async (tx) => {
      if ((await secondStepsOf(tx, [personId])).get(personId)?.code) return fail('app_on');
      const secret = await beginApp(tx, personId, { sealer, now: caller.now });
      return answer({ secret, uri: totpUri(secret, { issuer: ISSUER, email }) });
    });
  },
);

export const consoleConfirmCode = ownAction(
  'ConsoleSecurity.confirm_code',
  ['payments'],
  async (db, { code }, { caller, payments: { sealer } }) => {
    const { personId } = teamMember(caller);
    const { address, now } = caller;
    const begun = await startTry(db, { secret: 'pin', account: `console-code:${personId}`, address, now });
    if (!begun.ok) return begun;
    const said = await db.write(
      async (tx) => {
        if (!(await isFirstCode(tx, personId, { code, sealer, now })))
          return fail('wrong_code', { field: 'code' });
        const codes = await firstRecoveryCodes(tx, personId, () => confirmTotp(tx, personId, now));
        await noteChange(tx, caller, 'person.code_added');
        return answerSecurity(tx, caller, codes);
      },
      ({ ok }) => ok,
    );
    if (said.ok) await begun.succeeded();
    return said;
  },
);

export const consoleStopCode = ownAction('ConsoleSecurity.stop_code', async (db, input, caller) => {
  const problem = await passwordProblem(db, caller, input.password);
  if (problem) return problem;
  const { personId } = teamMember(caller);
  return db.write(async (tx) => {
    const steps = await secondStepsOf(tx, [personId]);
    if (!steps.get(personId)?.code) return fail('two_step_off');
    await removeTotp(tx, personId);
    await dropRecoveryIfLast(tx, personId);
    await noteChange(tx, caller, 'person.code_removed');
    return answerSecurity(tx, caller);
  });
});

export const consoleRecoveryCodes = ownAction('ConsoleSecurity.recovery_codes', async (db, input, caller) => {
  const problem = await passwordProblem(db, caller, input.password);
  if (problem) return problem;
  const { personId } = teamMember(caller);
  return db.write(async (tx) => {
    if (!(await secondStepsOf(tx, [personId])).has(personId)) return fail('two_step_off');
    const codes = await freshRecoveryCodes(tx, personId);
    await noteChange(tx, caller, 'person.recovery_codes');
    return answerSecurity(tx, caller, codes);
  });
});

/** Sessions and what they follow end with this transaction; on a till they are asked for their PIN again. */
export const consoleSignOutOthers = writeAction(
  'ConsoleSecurity.sign_out_others',
  async (tx, _input, caller) => {
    const { personId } = teamMember(caller);
    await endSessionsOfPerson(tx, personId, caller.session?.id);
    await lockTillsOf(tx, personId);
    return answerSecurity(tx, caller);
  },
);
