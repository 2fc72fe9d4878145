import type { BraintreeCall } from '#providers/card/braintree-http';
import type { CardFacts, CardPort, KeepAnswer, StepAnswer } from '#providers/card/port';
import { child, textAt, type XmlNode } from '#providers/card/xml';

/** Used, unknown or locked. */
const NONCE_GONE = new Set(['91731', '91732', '91733']);

/** The card within a transaction, or in the list of a customer's cards. */
export function cardIn(holder: XmlNode | undefined): CardFacts & { token: string } {
  const card = holder && child(holder, 'credit-card');
  const month = textAt(card, 'expiration-month');
  return {
    type: textAt(card, 'card-type'),
    ending: textAt(card, 'last-4'),
    expiry: month === '' ? '' : `${month}/${textAt(card, 'expiration-year')}`,
    token: textAt(card, 'token'),
  };
}

/** Braintree keeps a card for a customer of its own: each card gets one, who has no name there. */
async function keep(
  call: BraintreeCall,
  { nonce, token }: { nonce: string; token: string },
): Promise<KeepAnswer> {
  const credit_card = { payment_method_nonce: nonce, token, options: { verify_card: true } };
  const got = await call('POST', '/customers', { customer: { credit_card } });
  switch (got.is) {
    case 'ok': {
      const card = cardIn(child(got.root, 'credit-cards'));
      return card.token === '' ? { is: 'silent', why: 'a customer without a card' } : { is: 'kept', card };
    }
    case 'refused':
      return { is: got.codes.some((code) => NONCE_GONE.has(code)) ? 'absent' : 'declined' };
    case 'missing':
      return { is: 'not_asked', why: 'answered 404' };
    case 'not_asked':
    case 'silent':
      return got;
  }
}

async function forget(call: BraintreeCall, token: string): Promise<StepAnswer> {
  const got = await call('DELETE', `/payment_methods/any/${encodeURIComponent(token)}`);
  if (got.is === 'ok' || got.is === 'missing') return { is: 'done', reference: token };
  return got.is === 'refused'
    ? { is: 'impossible', why: got.codes.join(' ') }
    : { is: 'silent', why: got.why };
}

/** The cards that Braintree keeps for us. */
export const braintreeVault = (call: BraintreeCall): Pick<CardPort, 'keep' | 'forget'> => ({
  keep: (card) => keep(call, card),
  forget: (token) => forget(call, token),
});
