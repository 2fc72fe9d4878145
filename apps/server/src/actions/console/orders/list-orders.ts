import { teamMember } from '#callers/team-member';
import { hoursOf } from '@servery/domain/hours/day';
import { localDate } from '@servery/domain/hours/availability';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { searchOrders } from '#stores/order-search';
import { orderRowView } from '#views/console-order';

const MOST = 200;

export const consoleOrders = readAction('ConsoleOrders', async (tx, input, caller) => {
  const { venueId, timeZone: zone } = teamMember(caller);
  const search = (input.search ?? '').trim();
  const everyDay = search !== '' && input.date === undefined;
  const date = everyDay ? '' : (input.date ?? localDate(caller.now, zone).toString());
  const span = everyDay ? undefined : hoursOf(date, zone);
  const orders = await searchOrders(tx, { venueId, search, span, most: MOST + 1 });
  return answer({
    date,
    orders: orders.slice(0, MOST).map(orderRowView),
    more: orders.length > MOST ? 1 : 0,
  });
});
