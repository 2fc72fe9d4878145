import type { CallInput, CallOutput } from '@servery/contract/registry';
import { fail, type Failure } from '@servery/domain/failure';
import { formatCents, parseCents } from '@servery/domain/money';
import { methodText, paymentFlow } from '@servery/domain/payments/methods';
import { surchargeBasisPoints, withSurcharge } from '@servery/domain/payments/surcharge';
import { isTopupAmount, takenAs } from '@servery/domain/payments/topup';
import { isTest } from '@servery/domain/people/roles';
import type { Customer } from '@servery/contract/entities/customer';
import { ownAccount } from '#actions/customer/account/own-account';
import type { Caller } from '#callers/caller';
import type { Database } from '#db/database';
import type { ActionParts } from '#http/action';
import { answer } from '#http/answer';
import { awaitOther } from '#payments/await-other';
import { toConfirm } from '#payments/card-source';
import { lookAtCard, payByCard, tokenProblem } from '#payments/pay-by-card';
import { giveUpAt, payByRedirect } from '#payments/pay-by-redirect';
import { accountOf, offerOf, type PaymentPorts, portOf } from '#payments/ports';
import { beginTopup } from '#topups/begin-topup';
import { topupCharge, type TopupDone } from '#topups/topup-charge';
import type { AttemptRecord } from '#stores/payments';
import type { CustomerRecord } from '#stores/people';
import { venueFacts, venueTaking } from '#stores/venue/list-venues';
import { customerView } from '#queries/customer';

type By = Pick<ActionParts, 'payments' | 'countsTries' | 'log'> & { caller: Caller };
type Input = CallInput<'TopupPayPal'>;
type Output = CallOutput<'TopupPayPal'>;

/** What the six calls differ in. */
export type TopupAsked = {
  method: string;
  input: Input;
  nonce?: string | undefined;
  wallet?: string | undefined;
  /** Whether the card is kept, and what the balance is topped up by from then on. */
  keep?: boolean;
  auto?: number | undefined;
  returnUrl?: string | undefined;
};

async function storeFor(db: Database, { method, input }: TopupAsked, { caller, payments }: By) {
  return db.read(async (tx) => {
    const customer = await ownAccount(tx, caller);
    if (!customer) return fail('members_only');
    if (!caller.brand.modules.topup) return fail('topup_off');
    const venue = await venueFacts(tx, input.store_id);
    if (venue?.brandCode !== caller.brand.code) return fail('no_merchant');
    const taken = await venueTaking(tx, venue.id, takenAs(method));
    const ports = await payments.at(tx, venue.id);
    const test = isTest(customer.status as Customer['status']) && portOf(ports, method)?.live === true;
    if (taken === undefined || test || !offerOf(ports, false).offers(method))
      return fail('payment_method_unavailable');
    return { ok: true, customer, venue, ports } as const;
  });
}

/** What a failure is called here: nobody waits for an order. */
const RENAMED = {
  payment_unknown: 'topup_unknown',
  payment_waiting: 'topup_waiting',
  payment_pending: 'topup_pending',
} as const;
type Renamed<C extends string> = C extends keyof typeof RENAMED ? (typeof RENAMED)[C] : C;
function renamed<C extends string>(failure: Failure<C>, method: string): Failure<Renamed<C>> {
  const code = RENAMED[failure.code as keyof typeof RENAMED] as Renamed<C> | undefined;
  return code ? fail(code, { method: methodText(method) }) : (failure as unknown as Failure<Renamed<C>>);
}

const triesOf = (attempt: AttemptRecord, { caller, countsTries }: By) =>
  countsTries
    ? {
        sessionId: attempt.session_id,
        venueId: attempt.venue_id,
        accountId: attempt.account_id,
        address: caller.address,
        inVenue: false,
        now: caller.now,
      }
    : undefined;

async function pay(
  db: Database,
  asked: TopupAsked,
  by: By & { attempt: AttemptRecord; print?: string | undefined },
) {
  const { caller, payments, log, attempt, print } = by;
  const ports = await db.read((tx) => payments.of(tx, attempt));
  const charge = topupCharge(
    {
      attempt,
      card: { nonce: asked.nonce, wallet: asked.wallet, print, keep: asked.keep ?? false },
      tries: triesOf(attempt, by),
      returnUrl: asked.returnUrl,
    },
    { db, log, payments, ports, clock: () => caller.now, brandName: caller.brand.name },
  );
  return paymentFlow(asked.method) === 'redirect' ? payByRedirect(db, charge) : payByCard(db, charge);
}

const view = async (
  db: Database,
  { caller }: By,
  of: Pick<Output, 'payment_method' | 'payment_redirect' | 'total' | 'card_to_confirm'>,
) => {
  const id = caller.session?.customer_id ?? 0;
  return answer({ ...of, customer: await db.read((tx) => customerView(tx, id, caller.now)) });
};

/** What it comes to, or why it cannot be asked for like this. */
function priced(
  { method, input }: TopupAsked,
  surcharges: Parameters<typeof surchargeBasisPoints>[2],
  cardType: string,
) {
  const cents = parseCents(input.topup_amount) ?? 0;
  if (!isTopupAmount(cents, method)) return fail('topup_amount_invalid', { field: 'topup_amount' });
  const sum = withSurcharge(cents, surchargeBasisPoints(method, cardType, surcharges));
  if (input.expected_total === undefined || parseCents(input.expected_total) !== sum.total)
    return fail('topup_total_changed', { total: formatCents(sum.total), sign: '$' });
  return { ok: true, ...sum } as const;
}

const wishOf = (
  { method, input, keep, auto }: TopupAsked,
  { caller }: By,
  of: { customer: CustomerRecord; ports: PaymentPorts; cardType: string; amount: number; total: number },
) => ({
  customer: of.customer,
  venueId: input.store_id,
  accountId: accountOf(of.ports, method),
  sessionId: caller.session?.id ?? 0,
  submitKey: input.submit_key,
  method,
  cardType: of.cardType,
  total: of.total,
  kept: {
    brand: caller.brand.code,
    mode: caller.mode,
    credit: of.amount,
    keep: keep ?? false,
    ...(auto === undefined ? {} : { auto }),
  },
  purpose: 'topup' as const,
  now: caller.now,
});

/** Who pays with a saved card lets its bank ask first, where the venue wants that; nothing is charged by it. */
async function confirmFirst(
  db: Database,
  asked: TopupAsked,
  by: By & { total: number; ports: PaymentPorts },
) {
  const { ports, caller, total } = by;
  if (asked.method !== 'SAVED' || asked.nonce || !ports.card?.needsBank) return undefined;
  const found = await toConfirm(db, ports, caller.session?.customer_id ?? 0);
  if (!found.ok) return found;
  const { nonce, bin } = found;
  const of = { payment_method: asked.method, payment_redirect: '', total: formatCents(total) };
  return view(db, by, { ...of, card_to_confirm: { nonce, bin } });
}

/** It is on the balance, or somebody is seeing to it: nothing is charged for this one. */
const endOf = async (db: Database, attempt: AttemptRecord, next: 'done' | 'busy') =>
  next === 'done' ? CREDITED : awaitOther(db, attempt, async () => CREDITED);
const CREDITED: TopupDone = { ok: true };

/** One try to put money on a balance, whichever way it is paid. */
export async function runTopup(db: Database, asked: TopupAsked, by: By) {
  const { method, nonce } = asked;
  const store = await storeFor(db, asked, by);
  if (!store.ok) return store;
  const looked = await lookAtCard(async () => store.ports.card, { method, nonce });
  if (!looked.ok) return looked;
  const { seen, problem } = looked;
  const cardType = seen?.type ?? (method === 'SAVED' ? store.customer.card_type : '');
  const sum = priced(asked, store.venue.surcharges, cardType);
  if (!sum.ok) return sum;
  const first = await confirmFirst(db, asked, { ...by, ports: store.ports, total: sum.total });
  if (first) return first;
  const wish = wishOf(asked, by, { ...sum, ...store, cardType });
  const begun = await db.write(
    async (tx) => {
      const done = await beginTopup(tx, wish, by.payments);
      if (!done.ok || done.next !== 'pay') return done;
      return problem ?? (await tokenProblem(tx, seen, done.attempt)) ?? done;
    },
    (done) => done.ok,
  );
  if (!begun.ok) return begun;
  const { attempt, next, given } = begun;
  const done =
    next === 'pay'
      ? await pay(db, asked, { ...by, attempt, print: seen?.print })
      : await endOf(db, attempt, next);
  if (given) await giveUpAt(db, by.payments, given);
  if (!done.ok) return renamed(done, method);
  const redirect = ('redirect' in done && done.redirect) || '';
  return view(db, by, { payment_method: method, payment_redirect: redirect, total: formatCents(sum.total) });
}
