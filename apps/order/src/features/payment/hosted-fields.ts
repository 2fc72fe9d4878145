import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { CardTokeniser } from '#features/payment/tokeniser.ts';

/** The vendor's version that this was written against. */
const SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js';

type Client = object;
type Instance = {
  tokenize(options: {
    cardholderName: string;
    billingAddress?: { postalCode: string };
  }): Promise<{ nonce: string }>;
  on(event: 'cardTypeChange', heard: (event: { cards: { type: string }[] }) => void): void;
  teardown(): Promise<void>;
};
type Vendor = {
  client: { create(options: { authorization: string }): Promise<Client> };
  hostedFields: { create(options: object): Promise<Instance> };
};

const loads = new Map<string, Promise<void>>();

/** Nothing of the vendor is loaded before somebody pays by card. */
function loadScript(file: string): Promise<void> {
  const held = loads.get(file);
  if (held) return held;
  const load = new Promise<void>((done, failed) => {
    const script = document.createElement('script');
    script.src = `${SCRIPTS}/${file}.min.js`;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      loads.delete(file);
      script.remove();
      failed(new Error(`${file} did not load`));
    });
    document.head.append(script);
  });
  loads.set(file, load);
  return load;
}

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
  await loadScript('client');
  await loadScript('hosted-fields');
  const { braintree } = globalThis as unknown as { braintree: Vendor };
  const client = await braintree.client.create({ authorization: key });
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
        const { nonce } = await fields.tokenize({ cardholderName: name.trim(), ...billing });
        return { ok: true, nonce };
      } catch (error) {
        return { ok: false, message: messageOf(error) };
      }
    },
  };
}
