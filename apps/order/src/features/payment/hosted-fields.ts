import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { loadBraintree } from '#features/payment/braintree.ts';
import type { CardTokeniser } from '#features/payment/tokeniser.ts';

/** Where the vendor's frames go, and how what is typed in them looks. */
export type HostedPlaces = { number: string; expiry: string; csc: string; styles: object };
export type HostedTokeniser = CardTokeniser & { remove(): void };

function messageOf(error: unknown): string {
  const { type, message } = (error ?? {}) as { type?: string; message?: string };
  return type === 'CUSTOMER' && message ? message : checkoutTexts.braintreeUnreachable;
}

/** The card is typed into frames of the provider: on live venues its number never touches our page. */
export async function hostedTokeniser(
  key: string,
  places: HostedPlaces,
  onBrand: (type: string) => void,
): Promise<HostedTokeniser> {
  const { braintree, client } = await loadBraintree('hosted-fields', key);
  const fields = await braintree.hostedFields.create({
    client,
    styles: places.styles,
    fields: {
      number: { container: `#${places.number}` },
      expirationDate: { container: `#${places.expiry}`, placeholder: 'MM / YY' },
      cvv: { container: `#${places.csc}` },
    },
  });
  fields.on('cardTypeChange', ({ cards }) => onBrand(cards.length === 1 ? (cards[0]?.type ?? '') : ''));
  return {
    remove: () => void fields.teardown().catch(() => undefined),
    async tokenise({ name }, { postcode }) {
      try {
        const billing = postcode === '' ? {} : { billingAddress: { postalCode: postcode } };
        const { nonce, details } = await fields.tokenize({ cardholderName: name.trim(), ...billing });
        return { ok: true, nonce, bin: details?.bin };
      } catch (error) {
        return { ok: false, message: messageOf(error) };
      }
    },
  };
}
