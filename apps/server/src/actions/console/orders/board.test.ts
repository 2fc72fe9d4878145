import { expect, test } from 'vitest';
import { orderChips } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

inEachServery('what the kitchen board asks for', (servery) => {
  const signIn = async () => {
    const user = servery().person({ AppMode: 'console' });
    await user.call('ConsoleLogin', { email: 'kitchen@example.com', password: 'banksia-demo' });
    return user;
  };
  const move = async (kitchen: Person, order_id: string, upTo: number) => {
    for (let from = 1; from < upTo; from += 1)
      await kitchen.call('ConsoleOrder.move', { order_id, from, to: from + 1 });
  };
  const shown = async (kitchen: Person) =>
    (await kitchen.call('ConsoleBoard')).orders.map(({ id, nstatus }) => ({ id, nstatus }));

  test('is open orders and those closed in the last ten minutes, by when they are due', async () => {
    const kitchen = await signIn();
    const first = await orderChips(servery().person());
    servery().clock.now += 20 * MINUTE;
    const second = await orderChips(servery().person());
    await move(kitchen, second.order_id, 5);
    const both = [
      { id: first.order_id, nstatus: 1 },
      { id: second.order_id, nstatus: 5 },
    ];
    expect(await shown(kitchen)).toEqual(both);
    servery().clock.now += 10 * MINUTE - 1;
    expect(await shown(kitchen)).toEqual(both);
    servery().clock.now += 1;
    expect(await shown(kitchen)).toEqual(both.slice(0, 1));
    await move(kitchen, first.order_id, 5);
  });

  test('is how long the last twenty orders of a day took until they were ready', async () => {
    servery().clock.now += 2 * DAY;
    const kitchen = await signIn();
    const mean = async (user = kitchen) => (await user.call('ConsoleBoard')).average_mins;
    expect(await mean()).toBe(0);
    for (const minutes of [10, 20]) {
      const { order_id } = await orderChips(servery().person());
      servery().clock.now += minutes * MINUTE;
      await move(kitchen, order_id, 4);
    }
    expect(await mean()).toBe(15);
    servery().clock.now += DAY - 20 * MINUTE;
    expect(await mean(await signIn())).toBe(20);
  });
});
