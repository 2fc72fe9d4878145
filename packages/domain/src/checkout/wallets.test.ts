import { expect, test } from 'vitest';
import { APPLE_PAY_VERSION, applePayRequest, googlePayQuestion, googlePayRequest } from '#checkout/wallets';

const ask = { label: 'Banksia Kitchen', total: '16.00', country: 'AU', currency: 'AUD' };
const to = { gateway: 'braintree', gatewayId: 'banksia', merchantId: 'BCR2DN4T', authorisation: 'abc' };

test('Apple Pay takes Visa and Mastercard, with 3DS, and shows the final total [CHK-118]', () => {
  expect(applePayRequest(ask)).toEqual({
    countryCode: 'AU',
    currencyCode: 'AUD',
    supportedNetworks: ['visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    total: { label: 'Banksia Kitchen', amount: '16.00', type: 'final' },
  });
});

test('Google Pay takes Mastercard and Visa only, with PAN_ONLY and CRYPTOGRAM_3DS [CHK-119]', () => {
  for (const { allowedPaymentMethods } of [googlePayQuestion, googlePayRequest(ask, to)])
    expect(allowedPaymentMethods).toMatchObject([
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['MASTERCARD', 'VISA'],
        },
      },
    ]);
});

test('the request to Google Pay states the price as final [CHK-120]', () => {
  expect(googlePayRequest(ask, to).transactionInfo).toMatchObject({
    totalPriceStatus: 'FINAL',
    totalPrice: '16.00',
    currencyCode: 'AUD',
    countryCode: 'AU',
  });
});

test('asks the sheets in the versions that they know, and Google’s to say when it is allowed', () => {
  expect(APPLE_PAY_VERSION).toBe(3);
  const version = { apiVersion: 2, apiVersionMinor: 0 };
  expect(googlePayQuestion).toMatchObject(version);
  expect(googlePayRequest(ask, to)).toMatchObject({
    ...version,
    callbackIntents: ['PAYMENT_AUTHORIZATION'],
  });
});

test('Google hands the card to the gateway of the venue', () => {
  expect(googlePayRequest(ask, to).allowedPaymentMethods[0]?.tokenizationSpecification).toMatchObject({
    type: 'PAYMENT_GATEWAY',
    parameters: {
      gateway: 'braintree',
      'braintree:merchantId': 'banksia',
      'braintree:authorizationFingerprint': 'abc',
    },
  });
});
