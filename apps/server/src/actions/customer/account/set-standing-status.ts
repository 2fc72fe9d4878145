import { fail } from '@servery/domain/failure';
import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { standingPage } from '#queries/standing-orders';
import { planNext } from '#standing/plan';
import { lockStanding, setStanding } from '#stores/standing-orders';

/** Pauses it, or has it go on with the next date that can still be changed. */
export const setStandingStatus = writeAction('StandingOrders.status', async (tx, input, caller) => {
  const { now } = caller;
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  if (!caller.brand.modules.standing_orders) return fail('standing_off');
  const row = await lockStanding(tx, input.standing_order_id);
  const venue = row && (await caller.venues.current(tx, row.menu_id));
  if (!venue || row.customer_id !== customer.id) return fail('standing_not_found');
  const { status } = input.standing_order_data;
  const paused_by = status === 1 ? '' : ('customer' as const);
  const set = await setStanding(tx, row.id, { status, paused_by, updated_at: now });
  const planned = await planNext(tx, set, { venue, now });
  const own = { customer, caller };
  return answer(await standingPage(tx, { row: planned, storeId: undefined }, own));
});
