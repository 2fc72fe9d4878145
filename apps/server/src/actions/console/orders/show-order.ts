import { orderOfVenue } from '#actions/console/move-order';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { boardOrderOf } from '#queries/board-order';
import { counterRefundsOf } from '#stores/counter-refunds';
import { cameBy } from '#queries/order-lists';
import { giftsOfOrder } from '#stores/gifts';
import { eventsOf } from '#stores/order-search';
import { linesOf } from '#stores/orders';
import { attemptOfOrder, attemptsOfOrder } from '#stores/payments';
import { refundsOfOrder } from '#stores/refunds';
import { refundableByHand } from '#queries/till-order';
import { tendersOfOrder } from '#stores/tenders';
import { orderShownView } from '#views/console-order';

export const consoleShowOrder = readAction('ConsoleOrder.show', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { id } = held.order;
  const lines = await linesOf(tx, [id]);
  return answer(
    orderShownView(held.order, {
      shown: await boardOrderOf(tx, held.order, lines),
      cameBy: cameBy(held.order),
      lines,
      attempts: await attemptsOfOrder(tx, id),
      paidWith: await attemptOfOrder(tx, id),
      inHand: await refundableByHand(tx, id),
      refunds: await refundsOfOrder(tx, id),
      byHand: await counterRefundsOf(tx, id),
      tenders: await tendersOfOrder(tx, id),
      gifts: await giftsOfOrder(tx, id),
      events: await eventsOf(tx, id),
    }),
  );
});
