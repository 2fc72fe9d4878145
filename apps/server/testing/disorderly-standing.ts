import { occurrenceKey } from '@servery/domain/standing-orders/as-order';
import { addStandingJob } from '#stores/jobs';
import { findStanding, setStanding } from '#stores/standing-orders';
import { until } from './cards.ts';
import type { Servery } from './servery.ts';
import { keepStanding, memberWith, occurrencesOf, ordersFor } from './standing.ts';

const MEANS = [{ cents: 50_000 }, { card: 'visa' }, { cents: 500, card: 'visa' }, {}] as const;

type Luck = { chance: (of: number) => boolean; pick: <T>(list: readonly T[]) => T };

/**
 * A standing order whose next date is placed at once, by several workers, while its customer does something else with
 * it. Answers the key of its order, and whether what is kept of the date agrees with it.
 */
export async function disorderlyStanding(servery: Servery, luck: Luck, disturb: () => Promise<void>) {
  const { mia } = await memberWith(servery, luck.pick(MEANS));
  const { id, next } = await keepStanding(mia);
  const date = next?.date ?? '';
  await disturb();
  await servery.server.db.write(async (tx) => {
    await setStanding(tx, id, { early: date });
    const { plan } = (await findStanding(tx, id))!;
    for (let worker = 0; worker < luck.pick([1, 2, 3]); worker += 1)
      await addStandingJob(tx, { standing_order_id: id, plan }, servery.clock.now);
  });
  const meanwhile = luck.pick([
    () => mia.send('StandingOrders.skip', { standing_order_id: id, date, skip: 1 }),
    () =>
      mia.send('StandingOrders.save', { standing_order_id: id, standing_order_data: { note: 'More salt' } }),
    () => mia.send('StandingOrders.status', { standing_order_id: id, standing_order_data: { status: 0 } }),
    () => mia.send('ChangeBilling', { remove_card: 1 }),
    () => Promise.resolve(undefined),
  ]);
  await meanwhile();
  const waiting = () =>
    servery.server.db.read(({ q }) =>
      q
        .selectFrom('job')
        .select('id')
        .where('kind', '=', 'standing-order')
        .where('state', '=', 'waiting')
        .where('run_at', '<=', servery.clock.now)
        .execute(),
    );
  await until(servery, async () => (await waiting()).length === 0);
  /** Each date has one row, and an order only where the row says so. */
  const agrees = async (): Promise<boolean> => {
    const rows = (await occurrencesOf(servery, id)).filter(({ on_date }) => on_date === date);
    const orders = await ordersFor(servery, id);
    return rows.length <= 1 && orders.length === (rows[0]?.state === 'placed' ? 1 : 0);
  };
  return { key: occurrenceKey({ id }, date), agrees };
}
