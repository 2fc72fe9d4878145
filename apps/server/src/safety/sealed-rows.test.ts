import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { columnPurpose, createSealer, type Sealer } from '#safety/seal';
import { refuseUnknownKeys, rotateSealed } from '#safety/sealed-rows';
import { addAccount } from '#stores/payment-accounts';
import { beginTotp, totpOf } from '#stores/second-steps';
import { inEachServery, type Servery } from '../../testing/servery.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

async function accountOf({ server, clock }: Servery, sealer: Sealer): Promise<string> {
  const id = randomUUID();
  const organisation_id = await server.db.read(async ({ q }) => {
    const { id } = await q.selectFrom('organisation').select('id').orderBy('id').executeTakeFirstOrThrow();
    return id;
  });
  await server.db.write((tx) =>
    addAccount(tx, {
      id,
      organisation_id,
      venue_id: null,
      method: `m${id}`,
      provider: 'paypal',
      name: 'PayPal',
      mode: 'sandbox',
      facts: '{}',
      secrets: sealer.seal('{"secret":"s"}', columnPurpose('payment_account', id, 'secrets')),
      version: 1,
      tested_at: null,
      test_result: '',
      created_at: clock.now,
      updated_at: clock.now,
      archived_at: clock.now,
    }),
  );
  return id;
}

const sealedOf = ({ server }: Servery, id: string) =>
  server.db.read(async ({ q }) => {
    const row = await q
      .selectFrom('payment_account')
      .select('secrets')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.secrets;
  });

inEachServery('sealed rows', (servery) => {
  test('a server without their key does not start, and says which key is missing', async () => {
    const sealer = createSealer([oldKey]);
    await accountOf(servery(), sealer);
    const { db } = servery().server;
    await expect(refuseUnknownKeys(db, sealer)).resolves.toBeUndefined();
    await expect(refuseUnknownKeys(db, createSealer([newKey, oldKey]))).resolves.toBeUndefined();
    const refused = refuseUnknownKeys(db, createSealer([newKey]));
    await expect(refused).rejects.toThrow(`sealed with another key (${sealer.keyId})`);
    await expect(refused).rejects.toThrow('Set SECRETS_KEY');
    await rotateSealed(db, createSealer([newKey, oldKey]));
  });

  test('are sealed anew with the first key, and what no key opens stays as it is', async () => {
    const { db } = servery().server;
    const [own, lost] = [createSealer([oldKey]), createSealer([randomBytes(32)])];
    const [ours, theirs] = [await accountOf(servery(), own), await accountOf(servery(), lost)];
    const before = await sealedOf(servery(), theirs);
    const both = createSealer([newKey, oldKey]);
    expect(await rotateSealed(db, both)).toEqual({ resealed: 1, lost: 1 });
    const after = createSealer([newKey]);
    const purpose = columnPurpose('payment_account', ours, 'secrets');
    expect(after.open(await sealedOf(servery(), ours), purpose)).toBe('{"secret":"s"}');
    expect(own.open(await sealedOf(servery(), ours), purpose)).toBeUndefined();
    expect(await sealedOf(servery(), theirs)).toBe(before);
    expect(await rotateSealed(db, both)).toEqual({ resealed: 0, lost: 1 });
  });

  test('of an authenticator app are sealed anew for the same person', async () => {
    const { db } = servery().server;
    const purpose = columnPurpose('totp', '2', 'secret');
    const sealed = createSealer([oldKey]).seal('an app', purpose);
    await db.write((tx) => beginTotp(tx, 2, { sealed, now: servery().clock.now }));
    const { resealed } = await rotateSealed(db, createSealer([newKey, oldKey]));
    expect(resealed).toBe(1);
    const held = await db.read((tx) => totpOf(tx, 2));
    expect(createSealer([newKey]).open(held?.sealed ?? '', purpose)).toBe('an app');
  });
});
