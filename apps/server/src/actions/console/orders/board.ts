import { teamMember } from '#callers/team-member';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { boardOrdersOf } from '#queries/board-order';
import { kitchenOf } from '#stores/kitchen';
import { boardOrders, dueTimes, linesOf, meanTimeToReady } from '#stores/orders';
import { openAlarms } from '#stores/print-jobs';
import { comingSpan, comingTimes } from '#views/console';
import { unprintedView } from '#views/unprinted';

const CLOSED_SHOWN_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

export const consoleBoard = readAction('ConsoleBoard', async (tx, _input, caller) => {
  const { venueId, timeZone: zone } = teamMember(caller);
  const { now } = caller;
  const orders = await boardOrders(tx, venueId, now - CLOSED_SHOWN_MS);
  const lines = await linesOf(
    tx,
    orders.map((order) => order.id),
  );
  const { stations, perQuarter } = await kitchenOf(tx, venueId);
  return answer({
    now: Math.floor(now / 1000),
    orders: await boardOrdersOf(tx, orders, lines),
    average_mins: Math.round((await meanTimeToReady(tx, venueId, now - DAY_MS)) / 60_000),
    stations,
    unprinted: (await openAlarms(tx, venueId)).map(unprintedView),
    slots: comingTimes(await dueTimes(tx, venueId, comingSpan(now)), { now, zone, perQuarter }),
  });
});
