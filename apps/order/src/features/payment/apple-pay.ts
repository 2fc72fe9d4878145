import type { Merchant } from '@servery/contract/entities/merchant';
import { APPLE_PAY_VERSION, applePayRequest } from '@servery/domain/checkout/wallets';
import type { Wallet, WalletSheet } from '#features/payment/wallet.ts';

type Session = {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: object } }) => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  completePayment(result: { status: number }): void;
};
type Sessions = {
  new (version: number, request: object): Session;
  supportsVersion(version: number): boolean;
  canMakePayments(): boolean;
  STATUS_SUCCESS: number;
  STATUS_FAILURE: number;
};

const sessionsHere = (): Sessions | undefined =>
  (globalThis as unknown as { ApplePaySession?: Sessions }).ApplePaySession;

/** Apple believes a shop by our server's word, not by the page's. */
async function validate(merchant: Merchant, validationURL: string): Promise<object> {
  const query = new URLSearchParams({
    key: merchant.braintree_tokenization_key,
    url: validationURL,
    domain: location.hostname,
    store_id: String(merchant.id),
    merchant_id: merchant.apple_pay_merchant_id,
  });
  const response = await fetch(`/apple_pay?${query}`);
  if (!response.ok) throw new Error(`the validation answered ${response.status}`);
  return (await response.json()) as object;
}

function openSheet(sessions: Sessions, merchant: Merchant, request: object): Promise<WalletSheet> {
  return new Promise((resolve) => {
    const session = new sessions(APPLE_PAY_VERSION, request);
    session.onvalidatemerchant = ({ validationURL }) =>
      void validate(merchant, validationURL)
        .then((made) => session.completeMerchantValidation(made))
        .catch(() => {
          session.abort();
          resolve({ is: 'unavailable' });
        });
    session.onpaymentauthorized = ({ payment }) =>
      resolve({
        is: 'authorised',
        data: JSON.stringify(payment.token),
        done: (ok) =>
          session.completePayment({ status: ok ? sessions.STATUS_SUCCESS : sessions.STATUS_FAILURE }),
      });
    Object.assign(session, { oncancel: () => resolve({ is: 'cancelled' }) });
    session.begin();
  });
}

/** Apple Pay, where the browser has it. */
export function applePay(merchant: Merchant): Wallet | undefined {
  const sessions = sessionsHere();
  if (!sessions?.supportsVersion(APPLE_PAY_VERSION) || !sessions.canMakePayments()) return undefined;
  return {
    open: async (ask) => {
      try {
        return await openSheet(sessions, merchant, applePayRequest(ask));
      } catch {
        return { is: 'unavailable' };
      }
    },
  };
}
