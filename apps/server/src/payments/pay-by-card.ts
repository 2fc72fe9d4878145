import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { isWallet } from '@servery/domain/payments/methods';
import type { Database, ReadTx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { sourceOf, type SourceProblem } from '#payments/card-source';
import type { Charge } from '#payments/charge';
import { markSilent } from '#payments/mark-silent';
import type { CardPort, CardSale, CardSeen } from '#providers/card/port';
import { startCardTry } from '#safety/card-guard';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { findCustomer } from '#stores/people';

const unreachable = () => fail('payment_unavailable', { text: checkoutTexts.braintreeUnreachable });

type LookProblem = Failure<'card_token_invalid' | 'payment_unavailable'>;
type Looked =
  | { ok: true; seen: CardSeen | undefined; problem?: LookProblem }
  | Failure<'card_token_required'>;

/** The card behind a token, asked before anything is charged: its surcharge depends on its brand. */
export async function lookAtCard(
  cardPort: () => Promise<CardPort | undefined>,
  { method, nonce }: { method: string | undefined; nonce: string | undefined },
): Promise<Looked> {
  if (method !== undefined && isWallet(method)) return { ok: true, seen: undefined };
  if (!nonce && method !== 'CC') return { ok: true, seen: undefined };
  const card = await cardPort();
  if (!card) return { ok: true, seen: undefined };
  if (!nonce) return fail('card_token_required');
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
  { attempt, now, ended }: Charge<unknown>,
  end: { event: 'declined' | 'absent'; why: string },
) =>
  db.write(async (tx) => {
    const moved = await moveAttempt(tx, attempt.id, { event: end.event, now, detail: end.why });
    if (moved) await ended?.(tx, end.event);
  });

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

/** Cards that are declined are rationed. */
function cardTry(db: Database, { tries }: Charge<unknown>, print: string) {
  return tries ? startCardTry(db, { ...tries, print }) : ({ ok: true, accepted: async () => {} } as const);
}

/** What is to be charged, once it is known and may be tried. */
async function prepare(db: Database, charge: Charge<unknown>) {
  const { attempt, ports } = charge;
  const { card } = ports;
  const found = card ? await sourceOf(db, card, charge) : unreachable();
  if (!card || !found.ok) return found.ok ? unreachable() : found;
  const begun = await cardTry(db, charge, found.print ?? charge.card.print ?? '');
  if (!begun.ok) return begun;
  const { keep } = charge.card;
  const wallet = isWallet(attempt.method);
  const sale: CardSale = {
    id: attempt.id,
    cents: attempt.amount,
    source: found.source,
    keep,
    wallet,
    unattended: charge.card.unattended === true,
  };
  return { ok: true, card, sale, accepted: begun.accepted } as const;
}

type CardProblem = SourceProblem | Failure<'card_wait' | 'payment_declined' | 'payment_unknown'>;

/** Held first, then settled; taken afterwards, by the job that settling leaves behind. */
export async function payByCard<Done>(db: Database, charge: Charge<Done>): Promise<Done | CardProblem> {
  const { attempt, now } = charge;
  const ready = await prepare(db, charge);
  if (!ready.ok) {
    await endWith(db, charge, { event: 'absent', why: 'nothing to charge' });
    return ready;
  }
  const { card, sale, accepted } = ready;
  const said = await card.authorise(sale);
  if (said.is !== 'declined') await accepted();
  switch (said.is) {
    case 'authorised': {
      const { reference } = said;
      return charge.settle({ attempt, event: 'placed', reference, captureReference: '', card: said.card });
    }
    case 'declined':
      await endWith(db, charge, { event: 'declined', why: said.why });
      return fail('payment_declined');
    case 'not_asked':
      await endWith(db, charge, { event: 'absent', why: said.why });
      return unreachable();
    case 'silent': {
      await markSilent(db, attempt, { why: said.why, now });
      const money = await askAgain(card, attempt);
      return money ? charge.settle(money) : fail('payment_unknown');
    }
  }
}
