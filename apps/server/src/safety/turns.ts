import type { Tx } from '#db/database';
import { failuresSince, recordFailure } from '#stores/tries';

const HOUR_MS = 3_600_000;
const PER_PERSON = 3;
/** A whole food court may share one address. */
const PER_ADDRESS = 60;

export type Turn = 'given' | 'person-had-enough' | 'address-had-enough';

/** Whether a mail or a text may go to somebody now: so many an hour for each of them, and for whoever asks. */
export async function takeTurn(
  tx: Tx,
  wish: { what: string; person: string; address: string; now: number },
): Promise<Turn> {
  const person = `${wish.what}:person:${wish.person}`;
  const address = `${wish.what}:address:${wish.address}`;
  const since = wish.now - HOUR_MS;
  if ((await failuresSince(tx, address, since)) >= PER_ADDRESS) return 'address-had-enough';
  const enough = (await failuresSince(tx, person, since)) >= PER_PERSON;
  await recordFailure(tx, enough ? [address] : [person, address], wish.now);
  return enough ? 'person-had-enough' : 'given';
}
