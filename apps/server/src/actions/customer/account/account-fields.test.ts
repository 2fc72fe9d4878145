import { expect, test } from 'vitest';
import { signIn, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const CUSTOMER =
  'id name email mobile gender birthday balance balance_held balance_debit balance_transferable status country_code menu_name credit_card_type credit_card_ending credit_card_notice credit_card_update credit_card_expired auto_topup_amount has_saved_card has_mobile has_mobile_pin is_apple_connected is_google_connected billing_addresses delivery_addresses';
const ACCOUNT =
  'currency_sign currency_code country_code merchant_name is_standing_orders_enabled is_loyalty_schemes_enabled is_topup_enabled is_bitcoin_payments_enabled is_credit_card_tokenization_enabled';
const VENUE =
  'is_apple_pay_enabled apple_pay_merchant_id is_google_pay_enabled google_pay_gateway google_pay_gateway_id google_pay_merchant_id is_billing_address_required is_braintree_payments_enabled braintree_tokenization_key surcharge_percent_amex surcharge_percent_cc surcharge_percent_paypal';
/** Of nobody’s business but the server’s. */
const KEPT = 'billing_id payment_gateway_id merchant_guid card_token';

const lacking = (names: string, of: object): string[] =>
  names.split(' ').filter((name) => !Object.hasOwn(of, name));

inEachServery('the account', (servery) => {
  test('has who somebody is, what they have and how they sign in, and nothing of the provider’s [ACC-342]', async () => {
    const member = await signIn(servery().person());
    const { customer } = await member.call('CustomerAccount');
    expect(lacking(CUSTOMER, customer)).toEqual([]);
    expect(lacking(KEPT, customer)).toEqual(KEPT.split(' '));
    expect(customer.delivery_addresses[0]).toEqual({ id: expect.any(Number), address: expect.any(String) });
  });

  test('has its settings, and its venue those of paying [ACC-345]', async () => {
    const member = await signIn(servery().person());
    const { account } = await member.call('CustomerAccount');
    expect(lacking(ACCOUNT, account)).toEqual([]);
    expect(account).toMatchObject({
      currency_sign: '$',
      currency_code: 'AUD',
      merchant_name: 'Banksia Kitchen',
    });
    const { merchant } = await visit(member);
    expect(lacking(VENUE, merchant)).toEqual([]);
    expect(Object.keys(merchant.menu.payment_methods[0]!)).toEqual(
      expect.arrayContaining(['id', 'code', 'icon', 'desc']),
    );
  });
});
