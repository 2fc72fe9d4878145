import { expect, test } from 'vitest';
import { isAppleGateway } from '#providers/wallet/apple-hosts';

test.each([
  'https://apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway-nc-pod1-dr.apple.com/paymentservices/startSession',
  'https://cn-apple-pay-gateway-sh-pod1.apple.com/paymentservices/startSession',
])('%s is Apple’s', (address) => expect(isAppleGateway(address)).toBe(true));

test.each([
  '',
  'not an address',
  'http://apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com:8443/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com.evil.example/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com@evil.example/paymentservices/startSession',
  'https://evil.example/apple-pay-gateway.apple.com',
  'https://evil-apple-pay-gateway.apple.com/',
  'https://www.apple.com/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
])('%j is not, and is never asked', (address) => expect(isAppleGateway(address)).toBe(false));
