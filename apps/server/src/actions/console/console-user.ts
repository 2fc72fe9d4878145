import type { ConsoleCapability } from '@servery/contract/entities/board';
import { roleCan } from '@servery/domain/people/roles';
import type { ReadTx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail, type Failure } from '@servery/domain/failure';
import { type ConsoleUserRecord, findConsoleUser } from '#stores/people';

/** The venue user behind the session, if they may do this. */
export async function consoleUser(
  tx: ReadTx,
  caller: Caller,
  capability: ConsoleCapability,
): Promise<{ ok: true; user: ConsoleUserRecord } | Failure<'signed_out' | 'forbidden'>> {
  const id = caller.session?.console_user_id;
  const user = id ? await findConsoleUser(tx, id) : undefined;
  // A session is for the venue that it was made for: who works elsewhere now signs in again.
  if (!user || user.venue_id !== caller.session?.venue_id) return fail('signed_out');
  return roleCan(user.role, capability) ? { ok: true, user } : fail('forbidden');
}
