import type { CallOutput } from '@servery/contract/registry';
import { teamMember } from '#callers/team-member';
import { hoursOf } from '@servery/domain/hours/day';
import { localDate } from '@servery/domain/hours/availability';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { listedOrderView, orderLists } from '#queries/order-lists';
import { searchOrders } from '#stores/order-search';
import type { OrderRecord } from '#stores/orders';

const MOST = 200;

export const consoleOrders = readAction('ConsoleOrders', async (tx, input, caller) => {
  const { venueId, timeZone: zone } = teamMember(caller);
  const lists = await orderLists(tx, { venueId, now: caller.now });
  const { open, problems, unpaid } = lists;
  const shown = (orders: readonly OrderRecord[], day: string): CallOutput<'ConsoleOrders'> => ({
    date: day,
    orders: orders.slice(0, MOST).map((order) => listedOrderView(order, lists.problemsOf(order))),
    more: orders.length > MOST ? 1 : 0,
    counts: { open: open.length, problems: problems.length, unpaid: unpaid.length },
  });
  if (input.show) return answer(shown(lists[input.show], ''));
  const search = (input.search ?? '').trim();
  const everyDay = search !== '' && input.date === undefined;
  const date = everyDay ? '' : (input.date ?? localDate(caller.now, zone).toString());
  const span = everyDay ? undefined : hoursOf(date, zone);
  const orders = await searchOrders(tx, { venueId, search, span, most: MOST + 1 });
  return answer(shown(orders, date));
});
