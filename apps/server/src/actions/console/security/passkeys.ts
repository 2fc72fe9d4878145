import { hash } from 'node:crypto';
import { fail } from '@servery/domain/failure';
import { deviceWords } from '@servery/domain/identity/sign-ins';
import { answerSecurity, firstRecoveryCodes, noteChange } from '#actions/console/security/own';
import { teamMember } from '#callers/team-member';
import { ownAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { passwordProblem } from '#safety/confirm-password';
import { challengeIn, readRegistration } from '#safety/passkey';
import { addPasskey, passkeyByCredential, passkeysOf, removePasskey } from '#stores/passkeys';
import { dropRecoveryIfLast } from '#stores/second-steps';
import { mintToken, takeToken } from '#stores/tokens';

const MOST_PASSKEYS = 10;

/** The same for the same person, so that a device has one passkey of theirs; it tells nobody who they are. */
const userIdOf = (personId: number): string => hash('sha256', `servery person ${personId}`, 'base64url');

export const consoleStartPasskey = ownAction('ConsoleSecurity.start_passkey', async (db, input, caller) => {
  const problem = await passwordProblem(db, caller, input.password);
  if (problem) return problem;
  const { personId, email } = teamMember(caller);
  return db.write(async (tx) => {
    const held = await passkeysOf(tx, personId);
    if (held.length >= MOST_PASSKEYS) return fail('passkeys_full');
    return answer({
      challenge: await mintToken(tx, { purpose: 'new_passkey', personId, now: caller.now }),
      user_id: userIdOf(personId),
      user_name: email,
      credentials: held.map(({ credential_id: id }) => id),
    });
  });
});

export const consoleAddPasskey = writeAction('ConsoleSecurity.add_passkey', async (tx, input, caller) => {
  const { personId } = teamMember(caller);
  const { now, agent, host } = caller;
  const sent = {
    clientData: input.client_data,
    authenticatorData: input.authenticator_data,
    publicKey: input.public_key,
  };
  const challenge = challengeIn(sent.clientData, 'webauthn.create');
  const asked = await takeToken(tx, challenge, { purposes: ['new_passkey'], now });
  const passkey = readRegistration(sent, host);
  if (asked?.person_id !== personId || !passkey) return fail('passkey_wrong');
  if (await passkeyByCredential(tx, passkey.credentialId)) return fail('passkey_taken');
  const codes = await firstRecoveryCodes(tx, personId, async () => {
    await addPasskey(tx, passkey, { personId, name: deviceWords(agent), now });
  });
  await noteChange(tx, caller, 'person.passkey_added');
  return answerSecurity(tx, caller, codes);
});

export const consoleRemovePasskey = ownAction('ConsoleSecurity.remove_passkey', async (db, input, caller) => {
  const problem = await passwordProblem(db, caller, input.password);
  if (problem) return problem;
  const { personId } = teamMember(caller);
  return db.write(async (tx) => {
    if (!(await removePasskey(tx, personId, input.passkey_id))) return fail('two_step_off');
    await dropRecoveryIfLast(tx, personId);
    await noteChange(tx, caller, 'person.passkey_removed');
    return answerSecurity(tx, caller);
  });
});
