import type { OrderStatus } from '@servery/contract/entities/receipt';
import { canMove, canUndo, isActive } from '@servery/domain/orders/status';
import { applyMove, type Held, movedOn, orderOfVenue, type ToMove } from '#actions/console/move-order';
import { note } from '#callers/note';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { boardOrderOf } from '#queries/board-order';
import { lastEvent } from '#stores/order-moves';
import { addEvent, type OrderLineRecord } from '#stores/orders';
import { setStationReady } from '#stores/stations';

const READY = 4;
const IN_PROGRESS = 3;

type Deed = { kind: 'station' | 'station_undone'; station: string };

async function noteStation(tx: Tx, { order, user, caller }: Held, { kind, station }: Deed): Promise<void> {
  await note(tx, caller, { action: `order.${kind}`, subject: order.ref, details: { station } });
  await addEvent(tx, {
    venue_id: order.venue_id,
    order_id: order.id,
    from_status: IN_PROGRESS,
    to_status: IN_PROGRESS,
    kind,
    actor: user.name,
    reason: station,
    created_at: caller.now,
  });
}

/** Told to every board: what one station did changes what the others wait for. */
async function answerStill(tx: Tx, { order }: Held, lines: readonly OrderLineRecord[]) {
  tx.emit({
    type: 'order',
    order_id: order.ref,
    nstatus: order.status,
    venue_id: order.venue_id,
  });
  return answer({ order: await boardOrderOf(tx, order, lines) });
}

/** The order is ready, and its customer told, only when the last station is. */
export const consoleFinishStation = writeAction(
  'ConsoleOrder.finish_station',
  ['reach'],
  async (tx, input, { caller, reach }) => {
    const found = await orderOfVenue(tx, caller, input.order_id);
    if (!found.ok) return found;
    const held = { ...found, caller, reach };
    const { order } = held;
    const status = order.status as OrderStatus;
    if (!isActive(status) || !canMove(status, READY)) return movedOn(order);
    const { station } = input;
    const { changed, lines } = await setStationReady(tx, { orderId: order.id, station }, caller.now);
    if (!changed) return answer({ order: await boardOrderOf(tx, order, lines) });
    await noteStation(tx, held, { kind: 'station', station });
    return lines.every((line) => line.ready_at > 0 || line.station === '')
      ? applyMove(tx, held, { kind: 'moved', to: READY, reason: '' })
      : answerStill(tx, held, lines);
  },
);

/** Puts back what one station finished, and the whole order where that had made it ready. */
export async function undoStation(tx: Tx, held: ToMove, station: string) {
  const { order } = held;
  const status = order.status as OrderStatus;
  const last = await lastEvent(tx, order.id);
  const madeReady = last?.kind === 'moved' && canUndo(last.from_status as OrderStatus, status);
  if (status === READY ? !madeReady : !canMove(status, READY)) return movedOn(order);
  const { changed, lines } = await setStationReady(tx, { orderId: order.id, station }, 0);
  if (!changed) return movedOn(order);
  await noteStation(tx, held, { kind: 'station_undone', station });
  const to = (last?.from_status ?? IN_PROGRESS) as OrderStatus;
  return status === READY
    ? applyMove(tx, held, { kind: 'undone', to, reason: '' })
    : answerStill(tx, held, lines);
}
