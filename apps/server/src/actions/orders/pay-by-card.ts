import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { isMember } from '@servery/domain/people/roles';
import { sourceOf } from '#actions/orders/card-source';
import { markSilent, type Settled, settleMoney } from '#actions/orders/settle-money';
import type { Submission } from '#actions/orders/submit-in';
import type { Database } from '#db/database';
import { fail, type Failure } from '#http/answer';
import type { CardPort, CardSale } from '#providers/card/port';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { findCustomer } from '#stores/people';
import { customerView } from '#views/customer';

const unreachable = () => fail('payment_unavailable', { text: checkoutTexts.braintreeUnreachable });

/** Whether it ends like the card that the customer has saved; what the provider does not say, it is not asked. */
async function isKept(db: Database, ending: string, { session }: Submission['context']): Promise<boolean> {
  const customer = await db.read((tx) => findCustomer(tx, session?.customer_id ?? 0));
  return ending === '' || customer?.card_ending === ending;
}

/** The card behind the submission's token, asked before anything is charged: its surcharge depends on its brand. */
export async function lookAtCard(
  db: Database,
  { input, context }: Submission,
): Promise<
  | { ok: true; type: string | undefined; problem?: Failure<'card_token_invalid' | 'payment_unavailable'> }
  | Failure<'card_token_required'>
> {
  const { card } = context.payments;
  if (input.preorder !== 1 || !card) return { ok: true, type: undefined };
  if (!input.braintree_nonce)
    return input.payment_method === 'CC' ? fail('card_token_required') : { ok: true, type: undefined };
  const seen = await card.look(input.braintree_nonce);
  if (seen.is === 'card')
    return input.payment_method === 'SAVED' && !(await isKept(db, seen.ending, context))
      ? { ok: true, type: seen.type, problem: fail('card_token_invalid') }
      : { ok: true, type: seen.type };
  // A repeat of a submission that went through has a used token: whether it is one, the database knows.
  return {
    ok: true,
    type: undefined,
    problem: seen.is === 'absent' ? fail('card_token_invalid') : unreachable(),
  };
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
  const wallet = attempt.method === 'APPLE' || attempt.method === 'GOOGLE';
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
