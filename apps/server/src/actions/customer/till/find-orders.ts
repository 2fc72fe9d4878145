import { orderRefIn } from '@servery/domain/orders/order-code';
import { orderAtTill, tillOf } from '#actions/customer/till/staff-of-venue';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { shownAtTill } from '#queries/till-order';
import { openToPay, searchOrders } from '#stores/order-search';
import { findByRef } from '#stores/orders';
import { tillOrderView } from '#views/till-order';

const MOST = 40;
/** What nobody has paid for so long is no longer waited for at the counter. */
const SINCE_MS = 7 * 24 * 3_600_000;

/** By what somebody says or shows at the counter; with nothing said, those that are to be paid and the last ones. */
export const tillFindOrders = readAction('TillOrder.find', async (tx, input, caller) => {
  const till = await tillOf(tx, caller);
  if (!till.ok) return till;
  const { venueId } = till;
  const search = (input.search ?? '').trim();
  const ref = orderRefIn(search);
  const scanned = ref === undefined ? undefined : await findByRef(tx, ref);
  if (scanned?.venue_id === venueId) return answer({ orders: [tillOrderView(scanned)] });
  const found = await searchOrders(tx, { venueId, search, span: undefined, most: MOST });
  const open =
    search === '' ? await openToPay(tx, { venueId, since: caller.now - SINCE_MS, most: MOST }) : [];
  const rest = found.filter(({ id }) => !open.some((each) => each.id === id));
  return answer({ orders: [...open, ...rest].slice(0, MOST).map(tillOrderView) });
});

export const tillShowOrder = readAction('TillOrder.show', async (tx, input, caller) => {
  const held = await orderAtTill(tx, caller, input.order_id);
  return held.ok ? answer(await shownAtTill(tx, held.order.id)) : held;
});
