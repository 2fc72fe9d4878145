import { concerns, type EditChange } from '@servery/domain/order-edit/changes';
import { kitchenRoutes, type Printer, type Route } from '@servery/domain/printing/routing';
import type { Tx } from '#db/database';
import { queueAnother, queueDockets } from '#ordering/queue-dockets';
import type { OrderLineRecord, OrderRecord } from '#stores/orders';
import { docketRoutes, dropDocket, printedDockets } from '#stores/print-jobs';

type Edited = { order: OrderRecord; lines: readonly OrderLineRecord[]; changes: readonly EditChange[] };

const isSame = (a: Route, b: Route): boolean => a.printerId === b.printerId && a.station === b.station;

/**
 * The kitchen hears of an edit where it has the order on paper already. What is not printed yet will be as it is then;
 * a station that has something to make only now gets its docket, and one that has nothing left gets none.
 */
export async function queueEdited(
  tx: Tx,
  { order, lines, changes }: Edited,
  at: { printers: readonly Printer[]; now: number },
): Promise<void> {
  if (order.is_test === 1) return;
  const { printers, now } = at;
  const printed = await printedDockets(tx, order.id);
  for (const route of printed)
    if (changes.some((change) => concerns(change, route.station)))
      await queueAnother(tx, { order, kind: 'edited', now }, route);
  const known = await docketRoutes(tx, order.id);
  const wanted = kitchenRoutes(printers, lines);
  for (const route of known)
    if (!wanted.some((each) => isSame(each, route))) await dropDocket(tx, order.id, route);
  const isNew = (station: string, printer: Printer): boolean =>
    !known.some((route) => isSame(route, { printerId: printer.id, station }));
  for (const printer of printers) {
    const own = lines.filter(({ station }) => isNew(printer.stations.length === 0 ? '' : station, printer));
    if (own.length > 0) await queueDockets(tx, { ...order, lines: own, placed_at: now }, [printer]);
  }
}
