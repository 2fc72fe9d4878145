import { ownAccount } from '#actions/customer/account/own-account';
import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { findByRef } from '#stores/orders';
import { orderHistoryView } from '#queries/order-history';
import { standingSummaries } from '#queries/standing-orders';

export const orderHistory = readAction('OrderHistory', async (tx, input, caller) => {
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const last = input.before === undefined ? undefined : await findByRef(tx, input.before);
  if (input.before !== undefined && last?.customer_id !== customer.id) return fail('order_not_found');
  const history = await orderHistoryView(tx, customer.id, { before: last, now: caller.now });
  // Shown once, above the first page.
  const standing_orders =
    last || !caller.brand.modules.standing_orders ? [] : await standingSummaries(tx, customer.id, caller);
  return answer({ ...history, standing_orders });
});
