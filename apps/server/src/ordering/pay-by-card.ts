import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { isWallet } from '@servery/domain/payments/methods';
import { isMember } from '@servery/domain/people/roles';
import type { Customer } from '@servery/contract/entities/customer';
import { sourceOf } from '#ordering/card-source';
import { markSilent, type Settled, settleMoney } from '#ordering/settle-money';
import type { Submission } from '#ordering/submission';
import type { Database, ReadTx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import type { CardPort, CardSale, CardSeen } from '#providers/card/port';
import { startCardTry } from '#safety/card-guard';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { findCustomer } from '#stores/people';
import { customerView } from '#queries/customer';

type Status = Customer['status'];
const unreachable = () => fail('payment_unavailable', { text: checkoutTexts.braintreeUnreachable });

type LookProblem = Failure<'card_token_invalid' | 'payment_unavailable'>;
type Looked =
  | { ok: true; seen: CardSeen | undefined; problem?: LookProblem }
  | Failure<'card_token_required'>;

/** The card behind the submission's token, asked before anything is charged: its surcharge depends on its brand. */
export async function lookAtCard({ input, parts }: Submission): Promise<Looked> {
  const { card } = parts.payments;
  const { payment_method: method, braintree_nonce: nonce } = input;
  if (input.preorder !== 1 || !card || (method !== undefined && isWallet(method)))
    return { ok: true, seen: undefined };
  if (!nonce) return method === 'CC' ? fail('card_token_required') : { ok: true, seen: undefined };
  const seen = await card.look(nonce);
  if (seen.is === 'card') return { ok: true, seen };
  // A repeat of a submission that went through has a used token: whether it is one, the database knows.
  const problem = seen.is === 'absent' ? fail('card_token_invalid') : unreachable();
  return { ok: true, seen: undefined, problem };
}

/** Whether the token is what its payment takes: a card, and where a saved one is meant, one that ends like it. */
export async function tokenProblem(
  tx: ReadTx,
  seen: CardSeen | undefined,
  { method, customer_id: id }: AttemptRecord,
): Promise<LookProblem | undefined> {
  if (!seen || isWallet(method)) return undefined;
  if (seen.kind !== 'card') return fail('card_token_invalid');
  if (method !== 'SAVED' || seen.ending === '') return undefined;
  const customer = await findCustomer(tx, id ?? 0);
  return customer?.card_ending === seen.ending ? undefined : fail('card_token_invalid');
}

const endWith = (
  db: Database,
  attempt: AttemptRecord,
  end: { event: 'declined' | 'absent'; why: string; now: number },
) => db.write((tx) => moveAttempt(tx, attempt.id, { event: end.event, now: end.now, detail: end.why }));

/** Somebody may have answered without our hearing it: asked once more, before the customer is told that nobody knows. */
async function askAgain(card: CardPort, attempt: AttemptRecord) {
  const found = await card.find(attempt.id);
  if (found.is !== 'held' || found.cents !== attempt.amount) return undefined;
  return {
    attempt,
    event: 'placed' as const,
    reference: found.reference,
    captureReference: '',
    card: found.card,
  };
}

/** Cards that are declined are rationed; who pays at a kiosk or a till is not counted with the guests around it. */
function cardTry(db: Database, paying: { attempt: AttemptRecord; print: string }, submission: Submission) {
  const { address, now, session } = submission.caller;
  const { attempt, print } = paying;
  if (!submission.parts.countsTries) return { ok: true, accepted: async () => {} } as const;
  return startCardTry(db, {
    sessionId: attempt.session_id,
    venueId: attempt.venue_id,
    address,
    print,
    inVenue: session !== undefined && session.channel !== 'online',
    now,
  });
}

const statusOf = async (db: Database, { customer_id: id }: AttemptRecord): Promise<Status> =>
  (await db.read((tx) => customerView(tx, id ?? 0))).status;

/** What is to be charged, once it is known and may be tried. */
async function prepare(db: Database, submission: Submission, attempt: AttemptRecord) {
  const { input, parts } = submission;
  const { card } = parts.payments;
  const found = card ? await sourceOf(db, card, { attempt, input }) : unreachable();
  if (!card || !found.ok) return found.ok ? unreachable() : found;
  const status = await statusOf(db, attempt);
  const print = found.print ?? submission.cardPrint ?? '';
  const begun = await cardTry(db, { attempt, print }, submission);
  if (!begun.ok) return begun;
  // Only members have cards of their own: kiosk and staff order for others.
  const keep = input.save_card === 1 && attempt.method === 'CC' && isMember(status);
  const wallet = isWallet(attempt.method);
  const sale: CardSale = { id: attempt.id, cents: attempt.amount, source: found.source, keep, wallet };
  return { ok: true, card, sale, accepted: begun.accepted } as const;
}

/** Held first, then placed; taken afterwards, by the job that placing leaves behind. */
export async function payByCard(
  db: Database,
  submission: Submission,
  attempt: AttemptRecord,
): Promise<Settled> {
  const { now } = submission.caller;
  const ready = await prepare(db, submission, attempt);
  if (!ready.ok) {
    await endWith(db, attempt, { event: 'absent', why: 'nothing to charge', now });
    return ready;
  }
  const { card, sale, accepted } = ready;
  const said = await card.authorise(sale);
  if (said.is !== 'declined') await accepted();
  switch (said.is) {
    case 'authorised': {
      const { reference } = said;
      const money = { attempt, event: 'placed' as const, reference, captureReference: '', card: said.card };
      return settleMoney(db, submission, money);
    }
    case 'declined':
      await endWith(db, attempt, { event: 'declined', why: said.why, now });
      return fail('payment_declined');
    case 'not_asked':
      await endWith(db, attempt, { event: 'absent', why: said.why, now });
      return unreachable();
    case 'silent': {
      await markSilent(db, attempt, { why: said.why, now });
      const money = await askAgain(card, attempt);
      return money ? settleMoney(db, submission, money) : fail('payment_unknown');
    }
  }
}
