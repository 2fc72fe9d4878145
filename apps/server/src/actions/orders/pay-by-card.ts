import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { isWallet } from '@servery/domain/payments/methods';
import { isMember } from '@servery/domain/people/roles';
import { sourceOf } from '#actions/orders/card-source';
import { markSilent, type Settled, settleMoney } from '#actions/orders/settle-money';
import type { Submission } from '#actions/orders/submit-in';
import type { Database, ReadTx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import type { CardPort, CardSale, NonceKind } from '#providers/card/port';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { findCustomer } from '#stores/people';
import { customerView } from '#views/customer';

const unreachable = () => fail('payment_unavailable', { text: checkoutTexts.braintreeUnreachable });

type CardSeen = { kind: NonceKind; type: string; ending: string };
type LookProblem = Failure<'card_token_invalid' | 'payment_unavailable'>;
type Looked =
  | { ok: true; seen: CardSeen | undefined; problem?: LookProblem }
  | Failure<'card_token_required'>;

/** The card behind the submission's token, asked before anything is charged: its surcharge depends on its brand. */
export async function lookAtCard({ input, context }: Submission): Promise<Looked> {
  const { card } = context.payments;
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

/** Only members have cards of their own: kiosk and staff order for others. */
async function isMembers(db: Database, { customer_id: id }: AttemptRecord): Promise<boolean> {
  return id !== null && isMember((await db.read((tx) => customerView(tx, id))).status);
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

/** Held first, then placed; taken afterwards, by the job that placing leaves behind. */
export async function payByCard(
  db: Database,
  submission: Submission,
  attempt: AttemptRecord,
): Promise<Settled> {
  const { input, context } = submission;
  const { now } = context;
  const { card } = context.payments;
  const found = card ? await sourceOf(db, card, { attempt, input }) : unreachable();
  if (!card || !found.ok) {
    await endWith(db, attempt, { event: 'absent', why: 'nothing to charge', now });
    return found.ok ? unreachable() : found;
  }
  const keep = input.save_card === 1 && attempt.method === 'CC' && (await isMembers(db, attempt));
  const wallet = isWallet(attempt.method);
  const sale: CardSale = { id: attempt.id, cents: attempt.amount, source: found.source, keep, wallet };
  const said = await card.authorise(sale);
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
