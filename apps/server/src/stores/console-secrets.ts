import type { Tx } from '#db/database';
import { endSessionsOfPerson } from '#stores/sessions';

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
  await endSessionsOfPerson(tx, userId);
}
