import { memoryOf, type Pace, waitLeft, waitWords } from '@servery/domain/limits/pace';
import type { Database, Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import {
  countTries,
  forgetTries,
  isKnownAddress,
  keepKnownAddress,
  lockSubjects,
  takeTriesBack,
  triesOf,
} from '#stores/counted-tries';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 3_600_000;

type Secret = 'password' | 'pin' | 'till_pin' | 'gift' | 'gift_online';

/** One address at one account. */
const HERE: Readonly<Record<Secret, readonly Pace[]>> = {
  password: [{ after: 6, windowMs: QUARTER_MS, waitMs: QUARTER_MS }],
  // Six digits are soon guessed by somebody patient.
  pin: [
    { after: 6, windowMs: QUARTER_MS, waitMs: QUARTER_MS },
    { after: 20, windowMs: DAY_MS, waitMs: DAY_MS },
  ],
  // Whoever stands at a till has a queue before them: they wait a moment, and never for long.
  till_pin: [
    { after: 5, windowMs: 5 * MINUTE_MS, waitMs: 30_000 },
    { after: 20, windowMs: 60 * MINUTE_MS, waitMs: 10 * MINUTE_MS },
  ],
  // Long enough that nobody guesses one; a whole food court may share an address.
  gift: [{ after: 10, windowMs: QUARTER_MS, waitMs: QUARTER_MS }],
  gift_online: [{ after: 10, windowMs: QUARTER_MS, waitMs: QUARTER_MS }],
};
/** All addresses together at one account: it slows guessing down, and keeps nobody out for long. */
const EVERYWHERE: Readonly<Record<Secret, readonly Pace[]>> = {
  password: [{ after: 20, windowMs: QUARTER_MS, waitMs: 10_000 }],
  pin: [{ after: 20, windowMs: DAY_MS, waitMs: 10 * MINUTE_MS }],
  till_pin: [{ after: 60, windowMs: DAY_MS, waitMs: 10 * MINUTE_MS }],
  gift: [{ after: 100, windowMs: DAY_MS, waitMs: MINUTE_MS }],
  // Anybody may type one there: who typed nonsense all day would keep everybody else from paying.
  gift_online: [],
};
/** One address at all accounts. */
const ADDRESS: readonly Pace[] = [{ after: 40, windowMs: QUARTER_MS, waitMs: QUARTER_MS }];

type Try = {
  secret: Secret;
  account: string;
  address: string;
  now: number;
  /** Where something else limits what comes from the address. */
  addressIsLimited?: true;
};
type Started = { ok: true; succeeded(): Promise<void> };
type Limited = { subject: string; paces: readonly Pace[] };

const hereSubject = (account: string, address: string): string => `account:${account}|${address}`;
const accountSubject = (account: string): string => `account:${account}`;

/** Where somebody has signed in before, guesses that others make elsewhere do not count. */
async function limitsOf(tx: Tx, attempt: Try): Promise<Limited[]> {
  const { secret, account, address } = attempt;
  const everywhere = EVERYWHERE[secret];
  const isFree = everywhere.length === 0 || (await isKnownAddress(tx, account, address));
  return [
    { subject: hereSubject(account, address), paces: HERE[secret] },
    ...(isFree ? [] : [{ subject: accountSubject(account), paces: everywhere }]),
    ...(attempt.addressIsLimited ? [] : [{ subject: `address:${address}`, paces: ADDRESS }]),
  ];
}

async function longestWait(tx: Tx, limits: readonly Limited[], now: number): Promise<number> {
  let longest = 0;
  for (const { subject, paces } of limits) {
    const { windowMs, most } = memoryOf(paces);
    const tries = await triesOf(tx, subject, { since: now - windowMs, most });
    longest = Math.max(longest, waitLeft(paces, tries, now));
  }
  return longest;
}

/**
 * Tries are limited per account and per address, whether or not the account exists. A try counts as failed until it
 * succeeded: guesses that are sent all at once are counted before the first is answered.
 */
export async function startTry(db: Database, attempt: Try): Promise<Started | Failure<'locked_out'>> {
  const { account, address, now } = attempt;
  const begun = await db.write(async (tx) => {
    const limits = await limitsOf(tx, attempt);
    const subjects = limits.map(({ subject }) => subject);
    await lockSubjects(tx, subjects);
    const wait = await longestWait(tx, limits, now);
    return wait > 0 ? wait : countTries(tx, subjects, now);
  });
  if (typeof begun === 'number') return fail('locked_out', { wait: waitWords(begun) });
  return {
    ok: true,
    succeeded: () =>
      db.write(async (tx) => {
        await takeTriesBack(tx, begun);
        await forgetTries(tx, hereSubject(account, address));
        await keepKnownAddress(tx, { account, address, seen_at: now });
      }),
  };
}

/** Who has proved who they are in another way may try again at once, from where they are. */
export async function forgiveTries(tx: Tx, account: string, address: string): Promise<void> {
  await forgetTries(tx, hereSubject(account, address));
  await forgetTries(tx, accountSubject(account));
}

/** Somebody who is known vouches for where they are: what others try elsewhere does not count there. */
export async function trustAddress(
  tx: Tx,
  account: string,
  { address, now }: { address: string; now: number },
): Promise<void> {
  await forgetTries(tx, hereSubject(account, address));
  await keepKnownAddress(tx, { account, address, seen_at: now });
}
