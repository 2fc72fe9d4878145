import { expect, test } from 'vitest';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';

const signIn = async (servery: Servery, email = 'owner@example.com') => {
  const user = servery.person({ AppMode: 'console' });
  await user.call('ConsoleLogin', { email, password: 'banksia-demo' });
  return user;
};
const auditRows = (servery: Servery) =>
  servery.server.db.read((tx) =>
    tx.q.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute(),
  );

inEachServery('what the venue switches', (servery) => {
  test('a product is marked sold out by the kitchen, is seen so at once, and comes back', async () => {
    const kitchen = await signIn(servery(), 'kitchen@example.com');
    const person = servery().person();
    const chips = (await visit(person)).product('Rosemary Chips');
    const marked = await kitchen.call('ConsoleStore.sold_out', { product_id: chips.id, sold_out: 1 });
    expect(marked).toMatchObject({ sold_out: 1, available_str: 'Sold out, back tomorrow' });
    const venue = await visit(person);
    expect(venue.product('Rosemary Chips')).toMatchObject({
      is_available: 0,
      available_str: 'Sold out, back tomorrow',
    });
    const menu_item_data = { menu_item_id: chips.id, quantity: 1 };
    const refused = await person.refused('ManageCart.add_to_order', { ...venue.at, menu_item_data });
    expect(refused.code).toBe('product_unavailable');
    const back = await kitchen.call('ConsoleStore.sold_out', { product_id: chips.id, sold_out: 0 });
    expect(back).toMatchObject({ sold_out: 0, available_str: '' });
    expect((await visit(person)).product('Rosemary Chips').is_available).toBe(1);
    expect((await auditRows(servery())).slice(-2)).toEqual([
      { action: 'product.sold_out', subject: 'Rosemary Chips' },
      { action: 'product.back', subject: 'Rosemary Chips' },
    ]);
  });

  test('a product that is sold out for an hour comes back by itself', async () => {
    const owner = await signIn(servery());
    const chips = (await visit(servery().person())).product('Rosemary Chips');
    await owner.call('ConsoleStore.sold_out', { product_id: chips.id, sold_out: 1, until: 'hour' });
    const before = servery().clock.now;
    try {
      servery().clock.now = before + 61 * 60_000;
      expect((await visit(servery().person())).product('Rosemary Chips').is_available).toBe(1);
    } finally {
      servery().clock.now = before;
      await owner.call('ConsoleStore.sold_out', { product_id: chips.id, sold_out: 0 });
    }
  });

  test('a pause stops orders for now on the web, not on the kiosk or at the counter, and ends by itself', async () => {
    const owner = await signIn(servery());
    const web = servery().person();
    const kiosk = servery().person();
    await kiosk.call('Login', { method: 'email', email: 'kiosk@example.com', password: 'banksia-demo' });
    const status = await owner.call('ConsoleStore.set_state', { state: 'paused', minutes: 30 });
    expect(status).toMatchObject({ state: 'paused', open_text: 'Orders paused until 12:30 pm' });
    const venue = await visit(web);
    expect(venue.merchant).toMatchObject({ status: 'offline', order_for_later: 1 });
    expect(venue.merchant.fulfilment[0]).toMatchObject({ open_now: 0, online_status: 'offline' });
    await add(web, venue, 'Rosemary Chips');
    expect((await web.refused('SubmitOrder', submission(venue))).code).toBe('store_closed');

    for (const AppMode of ['kiosk', 'pos', 'console']) {
      const pretender = servery().person({ AppMode });
      const seen = await visit(pretender);
      expect(seen.merchant.status).toBe('offline');
      await add(pretender, seen, 'Rosemary Chips');
      expect((await pretender.refused('SubmitOrder', submission(seen))).code).toBe('store_closed');
    }

    const inside = await visit(kiosk);
    expect(inside.merchant.status).toBe('online');
    await add(kiosk, inside, 'Rosemary Chips');
    expect((await kiosk.call('SubmitOrder', submission(inside))).pos_order_id).not.toBe('');

    const before = servery().clock.now;
    try {
      servery().clock.now = before + 30 * 60_000;
      expect((await visit(web)).merchant.status).toBe('online');
    } finally {
      servery().clock.now = before;
      await owner.call('ConsoleStore.set_state', { state: 'open' });
    }
  });

  test('while paused a time after the pause can be had and one before it cannot', async () => {
    const owner = await signIn(servery());
    const web = servery().person();
    await owner.call('ConsoleStore.set_state', { state: 'paused', minutes: 90 });
    try {
      const venue = await visit(web);
      await add(web, venue, 'Rosemary Chips');
      const at = (minutes: number) =>
        submission(venue, {
          fulfilment_asap: 0,
          fulfilment_datetime: (servery().clock.now + minutes * 60_000) / 1000,
        });
      expect((await web.refused('SubmitOrder', at(60))).code).toBe('time_unavailable');
      await web.call('SubmitOrder', at(120));
    } finally {
      await owner.call('ConsoleStore.set_state', { state: 'open' });
    }
  });

  test('a closed store takes no order at all, and only those who lead can close or open it', async () => {
    const owner = await signIn(servery());
    const kitchen = await signIn(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsoleStore.set_state', { state: 'closed' })).code).toBe('forbidden');
    await owner.call('ConsoleStore.set_state', { state: 'closed', reason: 'Power is out' });
    try {
      expect((await kitchen.refused('ConsoleStore.set_state', { state: 'open' })).code).toBe('forbidden');
      for (const person of [servery().person(), servery().person({ AppMode: 'kiosk' })]) {
        const venue = await visit(person);
        expect(venue.merchant).toMatchObject({
          status: 'offline',
          order_for_later: 0,
          open_text: 'Closed for now',
        });
        await add(person, venue, 'Rosemary Chips');
        const tomorrow = {
          fulfilment_asap: 0 as const,
          fulfilment_datetime: servery().clock.now / 1000 + 86_400,
        };
        for (const when of [{}, tomorrow])
          expect((await person.refused('SubmitOrder', submission(venue, when))).code).toBe('store_shut');
      }
      expect((await owner.call('ConsoleStore')).status).toMatchObject({
        state: 'closed',
        reason: 'Power is out',
      });
    } finally {
      await owner.call('ConsoleStore.set_state', { state: 'open' });
    }
  });

  test('a pause of no minutes or of more than a day is refused', async () => {
    const owner = await signIn(servery());
    for (const minutes of [0, 1441]) {
      const refused = await owner.refused('ConsoleStore.set_state', { state: 'paused', minutes });
      expect(refused.message).toBe('You can pause for up to 24 hours');
    }
  });

  test('a product of another venue is not theirs to switch', async () => {
    const harbour = servery().person({ Token: 'harbour-token', AppId: 'servery-harbour' });
    const theirs = (await visit(harbour, 'harbour-noodle-bar')).merchant.menu.items[0]?.items[0];
    const owner = await signIn(servery());
    const refused = await owner.refused('ConsoleStore.sold_out', { product_id: theirs?.id, sold_out: 1 });
    expect(refused.code).toBe('no_product');
  });
});

inEachServery('capacity of a day', (servery) => {
  test('today’s slots are listed with what is taken, and a changed capacity decides the next order', async () => {
    const owner = await signIn(servery());
    const { date, rows } = await owner.call('ConsoleCapacity', { date: '2026-11-18' });
    expect(date).toBe('2026-11-18');
    const slot = rows.find((row) => row.kind === 'slot');
    expect(slot).toMatchObject({ capacity: 10, usual: 10, taken: 0 });
    const place = slot?.place ?? '';
    expect(await owner.call('ConsoleCapacity.set', { place, capacity: 1 })).toMatchObject({
      capacity: 1,
      usual: 10,
    });
    const order = async () => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 4);
      return person.send('SubmitOrder', {
        ...submission(venue, {
          fulfilment_type: 'deliver',
          fulfilment_asap: 0,
          fulfilment_datetime: Date.UTC(2026, 10, 18, 4) / 1000,
          delivery_slot_id: Number(place.split(':')[1]),
          delivery_address_str: '1 High Street, Fremantle, WA, 6160, AU',
          delivery_postcode: '6160',
        }),
      });
    };
    expect((await order()).ResponseCode).toBe('SUCCESS');
    expect((await order()).ResponseCode).toBe('ERROR');
    const after = (await owner.call('ConsoleCapacity', { date })).rows.find((row) => row.place === place);
    expect(after).toMatchObject({ capacity: 1, taken: 1 });
  });

  test('a full time of the day is told to the picker, and refused by the server', async () => {
    const owner = await signIn(servery());
    const { rows } = await owner.call('ConsoleCapacity', { date: '2026-11-18' });
    const block = rows.find((row) => row.kind === 'block' && row.place.endsWith('T12:00'));
    await owner.call('ConsoleCapacity.set', { place: block?.place ?? '', capacity: 0 });
    const person = servery().person();
    const venue = await visit(person);
    const { full } = await person.call('FulfilmentTimes', { ...venue.at, fulfilment_type: 'pickup' });
    expect(full).toEqual([{ date: '2026-11-18', times: ['12:00'] }]);
    await add(person, venue, 'Rosemary Chips');
    const noon = { fulfilment_asap: 0 as const, fulfilment_datetime: Date.UTC(2026, 10, 18, 4) / 1000 };
    expect((await person.refused('SubmitOrder', submission(venue, noon))).code).toMatch(/full|unavailable/);
  });

  test('a place of another venue, a made-up one and a silly number are refused and change nothing', async () => {
    const owner = await signIn(servery());
    const before = await owner.call('ConsoleCapacity', { date: '2026-11-19' });
    const place = before.rows[0]?.place ?? '';
    for (const [sent, code] of [
      [{ place: 'slot:999:2026-11-19', capacity: 5 }, 'no_place'],
      [{ place: 'nonsense', capacity: 5 }, 'no_place'],
      [{ place, capacity: -1 }, 'bad_capacity'],
      [{ place, capacity: 10_000 }, 'bad_capacity'],
    ] as const)
      expect((await owner.refused('ConsoleCapacity.set', sent)).code).toBe(code);
    const kitchen = await signIn(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsoleCapacity.set', { place, capacity: 5 })).code).toBe('forbidden');
    expect(await owner.call('ConsoleCapacity', { date: '2026-11-19' })).toEqual(before);
  });
});
