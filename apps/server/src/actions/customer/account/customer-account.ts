import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { hasSchemes } from '#stores/rewards';
import { customerView } from '#queries/customer';

export const customerAccount = readAction('CustomerAccount', async (tx, _input, caller) => {
  const customer = await customerView(tx, caller.session?.customer_id ?? 0, caller.now);
  return answer({
    customer,
    account: {
      currency_sign: '$',
      currency_code: 'AUD',
      country_code: 'AU',
      is_loyalty_schemes_enabled: (await hasSchemes(tx, caller.brand.code)) ? 1 : 0,
      is_standing_orders_enabled: 0,
      is_topup_enabled: 0,
    },
  });
});
