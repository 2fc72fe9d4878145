import { type CardInput, expiryOf } from '@servery/domain/checkout/card';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { CardTokeniser, Tokenised } from '#features/payment/tokeniser.ts';

const VERSION = '2018-05-10';
const TIMEOUT_MS = 30_000;
const QUERY =
  'mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { token creditCard { bin brandCode last4 } } }';

type Answer = {
  data?: { tokenizeCreditCard?: { token?: string } | null } | null;
  errors?: { message?: string; extensions?: { errorClass?: string } }[];
};

function bodyOf(card: CardInput, postcode: string): string {
  const expiry = expiryOf(card.expiry);
  const creditCard = {
    number: card.number.replaceAll(/\D/g, ''),
    expirationMonth: expiry?.month,
    expirationYear: expiry?.year,
    cvv: card.csc,
    cardholderName: card.name.trim(),
    ...(postcode !== '' && { billingAddress: { postalCode: postcode } }),
  };
  const input = { creditCard, options: { validate: false } };
  const session = crypto.randomUUID();
  return JSON.stringify({
    clientSdkMetadata: { source: 'client', integration: 'custom', sessionId: session },
    operationName: 'TokenizeCreditCard',
    query: QUERY,
    variables: { input },
  });
}

const unreachable: Tokenised = { ok: false, message: checkoutTexts.braintreeUnreachable };

/** What the customer did wrong is said in the provider's words; everything else is the provider's own trouble. */
function outcomeOf({ data, errors }: Answer): Tokenised {
  const token = data?.tokenizeCreditCard?.token;
  if (token) return { ok: true, nonce: token };
  const refused = errors?.find(({ extensions }) => extensions?.errorClass === 'VALIDATION');
  return refused?.message ? { ok: false, message: refused.message } : unreachable;
}

/** Straight from our own form to the provider's GraphQL address: for its sandbox, where no real card is typed. */
export const directTokeniser = (at: { url: string; key: string }): CardTokeniser => ({
  async tokenise(card, { postcode }) {
    try {
      const response = await fetch(at.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${at.key}`,
          'braintree-version': VERSION,
        },
        body: bodyOf(card, postcode),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok ? outcomeOf((await response.json()) as Answer) : unreachable;
    } catch {
      return unreachable;
    }
  },
});
