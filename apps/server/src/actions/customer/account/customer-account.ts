import { topupMethods } from '@servery/domain/payments/topup';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { hasSchemes } from '#stores/rewards';
import { standingMenus } from '#queries/standing-orders';
import { customerView } from '#queries/customer';

export const customerAccount = readAction(
  'CustomerAccount',
  ['payments'],
  async (tx, _input, { caller, payments }) => {
    const customer = await customerView(tx, caller.session?.customer_id ?? 0, caller.now);
    const offers = await payments.offeredIn(tx, caller.brand.code);
    const standing = await standingMenus(tx, caller);
    const { modules } = caller.brand;
    return answer({
      customer,
      account: {
        currency_sign: '$',
        currency_code: 'AUD',
        country_code: 'AU',
        merchant_name: caller.brand.name,
        is_loyalty_schemes_enabled: (await hasSchemes(tx, caller.brand.code)) ? 1 : 0,
        is_standing_orders_enabled: standing.length > 0 ? 1 : 0,
        is_topup_enabled: modules.topup && topupMethods.some(offers) ? 1 : 0,
        is_bitcoin_payments_enabled: modules.topup && offers('CB') ? 1 : 0,
        is_credit_card_tokenization_enabled: offers('CC') ? 1 : 0,
      },
    });
  },
);
