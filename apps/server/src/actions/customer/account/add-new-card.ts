import type { Caller } from '#callers/caller';
import { randomUUID } from 'node:crypto';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { billingOf, keepBilling } from '#actions/customer/account/card-billing';
import { ownAccount } from '#actions/customer/account/own-account';
import type { Database } from '#db/database';
import { type ActionParts, ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { accountOf } from '#payments/ports';
import type { KeepAnswer } from '#providers/card/port';
import { startCardTry } from '#safety/card-guard';
import { addForgetCardJob } from '#stores/jobs';
import { lockCustomer } from '#stores/people';
import { replaceCard } from '#stores/saved-cards';
import { customerView } from '#queries/customer';

/** So long a card that nobody answered for may still be on its way: what is not there yet cannot be forgotten. */
const LATE_MS = 60_000;
type By = Pick<ActionParts, 'payments' | 'countsTries'> & { caller: Caller };
const unreachable = () => fail('payment_unavailable', { text: checkoutTexts.braintreeUnreachable });

/** Who left in the meantime leaves no card behind. */
const store = (
  db: Database,
  kept: {
    card: Extract<KeepAnswer, { is: 'kept' }>['card'];
    accountId: string | null;
    line: string;
    postcode: string;
  },
  caller: Caller,
) =>
  db.write(async (tx) => {
    const { now } = caller;
    await lockCustomer(tx, caller.session?.customer_id ?? 0);
    const owner = await ownAccount(tx, caller);
    if (!owner) {
      await addForgetCardJob(tx, { token: kept.card.token, accountId: kept.accountId }, now);
      return fail('members_only');
    }
    await replaceCard(tx, owner.id, { card: kept.card, accountId: kept.accountId, now });
    await keepBilling(tx, owner.id, kept);
    return answer({ customer: await customerView(tx, owner.id, now) });
  });

/** A card is tried out here as well as at the checkout, and counted with what is declined there. */
function cardTry(
  db: Database,
  { print, accountId }: { print: string; accountId: string | null },
  { caller, countsTries }: By,
) {
  const { session, address, now } = caller;
  if (!countsTries) return { ok: true, accepted: async () => {} } as const;
  const sessionId = session?.id ?? 0;
  return startCardTry(db, { sessionId, address, print, accountId, venueId: 0, inVenue: false, now });
}

/** The card goes from the browser to its provider; what comes here is the nonce that it got for it. */
export const addNewCard = ownAction('AddNewCard', ['payments', 'countsTries'], async (db, input, by) => {
  const { caller } = by;
  const billing = await billingOf(db, input, by);
  if (!billing.ok) return billing;
  const { card } = billing.ports;
  const accountId = accountOf(billing.ports, 'SAVED');
  if (!input.braintree_nonce) return fail('card_token_required');
  const looked = await card?.look(input.braintree_nonce);
  if (looked?.is !== 'card') return looked?.is === 'absent' ? fail('card_token_invalid') : unreachable();
  if (looked.kind !== 'card') return fail('card_token_invalid');
  const begun = await cardTry(db, { print: looked.print, accountId }, by);
  if (!begun.ok) return begun;
  // Named by us, so that a card can be taken out again although nobody said that it went in.
  const token = randomUUID();
  const said = await card?.keep({ nonce: input.braintree_nonce, token });
  if (said?.is !== 'declined') await begun.accepted();
  switch (said?.is) {
    case 'kept':
      return store(
        db,
        { card: said.card, accountId, line: billing.line, postcode: input.billing_postcode ?? '' },
        caller,
      );
    case 'declined':
      return fail('card_declined');
    case 'absent':
      return fail('card_token_invalid');
    case 'silent':
      await db.write((tx) => addForgetCardJob(tx, { token, accountId }, caller.now + LATE_MS));
      return unreachable();
    case 'not_asked':
    case undefined:
      return unreachable();
  }
});
