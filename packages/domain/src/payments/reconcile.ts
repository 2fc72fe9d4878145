import type { Cents } from '#money';
import type { AttemptState } from '#payments/attempt';

/** As a provider lists it. `ours` is the id under which we asked for it, where it was us. */
export type Listed = {
  kind: 'charge' | 'refund';
  ours: string;
  reference: string;
  cents: Cents;
  /** gone: declined, voided or expired, so that it moved no money. */
  standing: 'held' | 'taken' | 'gone';
  at: number;
};

export type BookedCharge = {
  id: string;
  venueId: number;
  orderId: number | null;
  state: AttemptState;
  amount: Cents;
  refunded: Cents;
  reference: string;
  captureReference: string;
  at: number;
};

export type BookedRefund = {
  id: string;
  venueId: number;
  attemptId: string;
  /** None where money without an order went back. */
  orderId: number | null;
  cents: Cents;
  reference: string;
  at: number;
};

export type Difference = {
  problem:
    | 'charge_without_order'
    | 'order_without_charge'
    | 'amount_differs'
    | 'refund_missing'
    | 'refund_unknown';
  /** The same difference found twice is one case. */
  key: string;
  /** Nobody's, where we never asked for it. */
  venueId: number | undefined;
  attemptId: string;
  refundId: string;
  orderId: number | undefined;
  /** The id that the provider has it under, as far as it was given one. */
  ours: string;
  reference: string;
  /** What the provider has, and what we have. */
  cents: Cents;
  expected: Cents;
};

export type Books = {
  listed: readonly Listed[];
  charges: readonly BookedCharge[];
  /** What we believe to have gone back. */
  refunds: readonly BookedRefund[];
  /** What was so before the provider was asked for its list, by id: only that can be missing from it. */
  before: ReadonlySet<string>;
  /** Ids under which else we have asked for money to go back: it may have, or may not have yet. */
  asked: ReadonlySet<string>;
  /** What is looked at: the list and the books may reach further on either side, so that nothing is cut in two. */
  span: { from: number; to: number };
};

const PAID: ReadonlySet<AttemptState> = new Set(['placed', 'captured']);
/** Nothing of it should be with the provider. What is unfinished, or open, somebody minds already. */
const NOTHING: ReadonlySet<AttemptState> = new Set(['declined', 'failed', 'voided']);

const within = ({ from, to }: Books['span'], at: number): boolean => at >= from && at < to;

const isOf = (listed: Listed, booked: BookedCharge): boolean =>
  listed.ours === booked.id ||
  (listed.reference !== '' &&
    (listed.reference === booked.captureReference || listed.reference === booked.reference));

const moved = (listed: Listed): boolean => listed.standing !== 'gone';

function differenceOf(
  problem: Difference['problem'],
  of: { charge?: BookedCharge; refund?: BookedRefund; listed?: Listed },
): Difference {
  const { charge, refund, listed } = of;
  const booked = refund?.id ?? charge?.id;
  return {
    problem,
    key: `${problem}:${booked ?? listed?.reference ?? ''}`,
    venueId: refund?.venueId ?? charge?.venueId,
    attemptId: charge?.id ?? refund?.attemptId ?? '',
    refundId: refund?.id ?? '',
    orderId: refund?.orderId ?? charge?.orderId ?? undefined,
    ours: listed?.ours ?? '',
    reference:
      listed?.reference ?? (refund ? refund.reference : charge?.captureReference || charge?.reference) ?? '',
    cents: listed && moved(listed) ? listed.cents : 0,
    expected: refund?.cents ?? (charge && PAID.has(charge.state) ? charge.amount : 0),
  };
}

/** What is with the provider, and has no order here, or another amount. */
function strayCharges({ listed, charges, span }: Books): Difference[] {
  return listed
    .filter((it) => it.kind === 'charge' && moved(it) && within(span, it.at))
    .flatMap((it) => {
      const charge = charges.find((booked) => isOf(it, booked));
      if (!charge || NOTHING.has(charge.state))
        return [differenceOf('charge_without_order', { ...(charge ? { charge } : {}), listed: it })];
      if (PAID.has(charge.state) && it.cents !== charge.amount)
        return [differenceOf('amount_differs', { charge, listed: it })];
      return [];
    });
}

/** What we believe to have, and the provider does not. What went back whole may have been let go instead. */
const unpaidOrders = ({ listed, charges, before, span }: Books): Difference[] =>
  charges
    .filter(({ id, state }) => before.has(id) && PAID.has(state))
    .filter((charge) => within(span, charge.at) && charge.refunded < charge.amount)
    .filter((charge) => !listed.some((it) => it.kind === 'charge' && moved(it) && isOf(it, charge)))
    .map((charge) => {
      const gone = listed.find((it) => it.kind === 'charge' && isOf(it, charge));
      return differenceOf('order_without_charge', { charge, ...(gone ? { listed: gone } : {}) });
    });

const isRefundOf = (listed: Listed, { id, reference }: { id: string; reference: string }): boolean =>
  listed.kind === 'refund' && (listed.ours === id || (reference !== '' && listed.reference === reference));

/** All of it was let go before it was settled: there is no refund, but no charge either. */
function isReleased(refund: BookedRefund, { listed, charges }: Pick<Books, 'listed' | 'charges'>): boolean {
  const charge = charges.find(({ id }) => id === refund.attemptId);
  if (!charge || refund.cents !== charge.amount) return false;
  const found = listed.find((it) => it.kind === 'charge' && isOf(it, charge));
  return found ? !moved(found) : refund.reference !== '' && refund.reference === charge.reference;
}

function missingRefunds({ listed, charges, refunds, before, span }: Books): Difference[] {
  return refunds
    .filter((refund) => before.has(refund.id) && within(span, refund.at))
    .flatMap((refund) => {
      const found = listed.find((it) => isRefundOf(it, refund) && moved(it));
      if (found)
        return found.cents === refund.cents
          ? []
          : [differenceOf('amount_differs', { refund, listed: found })];
      return isReleased(refund, { listed, charges }) ? [] : [differenceOf('refund_missing', { refund })];
    });
}

const unknownRefunds = ({ listed, refunds, asked, span }: Books): Difference[] =>
  listed
    .filter((it) => it.kind === 'refund' && moved(it) && within(span, it.at))
    .filter((it) => !asked.has(it.ours) && !refunds.some((refund) => isRefundOf(it, refund)))
    .map((it) => differenceOf('refund_unknown', { listed: it }));

/** What counts as paid or given back now, and so has to be in a list that is asked for next. */
export const settledIn = ({ charges, refunds }: Pick<Books, 'charges' | 'refunds'>): Set<string> =>
  new Set([...charges.filter(({ state }) => PAID.has(state)), ...refunds].map(({ id }) => id));

/** Everything in which a provider's list and our books differ, each once. */
export const differencesIn = (books: Books): Difference[] => [
  ...strayCharges(books),
  ...unpaidOrders(books),
  ...missingRefunds(books),
  ...unknownRefunds(books),
];
