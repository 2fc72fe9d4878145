import type { Merchant } from '@servery/contract/entities/merchant';
import { type GoogleGateway, googlePayQuestion, googlePayRequest } from '@servery/domain/checkout/wallets';
import { clientConfiguration } from '#features/payment/client-configuration.ts';
import { loadScript } from '#features/payment/load-script.ts';
import type { Wallet, WalletSheet } from '#features/payment/wallet.ts';
import { t } from '#features/payment/texts.ts';

const SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';

type PaymentData = { paymentMethodData: object };
type Told =
  | { transactionState: 'SUCCESS' }
  | { transactionState: 'ERROR'; error: { intent: string; message: string; reason: string } };
type Client = {
  isReadyToPay(question: object): Promise<{ result: boolean }>;
  loadPaymentData(request: object): Promise<PaymentData>;
};
type Api = {
  PaymentsClient: new (options: {
    environment: string;
    paymentDataCallbacks: { onPaymentAuthorized(data: PaymentData): Promise<Told> };
  }) => Client;
};

const apiHere = (): Api | undefined =>
  (globalThis as unknown as { google?: { payments?: { api?: Api } } }).google?.payments?.api;

const FAILED: Told = {
  transactionState: 'ERROR',
  error: {
    intent: 'PAYMENT_AUTHORIZATION',
    reason: 'OTHER_ERROR',
    message: t.orderFailed,
  },
};

async function gatewayOf(merchant: Merchant): Promise<GoogleGateway> {
  const { googlePay } = await clientConfiguration({
    url: merchant.braintree_url,
    key: merchant.braintree_tokenization_key,
  });
  return {
    gateway: merchant.google_pay_gateway,
    gatewayId: merchant.google_pay_gateway_id,
    merchantId: merchant.google_pay_merchant_id,
    authorisation: googlePay?.googleAuthorization ?? '',
  };
}

const isCancelled = (error: unknown): boolean =>
  (error as { statusCode?: string } | null)?.statusCode === 'CANCELED';

/** Google Pay, where the browser has it. Google's script is loaded only for venues with keys of their own. */
export async function googlePay(merchant: Merchant): Promise<Wallet | undefined> {
  const environment = merchant.google_pay_environment;
  if (!apiHere() && environment !== '') await loadScript(SCRIPT);
  const api = apiHere();
  if (!api) return undefined;
  let authorised: ((data: PaymentData) => Promise<Told>) | undefined;
  const client = new api.PaymentsClient({
    environment: environment || 'TEST',
    paymentDataCallbacks: {
      onPaymentAuthorized: (data) => authorised?.(data) ?? Promise.resolve(FAILED),
    },
  });
  const [{ result }, gateway] = await Promise.all([
    client.isReadyToPay(googlePayQuestion),
    gatewayOf(merchant),
  ]);
  if (!result) return undefined;
  return {
    open: (ask) =>
      new Promise<WalletSheet>((resolve) => {
        authorised = ({ paymentMethodData }) => {
          // One tap is one try: a second one inside the same sheet begins at the checkout again.
          authorised = undefined;
          return new Promise((tell) =>
            resolve({
              is: 'authorised',
              data: JSON.stringify(paymentMethodData),
              done: (ok) => tell(ok ? { transactionState: 'SUCCESS' } : FAILED),
            }),
          );
        };
        client
          .loadPaymentData(googlePayRequest(ask, gateway))
          .catch((error: unknown) => resolve({ is: isCancelled(error) ? 'cancelled' : 'unavailable' }));
      }),
  };
}
