import type { ReadTx, Tx } from '#db/database';

/** An app that is being set up, in the place of one that never was finished. */
export async function beginTotp(
  tx: Tx,
  personId: number,
  { sealed, now }: { sealed: string; now: number },
): Promise<void> {
  await tx.q
    .insertInto('totp')
    .values({ person_id: personId, secret: sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ secret: sealed, created_at: now, last_step: 0 })
        .where('totp.confirmed_at', '=', 0),
    )
    .execute();
}

type TotpRecord = { sealed: string; confirmedAt: number };

export async function totpOf(tx: ReadTx, personId: number): Promise<TotpRecord | undefined> {
  return tx.q
    .selectFrom('totp')
    .select(['secret as sealed', 'confirmed_at as confirmedAt'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Uses a code up: whether it, or a later one, was not used before. */
export async function takeStep(tx: Tx, personId: number, step: number): Promise<boolean> {
  const row = await tx.q
    .updateTable('totp')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmTotp(tx: Tx, personId: number, now: number): Promise<void> {
  await tx.q.updateTable('totp').set({ confirmed_at: now }).where('person_id', '=', personId).execute();
}

export async function removeTotp(tx: Tx, personId: number): Promise<void> {
  await tx.q.deleteFrom('totp').where('person_id', '=', personId).execute();
}

/** New ones in the place of those before. */
export async function putRecoveryCodes(tx: Tx, personId: number, hashes: readonly string[]): Promise<void> {
  await tx.q.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await tx.q
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ hash, person_id: personId })))
    .execute();
}

export async function takeRecoveryCode(tx: Tx, personId: number, hash: string): Promise<boolean> {
  const row = await tx.q
    .deleteFrom('recovery_code')
    .where('hash', '=', hash)
    .where('person_id', '=', personId)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function recoveryCodesLeft(tx: ReadTx, personId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('recovery_code')
    .select((of) => of.fn.countAll<number>().as('left'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.left;
}

/** How each of these people can take a second step; who is not in it has none. */
export async function secondStepsOf(
  tx: ReadTx,
  people: readonly number[],
): Promise<ReadonlyMap<number, { code: boolean; passkey: boolean }>> {
  if (people.length === 0) return new Map();
  const apps = await tx.q
    .selectFrom('totp')
    .select('person_id')
    .where('person_id', 'in', people)
    .where('confirmed_at', '>', 0)
    .execute();
  const keys = await tx.q
    .selectFrom('passkey')
    .select('person_id')
    .distinct()
    .where('person_id', 'in', people)
    .execute();
  const [withApp, withKey] = [apps, keys].map((rows) => new Set(rows.map((row) => row.person_id)));
  return new Map(
    people
      .filter((id) => withApp?.has(id) || withKey?.has(id))
      .map((id) => [id, { code: withApp?.has(id) ?? false, passkey: withKey?.has(id) ?? false }]),
  );
}

/** Whoever has lost their last one signs in with the password alone again; what was left to recover by is worth nothing. */
export async function dropRecoveryIfLast(tx: Tx, personId: number): Promise<void> {
  const steps = await secondStepsOf(tx, [personId]);
  if (!steps.has(personId))
    await tx.q.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
}

/** For somebody who has lost everything. */
export async function removeSecondSteps(tx: Tx, personId: number): Promise<void> {
  for (const table of ['totp', 'passkey', 'recovery_code'] as const)
    await tx.q.deleteFrom(table).where('person_id', '=', personId).execute();
}

export async function requireSecondStep(tx: Tx, organisationId: number, isRequired: boolean): Promise<void> {
  await tx.q
    .updateTable('organisation')
    .set({ two_step: isRequired ? 1 : 0 })
    .where('id', '=', organisationId)
    .execute();
}

export async function requiresSecondStep(tx: ReadTx, organisationId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('organisation')
    .select('two_step')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  return row?.two_step === 1;
}
