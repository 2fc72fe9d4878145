import { paymentFlow } from '@servery/domain/payments/methods';
import type { BookedCharge, BookedRefund, Listed } from '@servery/domain/payments/reconcile';
import type { ReadTx } from '#db/database';
import type { AttemptRecord } from '#stores/payments';
import { INSTALLATION, WHOLE_ACCOUNT } from '#stores/reconciliations';

const GIVEN_BACK = '-b';

const chargeOf = (it: AttemptRecord): BookedCharge => ({
  id: it.id,
  venueId: it.venue_id,
  orderId: it.order_id,
  state: it.state,
  amount: it.amount,
  refunded: it.refunded,
  reference: it.reference,
  captureReference: it.capture_reference,
  at: it.created_at,
});

/** Money without an order goes back under the payment's own id. */
const givenBack = (it: AttemptRecord): BookedRefund => ({
  id: `${it.id}${GIVEN_BACK}`,
  venueId: it.venue_id,
  attemptId: it.id,
  orderId: it.order_id,
  cents: it.amount,
  reference: '',
  at: it.updated_at,
});

/** Whether a payment goes through the provider that is being compared: cards of every kind share one. */
const isWith = (provider: string, method: string): boolean =>
  paymentFlow(method) === 'redirect'
    ? method === provider
    : paymentFlow(method) === 'authorise' && provider === 'card';

const CHUNK = 500;
async function inChunks<T>(
  ids: readonly string[],
  load: (some: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < ids.length; from += CHUNK)
    all.push(...(await load(ids.slice(from, from + CHUNK))));
  return all;
}

const unique = <T extends { id: string }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

type Of = { venueId: number; accountId: string };

/** Those of one account alone. */
function attemptsOf(tx: ReadTx, { venueId, accountId }: Of) {
  const every = tx.q.selectFrom('payment_attempt').selectAll();
  const all =
    accountId === INSTALLATION
      ? every.where('account_id', 'is', null)
      : every.where('account_id', '=', accountId);
  return venueId === WHOLE_ACCOUNT ? all : all.where('venue_id', '=', venueId);
}

/** Our side of the books: what happened in the time, and whatever the provider's list speaks of. */
export async function booksOf(
  tx: ReadTx,
  provider: string,
  of: { span: { from: number; to: number }; listed: readonly Listed[]; venueId: number; accountId: string },
): Promise<{ charges: BookedCharge[]; refunds: BookedRefund[]; asked: Set<string> }> {
  const { from, to } = of.span;
  const attempts = () => attemptsOf(tx, of);
  const refunds = () => {
    const all = tx.q.selectFrom('refund').selectAll();
    return of.venueId === WHOLE_ACCOUNT ? all : all.where('venue_id', '=', of.venueId);
  };
  const ours = [...new Set(of.listed.map((it) => it.ours).filter((id) => id !== ''))];
  const theirs = [...new Set(of.listed.map((it) => it.reference))];
  const back = unique([
    ...(await refunds().where('updated_at', '>=', from).where('updated_at', '<', to).execute()),
    ...(await inChunks(ours, (ids) => refunds().where('id', 'in', ids).execute())),
    ...(await inChunks(theirs, (ids) => refunds().where('reference', 'in', ids).execute())),
  ]);
  const whole = ours.map((id) => id.replace(/-b$/, ''));
  const held = unique([
    ...(await attempts().where('created_at', '>=', from).where('created_at', '<', to).execute()),
    ...(await inChunks([...whole, ...back.map((it) => it.attempt_id)], (ids) =>
      attempts().where('id', 'in', ids).execute(),
    )),
    ...(await inChunks(theirs, (ids) =>
      attempts()
        .where((or) => or.or([or('reference', 'in', ids), or('capture_reference', 'in', ids)]))
        .execute(),
    )),
  ]).filter(({ method }) => isWith(provider, method));
  const mine = new Set(held.map(({ id }) => id));
  const cases = await inChunks(ours, (ids) =>
    tx.q.selectFrom('payment_case').select('id').where('id', 'in', ids).execute(),
  );
  const known = back.filter((it) => mine.has(it.attempt_id));
  return {
    charges: held.map(chargeOf),
    refunds: [
      ...known
        .filter(({ state }) => state === 'done')
        .map((it) => ({
          id: it.id,
          venueId: it.venue_id,
          attemptId: it.attempt_id,
          orderId: it.order_id,
          cents: it.cents,
          reference: it.reference,
          at: it.updated_at,
        })),
      ...held.filter(({ state }) => state === 'refunded').map(givenBack),
    ],
    asked: new Set(
      [...known, ...cases, ...held.map(({ id }) => ({ id: `${id}${GIVEN_BACK}` }))].map(({ id }) => id),
    ),
  };
}
