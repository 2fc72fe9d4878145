import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, orderChips, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const MERCHANT = 1;

/** As if earned before: exactly so many points, and no order of before. */
const givePoints = (servery: Servery, email: string, points: number) =>
  servery.server.db.write(async (tx) => {
    const { id } = await tx.q
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await tx.q.deleteFrom('reward_entry').where('customer_id', '=', id).execute();
    await tx.q
      .insertInto('reward_entry')
      .values({ venue_id: MERCHANT, customer_id: id, order_id: null, points, created_at: 0 })
      .execute();
  });
const MEMBER = 'member@example.com';
const pointsOf = async (person: Person) => (await person.call('Rewards')).rewards[0]?.points_balance;

inEachServery('rewards', (servery) => {
  const move = async (order_id: string, ...steps: [from: number, to: number][]) => {
    const owner = await atConsole(servery());
    for (const [from, to] of steps) await owner.call('ConsoleOrder.move', { order_id, from, to });
    return owner;
  };

  test('lists the schemes of the brand with what a member has [ACC-273 ACC-274 ACC-356]', async () => {
    const sam = await signIn(servery().person());
    await givePoints(servery(), MEMBER, 84);
    const { rewards } = await sam.call('Rewards');
    expect(rewards).toEqual([
      {
        id: expect.any(Number),
        store_name: 'Banksia Kitchen',
        store_suburb: 'Fremantle',
        rewards_name: 'Banksia Rewards',
        points_required: 100,
        points_balance: 84,
        reward_value: '10.00',
        points_per_dollar: 1,
        currency_sign: '$',
        menu_name: 'banksia-kitchen',
      },
    ]);
    expect((await sam.call('CustomerAccount')).account.is_loyalty_schemes_enabled).toBe(1);
  });

  test('an order earns its points when it is complete, once, and loses them when it is put back', async () => {
    const sam = await signIn(servery().person());
    await givePoints(servery(), MEMBER, 0);
    const { order_id, order_total } = await orderChips(sam);
    const earned = Math.floor(Number(order_total));
    await move(order_id, [1, 4]);
    expect(await pointsOf(sam)).toBe(0);
    const owner = await move(order_id, [4, 5]);
    expect(await pointsOf(sam)).toBe(earned);
    const seen = await sam.call('OrderStatusDetailed', { order_id });
    expect(seen.order.rewards_awarded).toBe(earned);
    expect((await servery().person().call('OrderStatusDetailed', { order_id })).order.rewards_awarded).toBe(
      0,
    );
    await owner.call('ConsoleOrder.undo', { order_id });
    expect(await pointsOf(sam)).toBe(0);
    await move(order_id, [4, 5]);
    expect(await pointsOf(sam)).toBe(earned);
    const guest = await orderChips(servery().person());
    await move(guest.order_id, [1, 4], [4, 5]);
    expect(await pointsOf(sam)).toBe(earned);
  });

  test('with enough points the reward comes off the next order, and the points with it; cancelling gives them back', async () => {
    const sam = await signIn(servery().person());
    await givePoints(servery(), MEMBER, 130);
    const venue = await visit(sam);
    const order = await add(sam, venue, 'Rosemary Chips', 2);
    expect(order).toMatchObject({
      sub_total: '16.00',
      rewards_discount: '10.00',
      total_after_rewards: '6.00',
      grand_total: '6.00',
    });
    const placed = await sam.call('SubmitOrder', submission(venue));
    expect(placed.order_total).toBe('6.00');
    expect(await pointsOf(sam)).toBe(30);
    const next = await add(sam, venue, 'Rosemary Chips');
    expect(next.rewards_discount).toBe('0.00');
    await sam.call('ManageCart.clear_cart', venue.at);
    const owner = await atConsole(servery());
    await owner.call('ConsoleOrder.cancel', { order_id: placed.order_id, reason: 'No chips' });
    expect(await pointsOf(sam)).toBe(130);
  });

  test('a reward never makes an order cost less than nothing, and guests have none', async () => {
    const sam = await signIn(servery().person());
    await givePoints(servery(), MEMBER, 100);
    const venue = await visit(sam);
    const order = await add(sam, venue, 'Rosemary Chips');
    expect(order).toMatchObject({ rewards_discount: '8.00', grand_total: '0.00' });
    const { order_id } = await sam.call('SubmitOrder', submission(venue));
    expect((await sam.call('OrderStatusDetailed', { order_id })).order).toMatchObject({
      total: '0.00',
      rewards_used: '8.00',
    });
    const guest = servery().person();
    expect((await add(guest, await visit(guest), 'Rosemary Chips')).rewards_discount).toBe('0.00');
  });

  test('two orders at once from two devices get one reward between them; the other is told its price', async () => {
    const devices = [await signIn(servery().person()), await signIn(servery().person())];
    await givePoints(servery(), MEMBER, 100);
    const venue = await visit(devices[0]!);
    for (const device of devices) await add(device, venue, 'Rosemary Chips', 2);
    const answers = await Promise.all(
      devices.map((device) => device.send('SubmitOrder', submission(venue, { expected_total: '6.00' }))),
    );
    const placed = answers.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS');
    const refused = answers.filter(({ ResponseCode }) => ResponseCode !== 'SUCCESS');
    expect([placed.length, refused.length]).toEqual([1, 1]);
    expect(refused[0]?.Response).toEqual([
      'The total is now $16.00. Check it and place your order again',
      expect.objectContaining({ code: 'total_changed' }),
    ]);
    expect(await pointsOf(devices[0]!)).toBe(0);
  });
});
