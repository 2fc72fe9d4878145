import type { Tx } from '#db/database';
import { countTries, triesOf } from '#stores/counted-tries';

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
  const count = async (subject: string, most: number) => (await triesOf(tx, subject, { since, most })).length;
  if ((await count(address, PER_ADDRESS)) >= PER_ADDRESS) return 'address-had-enough';
  const enough = (await count(person, PER_PERSON)) >= PER_PERSON;
  await countTries(tx, enough ? [address] : [person, address], wish.now);
  return enough ? 'person-had-enough' : 'given';
}
