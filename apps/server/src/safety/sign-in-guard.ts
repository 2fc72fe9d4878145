import type { Database, Tx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import { failuresSince, forgetFailures, lockSubjects, recordFailure, takeFailuresBack } from '#stores/tries';

type Limit = { most: number; windowMs: number; wait: string };
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

const ADDRESS_LIMIT: Limit = { most: 40, windowMs: QUARTER_MS, wait: '15 minutes' };
const ACCOUNT_LIMITS: Readonly<Record<Secret, readonly Limit[]>> = {
  password: [{ most: 6, windowMs: QUARTER_MS, wait: '15 minutes' }],
  // Six digits are soon guessed by somebody patient.
  pin: [
    { most: 6, windowMs: QUARTER_MS, wait: '15 minutes' },
    { most: 20, windowMs: DAY_MS, wait: 'a day' },
  ],
};

type Secret = 'password' | 'pin';
/** Without an address where something else limits what comes from it. */
type Try = { secret: Secret; account: string; address: string | undefined; now: number };
type Started = { ok: true; succeeded(): Promise<void> };

const accountSubject = (account: string): string => `account:${account}`;
const addressSubject = (address: string): string => `address:${address}`;

async function exceeded(tx: Tx, attempt: Try): Promise<Limit | undefined> {
  const account = accountSubject(attempt.account);
  const { now, address } = attempt;
  for (const limit of ACCOUNT_LIMITS[attempt.secret])
    if ((await failuresSince(tx, account, now - limit.windowMs)) >= limit.most) return limit;
  if (address === undefined) return undefined;
  const fromHere = await failuresSince(tx, addressSubject(address), now - ADDRESS_LIMIT.windowMs);
  return fromHere >= ADDRESS_LIMIT.most ? ADDRESS_LIMIT : undefined;
}

/**
 * Tries are limited per account and per address, whether or not the account exists. A try counts as failed until it
 * succeeded: guesses that are sent all at once are counted before the first is answered.
 */
export async function startTry(db: Database, attempt: Try): Promise<Started | Failure<'locked_out'>> {
  const account = accountSubject(attempt.account);
  const subjects = attempt.address === undefined ? [account] : [account, addressSubject(attempt.address)];
  const begun = await db.write(async (tx) => {
    await lockSubjects(tx, subjects);
    const limit = await exceeded(tx, attempt);
    return limit ?? recordFailure(tx, subjects, attempt.now);
  });
  if (!Array.isArray(begun)) return fail('locked_out', { wait: begun.wait });
  return {
    ok: true,
    succeeded: () =>
      db.write(async (tx) => {
        await takeFailuresBack(tx, begun);
        await forgetFailures(tx, account);
      }),
  };
}

/** Who has proved who they are in another way may try again at once. */
export const forgiveTries = (tx: Tx, account: string): Promise<void> =>
  forgetFailures(tx, accountSubject(account));
