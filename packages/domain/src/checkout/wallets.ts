/** What the sheet of a wallet is asked for: what it shows, and what it takes. */
export type WalletAsk = { label: string; total: string; country: string; currency: string };

/** The version of Apple's sheet that every device with Apple Pay on the web has. */
export const APPLE_PAY_VERSION = 3;

export const applePayRequest = ({ label, total, country, currency }: WalletAsk) => ({
  countryCode: country,
  currencyCode: currency,
  supportedNetworks: ['visa', 'masterCard'],
  merchantCapabilities: ['supports3DS'],
  total: { label, amount: total, type: 'final' },
});

const GOOGLE_CARD = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['MASTERCARD', 'VISA'],
  },
};
const GOOGLE_API = { apiVersion: 2, apiVersionMinor: 0 };

/** Whether Google Pay can be had here at all. */
export const googlePayQuestion = { ...GOOGLE_API, allowedPaymentMethods: [GOOGLE_CARD] };

/** Whom Google hands the card to; Braintree knows a shop by its merchant and an authorisation. */
export type GoogleGateway = {
  gateway: string;
  gatewayId: string;
  merchantId: string;
  authorisation: string;
};

const SDK_VERSION = '3.144.0';

const gatewayParameters = ({ gateway, gatewayId, authorisation }: GoogleGateway) => ({
  gateway,
  [`${gateway}:apiVersion`]: 'v1',
  [`${gateway}:sdkVersion`]: SDK_VERSION,
  [`${gateway}:merchantId`]: gatewayId,
  [`${gateway}:authorizationFingerprint`]: authorisation,
  [`${gateway}:metadata`]: JSON.stringify({ source: 'client', integration: 'custom', version: SDK_VERSION }),
});

export const googlePayRequest = (ask: WalletAsk, to: GoogleGateway) => ({
  ...GOOGLE_API,
  merchantInfo: { merchantId: to.merchantId, merchantName: ask.label },
  allowedPaymentMethods: [
    {
      ...GOOGLE_CARD,
      tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: gatewayParameters(to) },
    },
  ],
  transactionInfo: {
    countryCode: ask.country,
    currencyCode: ask.currency,
    totalPriceStatus: 'FINAL',
    totalPrice: ask.total,
    totalPriceLabel: ask.label,
    checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE',
  },
  callbackIntents: ['PAYMENT_AUTHORIZATION'],
});
