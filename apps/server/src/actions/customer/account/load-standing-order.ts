import { fail } from '@servery/domain/failure';
import { ownAccount } from '#actions/customer/account/own-account';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { standingPage } from '#queries/standing-orders';
import { findStanding } from '#stores/standing-orders';

export const loadStandingOrder = readAction('StandingOrders.load', async (tx, input, caller) => {
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  if (!caller.brand.modules.standing_orders) return fail('standing_off');
  const id = input.standing_order_id ?? 0;
  const row = id > 0 ? await findStanding(tx, id) : undefined;
  if (id > 0 && row?.customer_id !== customer.id) return fail('standing_not_found');
  const own = { customer, caller };
  return answer(await standingPage(tx, { row, storeId: input.store_id }, own));
});
