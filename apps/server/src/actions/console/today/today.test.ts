import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

inEachServery('today at the console', (servery) => {
  const order = async () => (await orderChips(servery().person())).order_id;
  const today = async () => (await atConsole(servery())).call('ConsoleToday');

  test('counts what was sold so far, against the same time a week ago', async () => {
    const { clock } = servery();
    const empty = await today();
    const order_id = await order();
    const owed = await today();
    expect(owed).toMatchObject({ orders: empty.orders + 1, sales: empty.sales });
    const price = Number(owed.unpaid) - Number(empty.unpaid);
    expect(price).toBeGreaterThan(0);
    const owner = await atConsole(servery());
    const pay = { order_id, tender: 'card', tender_key: randomUUID() } as const;
    await owner.call('ConsoleOrder.take_payment', pay);
    const one = await today();
    expect(Number(one.sales) - Number(empty.sales)).toBeCloseTo(price, 2);
    expect(one.unpaid).toBe(empty.unpaid);
    expect(one).toMatchObject({ orders: empty.orders + 1, sales_before: empty.sales_before });
    // Later on the same day next week: what was sold until then is what it is compared with.
    clock.now += WEEK_MS;
    const next = await today();
    expect(next).toMatchObject({ orders: 0, sales: '0.00', sales_before: one.sales });
    const due = next.hours.find(({ usual }) => usual > 0);
    expect(due).toMatchObject({ made: 0, booked: 0 });
    // Before that time of day it was not sold yet.
    clock.now -= 3_600_000;
    expect((await today()).sales_before).not.toBe(one.sales);
    clock.now += 3_600_000;
  });

  test('counts what is open and what is late, and what is made', async () => {
    const { clock } = servery();
    const owner = await atConsole(servery());
    const before = await today();
    const order_id = await order();
    const open = await today();
    expect([open.open - before.open, open.late - before.late]).toEqual([1, 0]);
    expect(open.hours.reduce((sum, { booked }) => sum + booked, 0)).toBe(open.open);
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const)
      await owner.call('ConsoleOrder.move', { order_id, from, to });
    const ready = await today();
    expect(ready.open).toBe(before.open);
    expect(ready.hours.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThan(
      open.hours.reduce((sum, { made }) => sum + made, 0),
    );
    expect(ready.on_time).toBe(100);
    await order();
    clock.now += 3_600_000;
    expect((await today()).late).toBeGreaterThan(0);
  });

  test('is not for those who may not see money', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsoleToday', {})).code).toBe('forbidden');
  });
});
