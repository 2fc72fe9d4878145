import { z } from 'zod';
import { askProvider, type Asked } from '#providers/ask';
import type { BraintreeSettings } from '#providers/card/braintree-http';
import type { CardPort } from '#providers/card/port';
import { readSession } from '#providers/wallet/apple-pay';

const cards = z.object({ applePayCards: z.array(z.object({ nonce: z.string().min(1).max(200) })).min(1) });
const VERSION = '3.144.0';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Braintree's client API, as its own script speaks it: what a wallet hands over becomes a nonce there. */
export function braintreeWallets(settings: BraintreeSettings): CardPort['wallets'] {
  const { url, merchantId, tokenizationKey, timeoutMs } = settings;
  const ask = (path: string, body: object): Promise<Asked> =>
    askProvider(
      `${url}/merchants/${merchantId}/client_api/v1/${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          ...body,
          tokenizationKey,
          braintreeLibraryVersion: `braintree/web/${VERSION}`,
          _meta: { source: 'applePay', integration: 'custom', sdkVersion: VERSION, platform: 'web' },
        }),
      },
      { provider: 'braintree', timeoutMs },
    );
  return {
    appleSession: async ({ merchantIdentifier, validationUrl, domain, displayName }) =>
      readSession(
        await ask('apple_pay_web/sessions', {
          applePayWebSession: {
            validationUrl,
            domainName: domain,
            merchantIdentifier,
            displayName: displayName.slice(0, 64),
          },
        }),
      ),
    appleNonce: async (token) => {
      const paymentData = Buffer.from(JSON.stringify(token.paymentData)).toString('base64');
      const got = await ask('payment_methods/apple_payment_tokens', {
        applePaymentToken: { ...token, paymentData },
      });
      if (!got.ok) return { is: 'silent', why: got.why };
      const made = cards.safeParse(parse(got.text));
      if (made.success) return { is: 'nonce', nonce: made.data.applePayCards[0]!.nonce };
      return got.status >= 400 && got.status < 500
        ? { is: 'refused', why: `answered ${got.status}` }
        : { is: 'silent', why: `answered ${got.status}` };
    },
  };
}
