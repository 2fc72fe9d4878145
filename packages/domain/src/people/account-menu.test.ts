import { expect, test } from 'vitest';
import { accountMenu, hasStandingOrders } from '#people/account-menu';
import { guestCustomer } from '#people/guest';

const customer = { ...guestCustomer, id: 1, status: 1 as const };
const account = {
  currency_sign: '$',
  currency_code: 'AUD',
  country_code: 'AU',
  merchant_name: 'Banksia Kitchen',
  is_loyalty_schemes_enabled: 0 as const,
  is_standing_orders_enabled: 0 as const,
  is_topup_enabled: 0 as const,
  is_bitcoin_payments_enabled: 0 as const,
  is_credit_card_tokenization_enabled: 0 as const,
};
const nothingHidden = { hide_security: false, hide_logout: false };
const menu = (change: { customer?: object; account?: object; hidden?: object }) =>
  accountMenu(
    { customer: { ...customer, ...change.customer }, account: { ...account, ...change.account } },
    { ...nothingHidden, ...change.hidden },
  ).map(({ to }) => to);

test('has orders, billing and feedback for everybody [ACC-041]', () => {
  expect(menu({})).toEqual([
    '/account',
    '/account/orders',
    '/account/managecard',
    '/account/feedback',
    '/account/password',
    '/account/pin',
    '/logout',
  ]);
});

test('rewards, top-up and standing orders follow the modules that are on [ACC-042 ACC-045]', () => {
  expect(menu({ account: { is_loyalty_schemes_enabled: 1 } })).toContain('/account/rewards');
  expect(menu({ account: { is_topup_enabled: 1 } })).toContain('/account/topup');
  expect(menu({ account: { is_standing_orders_enabled: 1 } })).toContain('/account/standingorders');
});

test('the password is changed unless that is hidden or a provider signs in [ACC-043]', () => {
  expect(menu({ customer: { is_apple_connected: 1 } })).not.toContain('/account/password');
  expect(menu({ customer: { is_google_connected: 1 } })).not.toContain('/account/password');
  expect(menu({ hidden: { hide_security: true } })).not.toContain('/account/password');
});

test('logout is there unless that is hidden [ACC-044]', () => {
  expect(menu({ hidden: { hide_logout: true } })).not.toContain('/logout');
});

test('standing orders are offered where the venue has them, and never at a kiosk [ACC-119]', () => {
  const offered = (is_standing_orders_enabled: 0 | 1, status: 1 | 3 | 8) =>
    hasStandingOrders({
      customer: { ...customer, status },
      account: { ...account, is_standing_orders_enabled },
    });
  expect([offered(1, 1), offered(1, 8), offered(1, 3), offered(0, 1)]).toEqual([true, true, false, false]);
});

test('the first page is called by whose account it is, the others by what they are for', () => {
  const labels = accountMenu({ customer: { ...customer, status: 8 }, account }, nothingHidden).map(
    ({ label }) => label,
  );
  expect(labels.slice(0, 2)).toEqual(['Staff Account', 'Orders']);
});
