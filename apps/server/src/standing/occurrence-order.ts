import {
  checkOccurrence,
  type CheckedOccurrence,
  type OccurrenceAt,
} from '@servery/domain/standing-orders/as-order';
import { judgedAt, placedAt, type StandingOrder } from '@servery/domain/standing-orders/standing-order';
import type { SkipReason } from '@servery/domain/standing-orders/words';
import type { Venue } from '@servery/domain/venue/model';
import type { LoadedBrand } from '#brand/read-brand';
import type { ReadTx, Tx } from '#db/database';
import type { ServerParts } from '#server-parts';
import { customerView } from '#queries/customer';
import { balanceOf, type CustomerRecord, findCustomer, lockCustomer } from '#stores/people';

type Wanted = {
  order: StandingOrder;
  date: string;
  customer: CustomerRecord;
  brand: LoadedBrand;
  /** Judged by the moment that it was planned for. */
  at: OccurrenceAt;
};
/** `now` is what the clock shows: when it is placed and paid for. */
export type Standing = Wanted & { now: number };

export const buyerAt = async (
  tx: ReadTx,
  who: { customer: CustomerRecord; brand: LoadedBrand; venue: Venue; now: number },
): Promise<OccurrenceAt> => ({
  customer: await customerView(tx, who.customer.id, who.now),
  asks: who.brand.checkout,
  venue: who.venue,
  now: who.now,
});

/** Whose order it is and where, with no date before it is planned; nothing once they have closed their account. */
export async function standingAt(
  tx: Tx,
  { order, date, venue, begun }: { order: StandingOrder; date: string; venue: Venue; begun: boolean },
  parts: ServerParts,
): Promise<Standing | undefined> {
  await lockCustomer(tx, order.customerId);
  const customer = await findCustomer(tx, order.customerId);
  const brand = customer && parts.brands.byCode(customer.brand_code);
  if (!customer || !brand || customer.closed_at !== null) return undefined;
  const now = parts.clock();
  const judged = date === '' ? now : judgedAt(placedAt(order, date, venue), now, { begun });
  const at = await buyerAt(tx, { customer, brand, venue, now: judged });
  return { order, date, customer, brand, at, now };
}

export type Payable = { by: 'balance' | 'card' | 'store'; checked: CheckedOccurrence };
export type Skipped = { ok: false; reason: SkipReason };

const asReason = (problem: { code: string; details?: unknown }): Skipped => ({
  ok: false,
  reason: problem as unknown as SkipReason,
});

const MONEY_MISSING: ReadonlySet<string> = new Set(['no_means', 'card_expired']);
/** Nothing but money is missing: the venue may let it go out all the same. */
export const mayGoOut = (code: string): boolean => MONEY_MISSING.has(code);

/** As it would be placed though nothing pays for it: somebody of the venue has said so, and it is paid in store. */
function unpaid(
  { order, date, at }: Wanted,
  row: { goes_out: string },
): ({ ok: true } & Payable) | undefined {
  if (row.goes_out !== date) return undefined;
  const inStore = checkOccurrence(order, { date, method: 'STORE' }, at);
  return inStore.ok ? { ok: true, by: 'store', checked: inStore } : undefined;
}

/** The order of the date as it would be placed now: from the balance, else by the saved card, or why not. */
export async function payable(
  tx: ReadTx,
  { order, date, customer, at }: Wanted,
): Promise<({ ok: true } & Payable) | Skipped> {
  const fromBalance = checkOccurrence(order, { date, method: 'BALANCE' }, at);
  if (!fromBalance.ok && fromBalance.code !== 'payment_method_unavailable') return asReason(fromBalance);
  const balance = await balanceOf(tx, customer.id);
  if (fromBalance.ok && fromBalance.checked.priced.totals.total <= balance)
    return { ok: true, by: 'balance', checked: fromBalance };
  const byCard = checkOccurrence(order, { date, method: 'SAVED' }, at);
  const total =
    (byCard.ok ? byCard : fromBalance.ok ? fromBalance : undefined)?.checked.priced.totals.total ?? 0;
  const facts = { total, balance, ending: customer.card_ending };
  const usable = byCard.ok && at.venue.card !== undefined;
  if (usable && at.customer.credit_card_expired !== 1) return { ok: true, by: 'card', checked: byCard };
  const expired = customer.card_token !== '' && at.customer.credit_card_expired === 1;
  return { ok: false, reason: { code: expired ? 'card_expired' : 'no_means', ...facts } };
}

/** As it would be placed now: paid for, or let out by the venue. */
export async function wayToPlace(
  tx: ReadTx,
  standing: Wanted,
  row: { goes_out: string },
): ReturnType<typeof payable> {
  const found = await payable(tx, standing);
  if (found.ok || !mayGoOut(found.reason.code)) return found;
  return unpaid(standing, row) ?? found;
}
