import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, DUNE, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';
import { newMember } from '../../../../testing/topups.ts';

inEachServery('an order that staff take for a member', (servery) => {
  const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
  const begin = async () => {
    const till = await atTill();
    const venue = await visit(till);
    await add(till, venue, 'Rosemary Chips');
    const mia = await newMember(servery());
    const { customer } = await mia.call('CustomerAccount');
    const attach = (member_id: number) => till.call('TillMember.attach', { ...venue.at, member_id });
    return { till, venue, mia, id: customer.id, attach };
  };
  const give = (customer_id: number, points: number) =>
    servery().server.db.write(({ q }) =>
      q
        .insertInto('reward_entry')
        .values({ venue_id: 1, customer_id, order_id: null, points, created_at: 0 })
        .execute(),
    );
  const pointsOf = async (member: Awaited<ReturnType<typeof newMember>>) =>
    (await member.call('Rewards')).rewards[0]?.points_balance ?? 0;

  test('is in their history, and its points are theirs once it is complete', async () => {
    const { till, venue, mia, id, attach } = await begin();
    expect(await attach(id)).toMatchObject({ member_id: id, member_name: 'Mia Kovac' });
    const sale = submission(venue, { tender_kind: 'cash' });
    const { order_id } = await till.call('SubmitOrder', sale);
    expect((await mia.call('OrderHistory')).orders.map((order) => order.id)).toEqual([order_id]);
    const owner = await atConsole(servery());
    await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 4 });
    await owner.call('ConsoleOrder.move', { order_id, from: 4, to: 5 });
    expect(await pointsOf(mia)).toBe(8);
    // The till stays signed in as itself, also where its answer was lost.
    const again = await till.call('SubmitOrder', sale);
    expect([again.order_id, again.customer.name]).toEqual([
      order_id,
      (await till.call('CustomerAccount')).customer.name,
    ]);
    const next = await till.call('ManageCart.load_checkout', venue.at);
    expect(next.order).toMatchObject({ member_id: 0, member_name: '' });
  });

  test('has their reward taken off, and their points go with it', async () => {
    const { till, venue, mia, id, attach } = await begin();
    await give(id, 130);
    const { order: before } = await till.call('ManageCart.load_checkout', venue.at);
    expect(before.rewards_discount).toBe('0.00');
    const order = await attach(id);
    expect([order.rewards_discount, order.grand_total]).toEqual(['8.00', '0.00']);
    expect(await attach(0)).toMatchObject({ member_id: 0, rewards_discount: '0.00', grand_total: '8.00' });
    await attach(id);
    const { order_id } = await till.call(
      'SubmitOrder',
      submission(venue, { expected_total: '0.00', payment_method: 'ZERO' }),
    );
    expect(order_id).not.toBe('');
    expect(await pointsOf(mia)).toBe(30);
  });

  test('is the till’s own again once they are taken off', async () => {
    const { till, venue, mia, id, attach } = await begin();
    await attach(id);
    await attach(0);
    await till.call('SubmitOrder', submission(venue, { tender_kind: 'cash' }));
    expect((await mia.call('OrderHistory')).orders).toEqual([]);
  });

  test('stays theirs while it is parked, and is nobody’s once they have closed their account', async () => {
    const { till, venue, id, attach } = await begin();
    await attach(id);
    const wish = { ...venue.at, name: 'Mia', park_key: randomUUID() };
    const { parked, order } = await till.call('ParkedOrder.park', wish);
    expect(order.member_id).toBe(0);
    const parked_id = parked.find(({ name }) => name === 'Mia')!.id;
    const other = await atTill();
    const taken = await other.call('ParkedOrder.resume', { ...venue.at, parked_id });
    expect(taken.order.member_name).toBe('Mia Kovac');
    await servery().server.db.write(({ q }) =>
      q.updateTable('customer').set({ closed_at: servery().clock.now }).where('id', '=', id).execute(),
    );
    const { order: left } = await other.call('ManageCart.load_checkout', venue.at);
    expect([left.member_id, left.member_name]).toEqual([0, '']);
    await other.call('ManageCart.clear_cart', venue.at);
  });

  test('is for staff and for members of their brand alone', async () => {
    const { till, venue, mia, id } = await begin();
    const wish = { ...venue.at, member_id: id };
    const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
    for (const other of [mia, kiosk])
      expect((await other.refused('TillMember.attach', wish)).code).toBe('forbidden');
    const staff = (await till.call('CustomerAccount')).customer.id;
    for (const member_id of [staff, 999_999])
      expect((await till.refused('TillMember.attach', { ...wish, member_id })).code).toBe('no_member');
    const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
    const there = (await visit(dune, 'dune-cottesloe')).at;
    expect((await dune.refused('TillMember.attach', { ...there, member_id: id })).code).toBe('no_member');
    expect((await dune.refused('TillMember.attach', wish)).code).toBe('no_merchant');
  });
});
