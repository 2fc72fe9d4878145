import { fail } from '@servery/domain/failure';
import { enter } from '#actions/console/session/enter';
import { writeInSession } from '#callers/session';
import { signInFrom } from '#callers/sign-in-from';
import { ownAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { challengeIn, counterOf } from '#safety/passkey';
import { startTry } from '#safety/sign-in-guard';
import { notePasskeyUse, passkeyByCredential, passkeysOf } from '#stores/passkeys';
import { keepFailedTry } from '#stores/sign-ins';
import { findPerson } from '#stores/team';
import { mintToken, openToken, takeToken } from '#stores/tokens';

/** What a passkey is to sign. Which ones there are is told only to somebody whose password was right. */
export const consolePasskeyChallenge = writeAction('ConsoleLogin.challenge', async (tx, input, { now }) => {
  const { token } = input;
  const held = token === undefined ? undefined : await openToken(tx, token, { purpose: 'second_step', now });
  if (token !== undefined && !held?.person_id) return fail('second_step_over');
  const credentials = held?.person_id ? await passkeysOf(tx, held.person_id) : [];
  return answer({
    challenge: await mintToken(tx, { purpose: 'passkey', now }),
    credentials: credentials.map(({ credential_id: id }) => id),
  });
});

/** In the place of the password, or after it: the device has asked for a PIN, a finger or a face itself. */
export const consolePasskeyLogin = ownAction('ConsoleLogin.passkey', async (db, input, caller) => {
  const { now, address } = caller;
  const passkey = await db.read((tx) => passkeyByCredential(tx, input.credential_id));
  const account = `console-passkey:${passkey?.id ?? 0}`;
  const begun = await startTry(db, { secret: 'password', account, address, now });
  if (!begun.ok) return begun;
  const sent = {
    clientData: input.client_data,
    authenticatorData: input.authenticator_data,
    signature: input.signature,
  };
  const said = await writeInSession(db, caller, async (tx) => {
    const challenge = challengeIn(sent.clientData, 'webauthn.get');
    if (!(await takeToken(tx, challenge, { purposes: ['passkey'], now }))) return fail('passkey_wrong');
    // It may have been removed meanwhile.
    const held = await passkeyByCredential(tx, input.credential_id);
    const counter = held && counterOf(sent, { ...held, publicKey: held.public_key });
    const person = held && (await findPerson(tx, held.person_id));
    if (!person || counter === undefined) return fail('passkey_wrong');
    await notePasskeyUse(tx, held.id, { counter, now });
    return enter(tx, caller, { person, way: 'passkey' });
  });
  if (said.ok) await begun.succeeded();
  else if (said.code === 'passkey_wrong' && passkey) {
    const tried = { ...signInFrom(caller), personId: passkey.person_id, outcome: 'wrong_passkey' } as const;
    await db.write((tx) => keepFailedTry(tx, tried));
  }
  return said;
});
