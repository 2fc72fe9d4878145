import { holdsCardNumber } from '@servery/domain/payments/card-number';
import { z } from 'zod';

const words = z
  .string()
  .max(80)
  .refine((text) => !holdsCardNumber(text));
const sealed = z
  .string()
  .max(8000)
  .regex(/^[A-Za-z0-9+/=]*$/);
const hex = z
  .string()
  .max(200)
  .regex(/^[A-Fa-f0-9]*$/);

const appleToken = z.object({
  paymentData: z.object({
    version: words,
    data: sealed,
    signature: sealed,
    header: z.object({
      publicKeyHash: sealed,
      ephemeralPublicKey: sealed.optional(),
      wrappedKey: sealed.optional(),
      transactionId: hex,
    }),
  }),
  paymentMethod: z.object({
    displayName: words.default(''),
    network: z.string().regex(/^(visa|mastercard)$/i),
    type: words.default(''),
  }),
  transactionIdentifier: hex,
});
export type AppleToken = z.output<typeof appleToken>;

const googleData = z.object({
  type: z.literal('CARD'),
  info: z.object({ cardNetwork: z.enum(['VISA', 'MASTERCARD']) }),
  tokenizationData: z.object({ type: z.literal('PAYMENT_GATEWAY'), token: z.string().max(8000) }),
});
/** Google's sheet hands the token of the gateway through; Braintree's has the nonce inside. */
const gatewayToken = z.object({
  androidPayCards: z
    .array(
      z.object({
        nonce: z
          .string()
          .min(1)
          .max(200)
          .refine((text) => !holdsCardNumber(text)),
      }),
    )
    .min(1),
});

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a wallet's sheet handed to the page: Apple's token as it is, of Google's the nonce in it. Nothing if it is neither. */
export type WalletData = { is: 'apple'; token: AppleToken } | { is: 'nonce'; nonce: string };

export function readWalletData(method: string, text: string | undefined): WalletData | undefined {
  const given = json(text ?? '');
  if (method === 'APPLE') {
    const token = appleToken.safeParse(given);
    return token.success ? { is: 'apple', token: token.data } : undefined;
  }
  const data = googleData.safeParse(given);
  const inside = gatewayToken.safeParse(data.success ? json(data.data.tokenizationData.token) : undefined);
  return inside.success ? { is: 'nonce', nonce: inside.data.androidPayCards[0]!.nonce } : undefined;
}
