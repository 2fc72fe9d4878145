import type { Database } from '#db/database';
import { fail, type Failure } from '#http/answer';
import { failuresSince, forgetFailures, recordFailure } from '#stores/people';

const WINDOW_MS = 15 * 60_000;
const PER_ACCOUNT = 6;
const PER_ADDRESS = 40;

type Try = { account: string; address: string; now: number };
const subjects = ({ account, address }: Try) => ({
  account: `account:${account}`,
  address: `address:${address}`,
});

/** Tries are limited per account and per address, whether or not the account exists. */
export async function lockedOut(db: Database, attempt: Try): Promise<Failure<'locked_out'> | undefined> {
  const since = attempt.now - WINDOW_MS;
  const { account, address } = subjects(attempt);
  const tooMany = await db.read(
    async (tx) =>
      (await failuresSince(tx, account, since)) >= PER_ACCOUNT ||
      (await failuresSince(tx, address, since)) >= PER_ADDRESS,
  );
  return tooMany ? fail('locked_out', { minutes: WINDOW_MS / 60_000 }) : undefined;
}

export async function countFailure(db: Database, attempt: Try): Promise<void> {
  const { account, address } = subjects(attempt);
  await db.write((tx) => recordFailure(tx, [account, address], attempt.now));
}

export async function clearFailures(db: Database, attempt: Try): Promise<void> {
  await db.write((tx) => forgetFailures(tx, subjects(attempt).account));
}
