import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const MINUTE = 60_000;

inEachServery('the receipt', (servery) => {
  test('has the pictures of its dishes, and says what it takes to have them again', async () => {
    const guest = servery().person();
    const { order_id } = await orderChips(guest);
    const { order, order_items: lines } = await guest.call('OrderStatusDetailed', { order_id });
    expect(lines.map(({ img_url }) => img_url)).toEqual(['/media/demo/pics/chips.svg']);
    expect([order.store_id, order.menu_id]).toEqual([1, 1]);
  });

  test('says when the order came to each step, and forgets a step that was taken back', async () => {
    const guest = servery().person();
    const { order_id } = await orderChips(guest);
    const owner = await atConsole(servery());
    const times = async () =>
      (await guest.call('OrderStatusDetailed', { order_id })).order.step_times.map(({ step, time }) => [
        step,
        time,
      ]);
    const [placed] = await times();
    expect(placed).toEqual(['submitted', expect.stringMatching(/^\d{1,2}(:\d\d)? [ap]m$/)]);
    servery().clock.now += MINUTE;
    await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 2 });
    const [, confirmed] = await times();
    expect(confirmed?.[0]).toBe('confirmed');
    expect(confirmed?.[1]).not.toBe(placed?.[1]);
    await owner.call('ConsoleOrder.undo', { order_id });
    expect(await times()).toEqual([placed]);
    servery().clock.now += MINUTE;
    await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 4 });
    expect((await times()).map(([step]) => step)).toEqual(['submitted', 'confirmed', 'ready']);
  });
});
