import type { Tx } from '#db/database';
import { endSession } from '#stores/sessions';

/** A new password ends the links for one, and every session of that person. */
export async function setConsolePassword(tx: Tx, userId: number, hash: string): Promise<void> {
  await tx.q
    .deleteFrom('credential')
    .where('person_id', '=', userId)
    .where('kind', '=', 'password')
    .execute();
  await tx.q
    .insertInto('credential')
    .values({ customer_id: null, person_id: userId, kind: 'password', hash })
    .execute();
  await tx.q
    .deleteFrom('one_time_token')
    .where('person_id', '=', userId)
    .where('purpose', '=', 'console')
    .execute();
  const open = await tx.q
    .selectFrom('session')
    .select('id')
    .where('person_id', '=', userId)
    .where('expires_at', '>', 0)
    .execute();
  for (const { id } of open) await endSession(tx, id);
}
