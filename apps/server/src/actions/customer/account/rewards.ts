import { formatCents } from '@servery/domain/money';
import { ownAccount } from '#actions/customer/account/own-account';
import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { schemesWithPoints } from '#stores/rewards';

export const rewards = readAction('Rewards', async (tx, _input, caller) => {
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const schemes = await schemesWithPoints(tx, customer.brand_code, customer.id);
  return answer({
    rewards: schemes.map((scheme) => ({
      id: scheme.id,
      store_name: scheme.store_name,
      store_suburb: scheme.store_suburb,
      rewards_name: scheme.name,
      points_required: scheme.points_required,
      points_balance: scheme.points ?? 0,
      reward_value: formatCents(scheme.reward_value),
      points_per_dollar: scheme.points_per_dollar,
      currency_sign: '$',
      menu_name: scheme.menu_name,
    })),
  });
});
