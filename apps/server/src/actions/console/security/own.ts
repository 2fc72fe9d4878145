import type { Security } from '@servery/contract/entities/security';
import type { DeedName } from '@servery/domain/audit/deeds';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { answer } from '#http/answer';
import { freshRecoveryCodes } from '#safety/second-step';
import { passkeysOf } from '#stores/passkeys';
import { recoveryCodesLeft, requiresSecondStep, secondStepsOf, totpOf } from '#stores/second-steps';
import { endSessionsOfPerson } from '#stores/sessions';
import { signInsOfPerson } from '#stores/sign-ins';
import { signInView } from '#views/sign-ins';

const seconds = (ms: number): number => Math.floor(ms / 1000);

async function ownSecurity(tx: ReadTx, caller: Caller, codes: string[]): Promise<Security> {
  const { personId, organisationId } = teamMember(caller);
  const steps = await secondStepsOf(tx, [personId]);
  const app = await totpOf(tx, personId);
  const passkeys = await passkeysOf(tx, personId);
  return {
    two_step: steps.has(personId) ? 1 : 0,
    required: (await requiresSecondStep(tx, organisationId)) ? 1 : 0,
    code_since: seconds(app?.confirmedAt ?? 0),
    codes_left: await recoveryCodesLeft(tx, personId),
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created: seconds(created_at),
      used: seconds(used_at),
    })),
    sign_ins: (await signInsOfPerson(tx, personId)).map(signInView),
    recovery_codes: codes,
  };
}

export const answerSecurity = async (tx: ReadTx, caller: Caller, codes: string[] = []) =>
  answer(await ownSecurity(tx, caller, codes));

/** After every change of how somebody signs in: whoever else was in as them is out. */
export async function noteChange(tx: Tx, caller: Caller, action: DeedName): Promise<void> {
  const { personId, email } = teamMember(caller);
  await endSessionsOfPerson(tx, personId, caller.session?.id);
  await note(tx, caller, { action, subject: email, details: {} });
}

/** With somebody's first second step come the codes for when it is lost. */
export async function firstRecoveryCodes(
  tx: Tx,
  personId: number,
  add: () => Promise<void>,
): Promise<string[]> {
  const had = (await secondStepsOf(tx, [personId])).has(personId);
  await add();
  return had ? [] : freshRecoveryCodes(tx, personId);
}
