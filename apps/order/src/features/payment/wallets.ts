import type { Merchant } from '@servery/contract/entities/merchant';
import { applePay } from '#features/payment/apple-pay.ts';
import { googlePay } from '#features/payment/google-pay.ts';
import type { Wallets } from '#features/payment/wallet.ts';

/** Nobody waits longer for a wallet to say whether it is there. */
const PATIENCE_MS = 3000;
const later = () =>
  new Promise<undefined>((done) => {
    setTimeout(done, PATIENCE_MS, undefined);
  });

/** The wallets that the venue takes and this browser has. */
export async function walletsHere(merchant: Merchant): Promise<Wallets> {
  const apple = merchant.is_apple_pay_enabled === 1 ? applePay(merchant) : undefined;
  const asked = merchant.is_google_pay_enabled === 1 ? googlePay(merchant).catch(() => undefined) : undefined;
  const google = await Promise.race([asked, later()]);
  return { ...(apple && { APPLE: apple }), ...(google && { GOOGLE: google }) };
}
