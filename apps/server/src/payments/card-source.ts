import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { isAmex, methodText } from '@servery/domain/payments/methods';
import type { Database } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { accountOf, type PaymentPorts } from '#payments/ports';
import { readWalletData } from '#payments/wallet-data';
import type { CardPort, CardSale, NonceKind } from '#providers/card/port';
import type { Charge } from '#payments/charge';
import { findCustomer } from '#stores/people';

export type SourceProblem = Failure<
  'card_token_required' | 'card_token_invalid' | 'no_saved_card' | 'payment_unavailable'
>;
type Found = { ok: true; source: CardSale['source']; print?: string } | SourceProblem;

const WALLET_KINDS: Readonly<Record<string, NonceKind>> = { APPLE: 'apple', GOOGLE: 'google' };

const from = (source: CardSale['source']): Found => ({ ok: true, source });

type Kept = { customerId: number | null; accountId: string | null };

/** In the vault of this very account; a card that another one keeps is none here. */
async function tokenOf(db: Database, { customerId, accountId }: Kept): Promise<string> {
  const customer = await db.read((tx) => findCustomer(tx, customerId ?? 0));
  return customer?.card_account_id === accountId ? customer.card_token : '';
}

async function savedCard(db: Database, kept: Kept): Promise<Found> {
  const token = await tokenOf(db, kept);
  return token === '' ? fail('no_saved_card') : { ok: true, source: { token }, print: token };
}

/** A saved card as the browser asks its bank about it: nothing is charged by that. */
export async function toConfirm(
  db: Database,
  ports: Pick<PaymentPorts, 'card' | 'accounts'>,
  customerId: number | null,
): Promise<{ ok: true; nonce: string; bin: string } | Failure<'no_saved_card' | 'payment_unavailable'>> {
  const token = await tokenOf(db, { customerId, accountId: accountOf(ports, 'SAVED') });
  const got = token === '' ? ({ is: 'absent' } as const) : await ports.card?.nonceFor(token);
  if (got?.is === 'nonce') return { ok: true, nonce: got.nonce, bin: got.bin };
  return got?.is === 'absent'
    ? fail('no_saved_card')
    : fail('payment_unavailable', { text: checkoutTexts.braintreeUnreachable });
}

/** Nothing is charged by making a nonce: where it is not made, the payment has not begun. */
async function walletNonce(card: CardPort, method: string, data: string | undefined): Promise<Found> {
  const wallet = readWalletData(method, data);
  const made = wallet?.is === 'apple' ? await card.wallets.appleNonce(wallet.token) : wallet;
  const unavailable = fail('payment_unavailable', {
    text: checkoutTexts.notAvailable({ method: methodText(method) }),
  });
  if (made?.is !== 'nonce') return unavailable;
  // A plain card that is called a wallet would go without its surcharge, and without its bank being asked.
  const seen = await card.look(made.nonce);
  if (seen.is !== 'card') return seen.is === 'absent' ? fail('card_token_invalid') : unavailable;
  return seen.kind === WALLET_KINDS[method] && !isAmex(seen.type)
    ? { ok: true, source: { nonce: made.nonce }, print: seen.print }
    : fail('card_token_invalid');
}

/** What the card provider is to charge: a nonce of the browser's, of a wallet's, or a card that it keeps. */
export async function sourceOf(
  db: Database,
  provider: CardPort,
  { attempt, card }: Charge<unknown>,
): Promise<Found> {
  switch (attempt.method) {
    case 'CC':
      return card.nonce ? from({ nonce: card.nonce }) : fail('card_token_required');
    case 'APPLE':
    case 'GOOGLE':
      return walletNonce(provider, attempt.method, card.wallet);
    default:
      if (card.nonce) return from({ nonce: card.nonce });
      // Its owner is here, and the venue wants every owner asked.
      return provider.needsBank && !card.unattended
        ? fail('card_token_required')
        : savedCard(db, { customerId: attempt.customer_id, accountId: attempt.account_id });
  }
}
