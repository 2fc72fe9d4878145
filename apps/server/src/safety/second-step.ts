import type { WayIn } from '@servery/domain/identity/sign-ins';
import type { Tx } from '#db/database';
import { newRecoveryCodes, recoveryHash } from '#safety/recovery-codes';
import { columnPurpose, type Sealer } from '#safety/seal';
import { newTotpSecret, stepOfCode } from '#safety/totp';
import { beginTotp, putRecoveryCodes, takeRecoveryCode, takeStep, totpOf } from '#stores/second-steps';

type With = { sealer: Sealer; now: number };

const sealedFor = (personId: number): string => columnPurpose('totp', String(personId), 'secret');

/** The secret of a new authenticator app, told this once. */
export async function beginApp(tx: Tx, personId: number, { sealer, now }: With): Promise<string> {
  const secret = newTotpSecret();
  await beginTotp(tx, personId, { sealed: sealer.seal(secret, sealedFor(personId)), now });
  return secret;
}

/** Whether a code of the app is right, and used for the first time. */
async function takeCode(tx: Tx, personId: number, entry: With & { code: string; sealed: string }) {
  const secret = entry.sealer.open(entry.sealed, sealedFor(personId));
  const step = secret === undefined ? undefined : stepOfCode(secret, entry.code, entry.now);
  return step !== undefined && takeStep(tx, personId, step);
}

const typedCode = (typed: string): string => typed.replaceAll(/\s/g, '');

/** The first code of an app that is being set up. */
export async function isFirstCode(
  tx: Tx,
  personId: number,
  { code, ...by }: With & { code: string },
): Promise<boolean> {
  const held = await totpOf(tx, personId);
  if (!held || held.confirmedAt > 0) return false;
  return takeCode(tx, personId, { ...by, code: typedCode(code), sealed: held.sealed });
}

/** What somebody has taken the second step with: a code of their app, or one of those that they keep for the worst. */
export async function takeSecondStep(
  tx: Tx,
  personId: number,
  { code, ...by }: With & { code: string },
): Promise<Extract<WayIn, 'code' | 'recovery_code'> | undefined> {
  const held = await totpOf(tx, personId);
  if (held && held.confirmedAt > 0) {
    const right = await takeCode(tx, personId, { ...by, code: typedCode(code), sealed: held.sealed });
    if (right) return 'code';
  }
  return (await takeRecoveryCode(tx, personId, recoveryHash(code))) ? 'recovery_code' : undefined;
}

/** Told once, and in the place of those before. */
export async function freshRecoveryCodes(tx: Tx, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await putRecoveryCodes(tx, personId, codes.map(recoveryHash));
  return codes;
}
