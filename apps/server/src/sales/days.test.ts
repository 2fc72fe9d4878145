import { expect, test } from 'vitest';
import { compareSales } from '../../testing/compare-sales.ts';
import { atConsole } from '../../testing/console.ts';
import { changeMenu, orderChips } from '../../testing/orders.ts';
import { fillSales } from '../../testing/sales.ts';
import { inEachServery } from '../../testing/servery.ts';
import { sumPastDays } from '#sales/days';
import { markUnpaid } from '#stores/unpaid-orders';

const SYDNEY = 'Australia/Sydney';
const VENUE = 1;
const at = (local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(SYDNEY).epochMilliseconds;

inEachServery('the sums of days', (servery) => {
  const keptRows = () =>
    servery().server.db.read(({ q }) => q.selectFrom('sales_day').selectAll().orderBy('day').execute());
  /** Two weeks in which the clocks change: one day of 23 hours, and one of 25. */
  const fill = async () => {
    const { order_id: like } = await orderChips(servery().person());
    await changeMenu(servery(), ({ q }) =>
      q.updateTable('venue').set({ time_zone: SYDNEY }).where('id', '=', VENUE).execute(),
    );
    const spans = [
      { from: at('2026-10-02T00:00'), to: at('2026-10-07T00:00'), seed: 7 },
      { from: at('2027-04-02T00:00'), to: at('2027-04-07T00:00'), seed: 11 },
      // Within an hour of midnight on both sides, and in the hour that comes twice.
      { from: at('2026-10-03T23:30'), to: at('2026-10-04T04:00'), seed: 13 },
      { from: at('2027-04-03T23:30'), to: at('2027-04-04T04:00'), seed: 17 },
    ];
    for (const span of spans) await fillSales(servery(), like, { count: 60, ...span });
    servery().clock.now = at('2027-04-20T12:00');
  };
  let filling: Promise<void> | undefined;
  const filled = () => (filling ??= fill());

  const compare = (from: string, to: string) =>
    compareSales(servery(), { venueId: VENUE, zone: SYDNEY }, { from, to });

  test('are what the rows say, day by day, with refunds, parts, rounding, and where the clocks change', async () => {
    await filled();
    const october = await compare('2026-10-02', '2026-10-09');
    const april = await compare('2027-04-02', '2027-04-09');
    const changed = [...october, ...april].filter(({ date }) => ['2026-10-04', '2027-04-04'].includes(date));
    expect(changed.every(({ orders }) => orders > 40)).toBe(true);
  });

  test('are kept once a day is over, read from there, and summed anew once something of it changes', async () => {
    await filled();
    const owner = await atConsole(servery());
    const wish = { from_date: '2026-10-05', to_date: '2026-10-05' };
    const honest = await owner.call('ConsoleReports', wish);
    const { db } = servery().server;
    await db.write(({ q }) =>
      q
        .updateTable('orders')
        .set((order) => ({ total: order('total', '+', 100_000) }))
        .where('placed_at', '>=', at('2026-10-05T00:00'))
        .where('placed_at', '<', at('2026-10-06T00:00'))
        .execute(),
    );
    expect((await owner.call('ConsoleReports', wish)).sales).toBe(honest.sales);
    const { id } = await db.read(({ q }) =>
      q
        .selectFrom('orders')
        .select('id')
        .where('placed_at', '>=', at('2026-10-05T00:00'))
        .where('placed_at', '<', at('2026-10-06T00:00'))
        .where('paid', '=', 1)
        .executeTakeFirstOrThrow(),
    );
    await db.write((tx) => markUnpaid(tx, { orderId: id, attemptId: 'none' }));
    expect((await keptRows()).map(({ day }) => day)).not.toContain('2026-10-05');
    expect(Number((await owner.call('ConsoleReports', wish)).sales)).toBeGreaterThan(
      Number(honest.sales) + 999,
    );
  });

  test('are made by house-keeping for days that nobody asked for, a few at a time, and never for today', async () => {
    await filled();
    const { db } = servery().server;
    await db.write(({ q }) => q.deleteFrom('sales_day').execute());
    const { now } = servery().clock;
    await sumPastDays(db, now, 5);
    const first = await keptRows();
    expect(first).toHaveLength(5);
    await sumPastDays(db, now, 5);
    expect((await keptRows()).length).toBe(10);
    const owner = await atConsole(servery());
    await owner.call('ConsoleReports', { from_date: '2027-04-19', to_date: '2027-04-20' });
    const days = (await keptRows()).map(({ day }) => day);
    expect(days).toContain('2027-04-19');
    expect(days).not.toContain('2027-04-20');
  });
});
