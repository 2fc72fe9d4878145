import { fail } from '@servery/domain/failure';
import { dueOn, isOpenDate } from '@servery/domain/standing-orders/standing-order';
import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { standingPage } from '#queries/standing-orders';
import { planNext } from '#standing/plan';
import { toldReason } from '#standing/skip';
import { findOccurrence, insertOccurrence, putBack } from '#stores/occurrences';
import { lockStanding, standingFrom } from '#stores/standing-orders';

/** One date of it is not wanted, or is after all. */
export const skipStandingOrder = writeAction(
  'StandingOrders.skip',
  async (tx, { standing_order_id: id, date, skip }, caller) => {
    const { now, brand } = caller;
    const customer = await ownAccount(tx, caller);
    if (!customer) return fail('members_only');
    if (!brand.modules.standing_orders) return fail('standing_off');
    const row = await lockStanding(tx, id);
    const venue = row && (await caller.venues.current(tx, row.menu_id));
    if (!venue || row.customer_id !== customer.id) return fail('standing_not_found');
    const order = standingFrom(row);
    const held = await findOccurrence(tx, id, date);
    const isSkipped = held?.reason === 'customer';
    if (!isOpenDate(order, date, { venue, now }) || (held && !isSkipped)) return fail('standing_date_gone');
    if (skip === 1 && !held)
      await insertOccurrence(tx, {
        standing_order_id: id,
        venue_id: row.venue_id,
        on_date: date,
        due_at: dueOn(order, date, venue),
        state: 'skipped',
        ...toldReason({ code: 'customer' }, brand),
        total: 0,
        order_id: null,
        created_at: now,
      });
    if (skip === 0 && held) await putBack(tx, held.id);
    const planned = await planNext(tx, row, { venue, now });
    const own = { customer, caller };
    return answer(await standingPage(tx, { row: planned, storeId: undefined }, own));
  },
);
