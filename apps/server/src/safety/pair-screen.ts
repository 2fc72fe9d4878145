import { fail, type Failure } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import { writeInSession } from '#callers/session';
import type { Database, Tx } from '#db/database';
import { startTry } from '#safety/sign-in-guard';
import { screenByCode, takeCode } from '#stores/screen-codes';
import type { ScreenRecord } from '#stores/screens';
import { endSessionsOfScreen } from '#stores/sessions';

type PairProblem = 'pair_wrong' | 'pair_expired' | 'pair_used' | 'locked_out';
type Paired<T, Code extends string> = { ok: true; value: T } | Failure<Code>;

/** What tries at codes of a realm are counted under. */
export const pairAccount = (realm: string): string => `pair:${realm}`;

type Typed = { realm: string; code: string; caller: Caller };

/**
 * A device becomes the screen whose code was typed at it, and whatever was that screen before is signed out. Tries are
 * counted as those at a PIN: by address, and slowed down over all of them.
 */
export async function pairScreen<T, Code extends string = never>(
  db: Database,
  { realm, code, caller }: Typed,
  signIn: (tx: Tx, screen: ScreenRecord) => Promise<Paired<T, Code>>,
): Promise<Paired<T, Code | PairProblem>> {
  const { address, now } = caller;
  const begun = await startTry(db, { secret: 'pin', account: pairAccount(realm), address, now });
  if (!begun.ok) return begun;
  const take = async (tx: Tx): Promise<Paired<T, Code | PairProblem>> => {
    const screen = await screenByCode(tx, realm, code);
    if (!screen) return fail('pair_wrong');
    if (screen.code_used_at > 0) return fail('pair_used');
    if (!(await takeCode(tx, screen, now))) return fail('pair_expired');
    await endSessionsOfScreen(tx, screen.id);
    if (caller.session?.screen_id === screen.id) caller.session = undefined;
    return signIn(tx, screen);
  };
  const paired = await writeInSession(db, caller, take);
  if (paired.ok) await begun.succeeded();
  return paired;
}
