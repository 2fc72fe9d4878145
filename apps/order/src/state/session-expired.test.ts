import { expect, test } from 'vitest';
import { expiryTag, expiryText } from '#state/session-expired.ts';

test('the words of an ended session carry the tag of the screen, or of the call', () => {
  expect(expiryText('/account', 'CustomerAccount')).toBe(
    'Session expired, sign in to try again (MSG FE-AUTH-0)',
  );
  expect(expiryTag('/account/rewards', 'Rewards')).toBe('FE-AUTH-1');
  expect(expiryTag('/account/rewards', 'CustomerAccount')).toBe('FE-AUTH-0');
  for (const path of ['/checkout', '/kiosk/checkout', '/account/standingorder/4', '/account/standingorders'])
    expect(expiryTag(path, 'SubmitOrder')).toBe('FE-AUTH-2');
  expect(expiryTag('/account/topup', 'TopupApplePay')).toBe('TUAP-AUTH-0');
  expect(expiryTag('/account/topup', 'TopupGooglePay')).toBe('TUAP-AUTH-0');
});

test('wherever else it is found out, it is the account that was asked for', () => {
  expect([expiryTag('/menu/banksia'), expiryTag('/account')]).toEqual(['FE-AUTH-0', 'FE-AUTH-0']);
});
