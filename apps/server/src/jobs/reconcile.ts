import { localDate } from '@servery/domain/hours/availability';
import { hoursOf } from '@servery/domain/hours/day';
import { localDateTime } from '@servery/domain/hours/times';
import { type Difference, differencesIn, settledIn } from '@servery/domain/payments/reconcile';
import { z } from 'zod';
import type { Tx } from '#db/database';
import type { ServerParts } from '#http/run-call';
import { listingProviders, type PaymentPorts, portOf } from '#payments/ports';
import type { Lister } from '#providers/listing';
import { closeVanished, openCase } from '#stores/cases';
import { venueOfPaymentId } from '#stores/payment-ids';
import {
  booksOf,
  type AskedCheck,
  endCheck,
  houseOf,
  isStillAsked,
  venueIds,
  wantCheck,
} from '#stores/reconciliations';

const payload = z.object({ day: z.string(), method: z.string(), asked_at: z.number() });
/** A payment and its entry at the provider may lie on either side of midnight: customers take their time to agree. */
const MARGIN_MS = 3 * 3_600_000;
/** By then every provider has listed the day before. */
const BY_NIGHT = '05:00';

/** What was paid at a provider that is not configured any more is missing from no list. */
function coveredBy(
  { covers = () => true }: Lister,
  { charges, refunds }: Awaited<ReturnType<typeof booksOf>>,
) {
  const here = charges.filter(({ reference }) => covers(reference));
  const ids = new Set(here.map(({ id }) => id));
  return { charges: here, refunds: refunds.filter(({ attemptId }) => ids.has(attemptId)) };
}

/**
 * Compares a day with what a provider says of it. Each difference opens one case, once, whoever finds it again: cut
 * short, it can begin anew.
 */
async function compare(check: AskedCheck, parts: ServerParts): Promise<void> {
  const { day, method } = check;
  const listing = portOf(parts.payments, method)?.listing;
  const house = await parts.db.read(houseOf);
  if (!listing || !house) return;
  const now = parts.clock();
  const hours = hoursOf(day, house.zone);
  const span = { from: hours.from, to: Math.min(hours.to, now - listing.lagMs) };
  const wide = { from: hours.from - MARGIN_MS, to: hours.to + MARGIN_MS };
  const ours = await parts.db.read((tx) => booksOf(tx, method, { span: wide, listed: [] }));
  const said = span.to > span.from ? await listing.list(wide) : { is: 'listed' as const, entries: [] };
  if (said.is === 'silent') throw new Error(said.why);
  const listed = said.entries;
  const books = await parts.db.read((tx) => booksOf(tx, method, { span: wide, listed }));
  const found = differencesIn({ ...books, listed, span, before: settledIn(coveredBy(listing, ours)) });
  await parts.db.write(async (tx) => {
    const of = { day, method, now };
    const venues = await venueIds(tx);
    const venueOf = (it: Difference): number =>
      it.merchantId ?? venues.find((id) => id === venueOfPaymentId(it.ours)) ?? house.id;
    for (const it of found) await openCase(tx, { ...it, merchantId: venueOf(it) }, of);
    await closeVanished(tx, of, new Set(found.map(({ key }) => `${method}:${key}`)));
    const checked = books.charges.length + books.refunds.length;
    await endCheck(tx, check, { state: 'done', checked, found: found.length, problem: '', ended_at: now });
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

/** Once a night, for the day before. Run again it does nothing: a day is compared by itself only once. */
export async function wantNightlyChecks(tx: Tx, payments: PaymentPorts, now: number): Promise<void> {
  const house = await houseOf(tx);
  if (!house || localDateTime(now, house.zone).time < BY_NIGHT) return;
  const day = localDate(now, house.zone).subtract({ days: 1 }).toString();
  for (const method of listingProviders(payments))
    await wantCheck(tx, { day, method }, { again: false, now });
}
