import { hash, randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFE_MS } from '@servery/domain/devices/screens';
import type { ReadTx, Tx } from '#db/database';
import { changeScreen, type ScreenRecord } from '#stores/screens';

/** A code belongs to its realm: anywhere else it is any six digits. */
const hashOf = (realm: string, code: string): string => hash('sha256', `${realm}:${code}`, 'base64url');

const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

async function byHash(tx: ReadTx, codeHash: string): Promise<ScreenRecord | undefined> {
  return tx.q.selectFrom('screen').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
}

const isLive = (screen: ScreenRecord, now: number): boolean =>
  screen.code_used_at === 0 && screen.code_expires_at > now && screen.removed_at === 0;

/** A code that no other screen of the realm waits for. The one that it had is worth nothing from here on. */
export async function giveCode(
  tx: Tx,
  screenId: number,
  { realm, now }: { realm: string; now: number },
): Promise<{ code: string; expiresAt: number }> {
  for (;;) {
    const code = newCode();
    const codeHash = hashOf(realm, code);
    const held = await byHash(tx, codeHash);
    if (held && isLive(held, now)) continue;
    if (held) await changeScreen(tx, held.id, { code_hash: null });
    const expiresAt = now + CODE_LIFE_MS;
    await changeScreen(tx, screenId, { code_hash: codeHash, code_expires_at: expiresAt, code_used_at: 0 });
    return { code, expiresAt };
  }
}

export async function screenByCode(
  tx: ReadTx,
  realm: string,
  code: string,
): Promise<ScreenRecord | undefined> {
  const found = await byHash(tx, hashOf(realm, code));
  return found?.removed_at === 0 ? found : undefined;
}

/** Takes a code up, once, whoever else types it at the same moment. */
export async function takeCode(tx: Tx, screen: ScreenRecord, now: number): Promise<boolean> {
  const taken = await tx.q
    .updateTable('screen')
    .set({ code_used_at: now, paired_at: now, seen_at: now })
    .where('id', '=', screen.id)
    .where('code_hash', '=', screen.code_hash)
    .where('code_used_at', '=', 0)
    .where('code_expires_at', '>', now)
    .where('removed_at', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
