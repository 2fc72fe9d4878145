import { isPaymentAddress, nativeResult } from '@servery/domain/checkout/redirect';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { Platform } from '#platform/port.ts';
import type { PaymentStep } from '#state/use-submit-order.ts';

type Ways = Pick<Platform, 'native' | 'browse'> & { leave(url: string): void };

const failed = (message: string): PaymentStep => ({ is: 'failed', message });

/** In the app the provider's pages open inside it, and the order is placed when they close. */
async function inApp(url: string, browse: NonNullable<Platform['browse']>): Promise<PaymentStep> {
  const address = await browse(url, (each) => nativeResult(each) !== undefined).catch(() => '');
  const result = nativeResult(address);
  if (result === 'pp_success') return { is: 'paid', proof: {} };
  return failed(result === 'pp_cancel' ? checkoutTexts.actionCancelled : checkoutTexts.payPalFailed);
}

/** Sends the customer to the provider's own pages. */
export async function payElsewhere(redirect: string, ways: Ways): Promise<PaymentStep> {
  if (!isPaymentAddress(redirect)) return failed(checkoutTexts.payPalRedirect);
  if (ways.native && ways.browse) return inApp(redirect, ways.browse);
  ways.leave(redirect);
  return { is: 'left' };
}
