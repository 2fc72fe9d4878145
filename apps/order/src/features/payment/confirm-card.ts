import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { loadBraintree } from '#features/payment/braintree.ts';
import { clientConfiguration } from '#features/payment/client-configuration.ts';
import type { Tokenised } from '#features/payment/tokeniser.ts';

type Provider = { url: string; key: string };
type Card = { nonce: string; bin: string; amount: string };
type Lookup = { paymentMethod?: { nonce?: string }; lookup?: { acsUrl?: string } };

const TIMEOUT_MS = 30_000;
const unreachable: Tokenised = { ok: false, message: checkoutTexts.braintreeUnreachable };
const refused: Tokenised = { ok: false, message: checkoutTexts.bankRefused };

/** Braintree itself, and not a stand-in for it. */
const isVendor = (url: string): boolean => new URL(url).hostname.endsWith('.braintree-api.com');

/** The vendor's own component asks the bank, and shows what the bank wants to show. */
async function throughVendor(key: string, { nonce, bin, amount }: Card): Promise<Tokenised> {
  const { braintree, client } = await loadBraintree('three-d-secure', key);
  if (!client.getConfiguration().gatewayConfiguration.threeDSecureEnabled) return { ok: true, nonce };
  const secure = await braintree.threeDSecure.create({ version: 2, client });
  const verified = await secure.verifyCard({
    nonce,
    bin,
    amount,
    onLookupComplete: (_data, next) => next(),
  });
  return verified.liabilityShiftPossible && !verified.liabilityShifted
    ? refused
    : { ok: true, nonce: verified.nonce };
}

async function lookUp(api: string, key: string, { nonce, amount }: Card): Promise<Lookup> {
  const response = await fetch(
    `${api}/v1/payment_methods/${encodeURIComponent(nonce)}/three_d_secure/lookup`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount, tokenizationKey: key }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (!response.ok) throw new Error(`the card provider answered ${response.status}`);
  return (await response.json()) as Lookup;
}

/** A nonce that its bank agrees to, or words that say why not. Nothing is charged by asking. */
export async function confirmCard(
  { url, key }: Provider,
  card: Card,
  askInFrame: (url: string) => Promise<Tokenised>,
): Promise<Tokenised> {
  try {
    if (isVendor(url)) return await throughVendor(key, card);
    const { clientApiUrl, creditCard } = await clientConfiguration({ url, key });
    if (!creditCard?.threeDSecureEnabled) return { ok: true, nonce: card.nonce };
    const { paymentMethod, lookup } = await lookUp(clientApiUrl, key, card);
    if (lookup?.acsUrl) return await askInFrame(lookup.acsUrl);
    return { ok: true, nonce: paymentMethod?.nonce ?? card.nonce };
  } catch {
    return unreachable;
  }
}
