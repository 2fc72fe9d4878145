import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips, signIn } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const HALF_A_DAY = 12 * 3_600_000;
const CHIPS = { quantity: 1, name: 'Rosemary Chips', img_url: '/media/demo/pics/chips.svg', tint: 'berry' };

inEachServery('active orders', (servery) => {
  const idsOf = async (person: ReturnType<ReturnType<typeof servery>['person']>) =>
    (await person.call('ActiveOrders')).orders.map(({ id }) => id);

  test('a guest is led back to what this session ordered, until it is over; nobody else is', async () => {
    const guest = servery().person();
    expect(await idsOf(guest)).toEqual([]);
    const { order_id } = await orderChips(guest);
    const { orders } = await guest.call('ActiveOrders');
    expect(orders).toEqual([
      {
        id: order_id,
        pos_order_id: expect.stringMatching(/^\d+$/),
        nstatus: 1,
        status_text: 'Submitted',
        store_name: 'Banksia Kitchen',
        due_text: expect.stringMatching(/^\d{1,2}:\d\d [ap]m$/),
        way_text: expect.stringMatching(/^Pickup, today \d{1,2}:\d\d [ap]m$/),
        order_confirmation: 'We’ve got your order. The kitchen will confirm it in a moment.',
        items: [CHIPS],
      },
    ]);
    expect(await idsOf(servery().person())).toEqual([]);
    const owner = await atConsole(servery());
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const)
      await owner.call('ConsoleOrder.move', { order_id, from, to });
    expect((await guest.call('ActiveOrders')).orders[0]).toMatchObject({ nstatus: 4, status_text: 'Ready' });
    await owner.call('ConsoleOrder.move', { order_id, from: 4, to: 5 });
    expect(await idsOf(guest)).toEqual([]);
  });

  test('a member finds them on every device; what a kiosk placed is nobody’s there', async () => {
    const here = await signIn(servery().person());
    const { order_id } = await orderChips(here);
    const there = await signIn(servery().person());
    expect(await idsOf(there)).toContain(order_id);
    const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
    await orderChips(kiosk);
    expect(await idsOf(kiosk)).toEqual([]);
  });

  test('one that the venue never closed goes half a day after its time', async () => {
    const guest = servery().person();
    const { order_id } = await orderChips(guest);
    const { requested_for } = (await guest.call('OrderStatusDetailed', { order_id })).order;
    servery().clock.now = requested_for * 1000 + HALF_A_DAY - 1;
    expect(await idsOf(guest)).toEqual([order_id]);
    servery().clock.now += 1;
    expect(await idsOf(guest)).toEqual([]);
  });
});
