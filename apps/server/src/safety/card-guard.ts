import { hash } from 'node:crypto';
import { waitWords } from '@servery/domain/limits/pace';
import { CARD_MEMORY, type CardTarget, cardWait } from '@servery/domain/payments/card-velocity';
import type { Database, Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { countTries, lockSubjects, takeTriesBack, triesOf } from '#stores/counted-tries';

export type CardTry = {
  sessionId: number;
  address: string;
  /** 0 where no venue is paid. */
  venueId: number;
  /** Whose account is asked; null for the installation's, which venues share without knowing each other. */
  accountId: string | null;
  /** The same for the same card, whoever sends it; empty where the provider does not say. */
  print: string;
  /** At a kiosk or a till: a queue of people with one session. */
  inVenue: boolean;
  now: number;
};
type Started = { ok: true; accepted(): Promise<void> };

/** A card is recognised without being known: of its number nothing but this is stored. */
const printSubject = (print: string, accountId: string | null): string =>
  `card:print:${hash('sha256', accountId === null ? print : `${accountId} ${print}`, 'base64url')}`;

/** Who is being tried out: an account with all its venues, or one venue of the installation's. */
const paidSubject = ({ venueId, accountId }: CardTry): string | undefined => {
  if (accountId !== null) return `card:account:${accountId}`;
  return venueId === 0 ? undefined : `card:venue:${venueId}`;
};

const subjectsOf = (attempt: CardTry): Record<CardTarget, string | undefined> => ({
  session: `card:session:${attempt.sessionId}`,
  address: `card:address:${attempt.address}`,
  venue: paidSubject(attempt),
  card: attempt.print === '' ? undefined : printSubject(attempt.print, attempt.accountId),
});

async function begin(tx: Tx, attempt: CardTry): Promise<{ wait: number } | { counted: number[] }> {
  const { now, inVenue } = attempt;
  const { venue, ...own } = subjectsOf(attempt);
  const known = (subjects: readonly (string | undefined)[]) =>
    subjects.filter((subject) => subject !== undefined);
  await lockSubjects(tx, known(Object.values(own)));
  const tries = { session: [], address: [], venue: [], card: [] } as Record<CardTarget, number[]>;
  const memory = { since: now - CARD_MEMORY.windowMs, most: CARD_MEMORY.most };
  for (const [target, subject] of Object.entries({ ...own, venue }))
    if (subject !== undefined) tries[target as CardTarget] = await triesOf(tx, subject, memory);
  const wait = cardWait(tries, { inVenue }, now);
  if (wait > 0) return { wait };
  // What a till does is not held against the guests around it, either.
  const counting = inVenue ? [own.session, own.card] : [own.session, own.card, own.address, venue];
  return { counted: await countTries(tx, known(counting), now) };
}

/** Declined cards are rationed. A try counts as declined until it was accepted, so that none are sent side by side. */
export async function startCardTry(db: Database, attempt: CardTry): Promise<Started | Failure<'card_wait'>> {
  const begun = await db.write((tx) => begin(tx, attempt));
  if ('wait' in begun) return fail('card_wait', { wait: waitWords(begun.wait) });
  return { ok: true, accepted: () => db.write((tx) => takeTriesBack(tx, begun.counted)) };
}
