import { hash } from 'node:crypto';
import { appModes } from '@servery/contract/envelope';
import type { CallInput } from '@servery/contract/registry';
import { z } from 'zod';
import type { Cart } from '@servery/domain/ordering/cart';
import { type OrderTotals, toPay } from '@servery/domain/totals/order-totals';
import type { AttemptRecord } from '#stores/payments';

type Input = CallInput<'SubmitOrder'>;

const stored = z.object({
  input: z.looseObject({ merchant_id: z.number(), menu_id: z.number(), submit_key: z.string() }),
  mode: z.enum(appModes),
  brand: z.string(),
});
export type KeptSubmission = Omit<z.output<typeof stored>, 'input'> & { input: Input };

/** What is needed to place the order when the answer comes late: everything but the token of the card or the wallet. */
export function keepSubmission(kept: KeptSubmission): string {
  const { braintree_nonce: _nonce, wallet_data: _wallet, ...input } = kept.input;
  return JSON.stringify({ ...kept, input });
}

export const readSubmission = (text: string): KeptSubmission | undefined =>
  text === '' ? undefined : (stored.parse(JSON.parse(text)) as KeptSubmission);

type Paid = Pick<AttemptRecord, 'amount' | 'cart_print' | 'gift_id' | 'gift_cents'>;

/** Whether the money is for this cart, at what it comes to now, with what its gift voucher pays. */
export const isForCart = (attempt: Paid, cart: Cart, totals: Pick<OrderTotals, 'total' | 'gift'>): boolean =>
  attempt.amount === toPay(totals) &&
  attempt.gift_cents === totals.gift &&
  (attempt.gift_id ?? '') === (totals.gift === 0 ? '' : cart.giftId) &&
  attempt.cart_print === cartPrint(cart);

/** A cart in short: money that was held for one cart never pays for another. */
export const cartPrint = ({ id, lines }: Cart): string =>
  hash('sha256', JSON.stringify([id, lines]), 'base64url');
