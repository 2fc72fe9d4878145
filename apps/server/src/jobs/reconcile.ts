import { localDate } from '@servery/domain/hours/availability';
import { hoursOf } from '@servery/domain/hours/day';
import { localDateTime } from '@servery/domain/hours/times';
import { type Difference, differencesIn, type Listed, settledIn } from '@servery/domain/payments/reconcile';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import type { ServerParts } from '#server-parts';
import type { Payments } from '#payments/payments';
import { listingProviders, portOf } from '#payments/ports';
import type { Lister } from '#providers/listing';
import { booksOf } from '#stores/books';
import { caseKey, closeVanished, openCase } from '#stores/cases';
import { type AccountRecord, accountsPaidSince, findAccount } from '#stores/payment-accounts';
import { venueOfPaymentId } from '#stores/payment-ids';
import {
  type AccountOwner,
  type AskedCheck,
  endCheck,
  INSTALLATION,
  isPaidThrough,
  isStillAsked,
  mainVenue,
  noteVenues,
  type VenueCount,
  wantCheck,
  WHOLE_ACCOUNT,
} from '#stores/reconciliations';

const payload = z
  .object({
    day: z.string(),
    method: z.string(),
    venue_id: z.number().default(0),
    account_id: z.string().default(INSTALLATION),
    asked_at: z.number(),
  })
  .transform(({ day, method, ...it }): AskedCheck => ({
    day,
    method,
    venueId: it.venue_id,
    accountId: it.account_id,
    askedAt: it.asked_at,
  }));
/** A payment and its entry at the provider may lie on either side of midnight: customers take their time to agree. */
const MARGIN_MS = 3 * 3_600_000;
/** By then every provider has listed the day before. */
const BY_NIGHT = '05:00';
/** A day is compared in parts, so that no more of it has to be held at once. */
const PART_MS = 6 * 3_600_000;

type Span = { from: number; to: number };

const partsOf = ({ from, to }: Span): Span[] =>
  from >= to
    ? []
    : Array.from({ length: Math.ceil((to - from) / PART_MS) }, (_, at) => ({
        from: from + at * PART_MS,
        to: Math.min(from + (at + 1) * PART_MS, to),
      }));

/** What was paid at a provider that is not configured any more is missing from no list. */
function coveredBy(
  { covers = () => true }: Lister,
  { charges, refunds }: Awaited<ReturnType<typeof booksOf>>,
) {
  const here = charges.filter(({ reference }) => covers(reference));
  const ids = new Set(here.map(({ id }) => id));
  return { charges: here, refunds: refunds.filter(({ attemptId }) => ids.has(attemptId)) };
}

type Venue = { id: number; zone: string };
type Comparing = { check: AskedCheck; listing: Lister; main: Venue; owner: AccountOwner };

/** Of a list over the whole account, what is a venue's own: asked for under its ids, or known to its books. */
function ownEntries(listed: readonly Listed[], books: Awaited<ReturnType<typeof booksOf>>, venueId: number) {
  const known = new Set(
    [...books.charges, ...books.refunds].flatMap((it) =>
      'captureReference' in it ? [it.reference, it.captureReference] : [it.reference],
    ),
  );
  return listed.filter(
    ({ ours, reference }) => venueOfPaymentId(ours) === venueId || (reference !== '' && known.has(reference)),
  );
}

/** What differs in one part of the day, and how many entries of each venue were looked at. */
async function comparePart(
  span: Span,
  { check, listing, main }: Omit<Comparing, 'owner'>,
  { db }: ServerParts,
) {
  // What is nobody's belongs to the first venue, so that its comparison looks at everything.
  const venueId = check.venueId === main.id ? WHOLE_ACCOUNT : check.venueId;
  const wide = { from: span.from - MARGIN_MS, to: span.to + MARGIN_MS };
  const booked = (listed: readonly Listed[]) =>
    db.read((tx) => booksOf(tx, check.method, { span: wide, listed, venueId, accountId: check.accountId }));
  const ours = await booked([]);
  const said = await listing.list(wide);
  if (said.is === 'silent') throw new Error(said.why);
  const books = await booked(said.entries);
  const listed = venueId === WHOLE_ACCOUNT ? said.entries : ownEntries(said.entries, books, venueId);
  const found = differencesIn({ ...books, listed, span, before: settledIn(coveredBy(listing, ours)) });
  const looked = [...books.charges, ...books.refunds].filter(({ at }) => at >= span.from && at < span.to);
  return { found, looked: looked.map(({ venueId }) => venueId) };
}

/** Whose difference it is: the payment's venue, the one that its id names, or the first for what is nobody's. */
async function ownersOf(
  tx: ReadTx,
  found: readonly Difference[],
  { main, owner }: Pick<Comparing, 'main' | 'owner'>,
) {
  const owned: (Difference & { venueId: number })[] = [];
  for (const it of found) {
    const named = it.venueId ?? venueOfPaymentId(it.ours);
    const isOurs =
      named !== undefined && (it.venueId !== undefined || (await isPaidThrough(tx, named, owner)));
    owned.push({ ...it, venueId: isOurs ? named : main.id });
  }
  return owned;
}

function countByVenue(looked: readonly number[], found: readonly { venueId: number }[]) {
  const counts = new Map<number, VenueCount>();
  const of = (id: number): VenueCount => {
    const held = counts.get(id) ?? { checked: 0, found: 0 };
    counts.set(id, held);
    return held;
  };
  for (const id of looked) of(id).checked += 1;
  for (const { venueId } of found) of(venueId).found += 1;
  return counts;
}

/**
 * Compares a day with what a provider says of it, for one venue or for the whole account. Each difference opens one
 * case, once, whoever finds it again: cut short, it can begin anew.
 */
async function compare(check: AskedCheck, parts: ServerParts): Promise<void> {
  const { day, method } = check;
  const accountId = check.accountId === INSTALLATION ? null : check.accountId;
  const { listing, main, owner } = await parts.db.read(async (tx) => {
    const account = accountId === null ? undefined : await findAccount(tx, accountId);
    const ports = await parts.payments.of(tx, { account_id: accountId });
    return {
      owner: account,
      listing: portOf(ports, method)?.listing,
      main: await mainVenue(tx, account),
    };
  });
  if (!listing || !main) return;
  const now = parts.clock();
  const hours = hoursOf(day, main.zone);
  const span = { from: hours.from, to: Math.min(hours.to, now - listing.lagMs) };
  const [found, looked]: [Difference[], number[]] = [[], []];
  for (const part of partsOf(span)) {
    const compared = await comparePart(part, { check, listing, main }, parts);
    found.push(...compared.found);
    looked.push(...compared.looked);
  }
  await parts.db.write(async (tx) => {
    const venueId = check.venueId === WHOLE_ACCOUNT ? undefined : check.venueId;
    const isOwn = (id: number): boolean => venueId === undefined || id === venueId;
    const own = (await ownersOf(tx, found, { main, owner })).filter(({ venueId }) => isOwn(venueId));
    for (const it of own) await openCase(tx, it, { day, method, accountId, now });
    const stillThere = new Set(own.map(({ key }) => caseKey({ method, accountId }, key)));
    await closeVanished(tx, { day, method, accountId, venueId, now }, stillThere);
    const counts = countByVenue(looked.filter(isOwn), own);
    if (venueId === undefined) await noteVenues(tx, check, { counts, now });
    const checked = looked.filter(isOwn).length;
    await endCheck(tx, check, { state: 'done', checked, found: own.length, problem: '', ended_at: now });
  });
}

export async function reconcile(job: unknown, parts: ServerParts): Promise<void> {
  const check = payload.parse(job);
  if (!(await parts.db.read((tx) => isStillAsked(tx, check)))) return;
  try {
    await compare(check, parts);
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'no answer';
    const end = { state: 'failed' as const, checked: 0, found: 0, problem, ended_at: parts.clock() };
    await parts.db.write((tx) => endCheck(tx, check, end));
    throw error;
  }
}

/** A refund of what was paid so long ago may still be on its way: an account that was replaced is compared until then. */
const REPLACED_MS = 14 * 86_400_000;

/** Once a night, for the day before, each account by itself. Run again it does nothing: a day is compared only once. */
export async function wantNightlyChecks(tx: Tx, payments: Payments, now: number): Promise<void> {
  const owners: (AccountRecord | undefined)[] = [
    undefined,
    ...(await accountsPaidSince(tx, now - REPLACED_MS)),
  ];
  for (const account of owners) {
    const main = await mainVenue(tx, account);
    if (!main || localDateTime(now, main.zone).time < BY_NIGHT) continue;
    const day = localDate(now, main.zone).subtract({ days: 1 }).toString();
    const accountId = account?.id ?? INSTALLATION;
    const ports = await payments.of(tx, { account_id: account?.id ?? null });
    for (const method of listingProviders(ports))
      await wantCheck(tx, { day, method, venueId: WHOLE_ACCOUNT, accountId }, { again: false, now });
  }
}
