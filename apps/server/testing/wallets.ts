import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { braintreeEnv } from './cards.ts';
import { add, submission, visit } from './orders.ts';
import type { Person } from './servery.ts';

export const walletEnv = (url: string): Record<string, string> => ({
  ...braintreeEnv(url),
  APPLE_PAY_MERCHANT_ID: 'merchant.example.banksia',
  GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T',
});

export const WALLETS = ['APPLE', 'GOOGLE'] as const;
export type Wallet = (typeof WALLETS)[number];

const sealed = Buffer.from('sealed by the device').toString('base64');

/** What the sheets hand to the page. `ending` 1115 is a card that is declined. */
export const appleData = (network = 'visa', ending = '8886') => ({
  paymentData: {
    version: 'EC_v1',
    data: sealed,
    signature: sealed,
    header: { publicKeyHash: sealed, ephemeralPublicKey: sealed, transactionId: 'a1b2c3' },
  },
  paymentMethod: { displayName: `Visa ${ending}`, network, type: 'credit' },
  transactionIdentifier: 'A1B2C3',
});
export const googleData = (cardNetwork = 'VISA', nonce = 'fake-android-pay-visa-nonce') => ({
  type: 'CARD',
  description: 'Visa •••• 1111',
  info: { cardNetwork, cardDetails: '1111' },
  tokenizationData: {
    type: 'PAYMENT_GATEWAY',
    token: JSON.stringify({ androidPayCards: [{ nonce, details: { cardType: 'Visa', lastFour: '1111' } }] }),
  },
});
export const walletData = (wallet: Wallet): string =>
  JSON.stringify(wallet === 'APPLE' ? appleData() : googleData());

/** Chips in the cart, and the submission that pays for them with a wallet: $16.00, without a surcharge. */
export async function chipsByWallet(
  person: Person,
  wallet: Wallet,
  more: Partial<CallInput<'SubmitOrder'>> = {},
) {
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 2);
  const fields = submission(venue, {
    payment_method: wallet,
    expected_total: '16.00',
    wallet_data: walletData(wallet),
    submit_key: randomUUID(),
    ...more,
  });
  return { venue, fields, key: String(fields.submit_key) };
}
