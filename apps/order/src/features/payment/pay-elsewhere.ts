import { isPaymentAddress, nativeResult } from '@servery/domain/checkout/redirect';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { Platform } from '#platform/port.ts';
import type { PaymentStep } from '#ordering/use-submit-order.ts';

type Exits = Pick<Platform, 'native' | 'browse'> & { leave(url: string): void };
type Elsewhere = { method: string; redirect: string };

const saidOf = (method: string) =>
  method === 'CB'
    ? { noAddress: checkoutTexts.coinbaseRedirect, failed: checkoutTexts.paymentFailed }
    : { noAddress: checkoutTexts.payPalRedirect, failed: checkoutTexts.payPalFailed };

const failed = (message: string): PaymentStep => ({ is: 'failed', message });

/** In the app the provider's pages open inside it, and the order is placed when they close. */
async function inApp(
  { method, redirect }: Elsewhere,
  browse: NonNullable<Platform['browse']>,
): Promise<PaymentStep> {
  const address = await browse(redirect, (each) => nativeResult(each) !== undefined).catch(() => '');
  const result = nativeResult(address);
  if (result === 'pp_success') return { is: 'paid', proof: {} };
  return failed(result === 'pp_cancel' ? checkoutTexts.actionCancelled : saidOf(method).failed);
}

/** Sends the customer to the provider's own pages. */
export async function payElsewhere(to: Elsewhere, exits: Exits): Promise<PaymentStep> {
  if (!isPaymentAddress(to.redirect)) return failed(saidOf(to.method).noAddress);
  if (exits.native && exits.browse) return inApp(to, exits.browse);
  exits.leave(to.redirect);
  return { is: 'left' };
}
