import { type CardInput, expiryOf } from '@servery/domain/checkout/card';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { askGraphql } from '#features/payment/client-configuration.ts';
import type { CardTokeniser, Tokenised } from '#features/payment/tokeniser.ts';

const QUERY =
  'mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { token creditCard { bin brandCode last4 } } }';

type Answer = {
  data?: { tokenizeCreditCard?: { token?: string; creditCard?: { bin?: string } } | null } | null;
  errors?: { message?: string; extensions?: { errorClass?: string } }[];
};

function bodyOf(card: CardInput, postcode: string): object {
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
  return { operationName: 'TokenizeCreditCard', query: QUERY, variables: { input } };
}

const unreachable: Tokenised = { ok: false, message: checkoutTexts.braintreeUnreachable };

/** What the customer did wrong is said in the provider's words; everything else is the provider's own trouble. */
function outcomeOf({ data, errors }: Answer): Tokenised {
  const { token, creditCard } = data?.tokenizeCreditCard ?? {};
  if (token) return { ok: true, nonce: token, bin: creditCard?.bin };
  const refused = errors?.find(({ extensions }) => extensions?.errorClass === 'VALIDATION');
  return refused?.message ? { ok: false, message: refused.message } : unreachable;
}

/** Straight from our own form to the provider's GraphQL address: for its sandbox, where no real card is typed. */
export const directTokeniser = (at: { url: string; key: string }): CardTokeniser => ({
  async tokenise(card, { postcode }) {
    try {
      return outcomeOf(await askGraphql<Answer>(at, bodyOf(card, postcode)));
    } catch {
      return unreachable;
    }
  },
});
