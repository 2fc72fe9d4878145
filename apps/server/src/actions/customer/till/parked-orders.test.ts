import { randomUUID } from 'node:crypto';
import { MOST_PARKED } from '@servery/domain/ordering/parked';
import { expect, test } from 'vitest';
import { add, changeMenu, DUNE, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { sweepAged } from '#jobs/delete-old-rows';

inEachServery('an order that is parked', (servery) => {
  const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
  const withChips = async () => {
    const till = await atTill();
    const venue = await visit(till);
    await add(till, venue, 'Rosemary Chips');
    return { till, venue, at: venue.at };
  };
  const park = (till: Person, at: { store_id: number; menu_id: number }, name = 'Hana') =>
    till.call('ParkedOrder.park', { ...at, name, park_key: randomUUID() });
  /** Nothing stays for the next test. */
  const clear = () =>
    servery().server.db.write(({ q }) => q.deleteFrom('parked_order').where('venue_id', '=', 1).execute());

  test('waits with its name, who parked it and since when, and is resumed whole at another till', async () => {
    await clear();
    const { till, venue, at } = await withChips();
    const { customer } = await till.call('CustomerAccount');
    await add(till, venue, 'Rosemary Chips');
    const checkout_options = { fulfilment_type: 'table', table_num: '7', order_note: 'No salt' } as const;
    const { order: before } = await till.call('ManageCart.update_checkout', { ...at, checkout_options });
    const wish = { ...at, name: ' Blue jacket ', screen: '{"guest":"Hana"}', park_key: randomUUID() };
    const first = await till.call('ParkedOrder.park', wish);
    expect(first.order).toMatchObject({ items: [], note: '', fulfilment_type: 'none' });
    expect(first.parked).toEqual([
      {
        id: expect.any(Number),
        name: 'Blue jacket',
        summary: '2 Rosemary Chips',
        num_items: 2,
        total: before.grand_total,
        parked_by: customer.name,
        parked: Math.floor(servery().clock.now / 1000),
      },
    ]);
    // The answer was lost, and the next person's chips are on the ticket already.
    await add(till, venue, 'Rosemary Chips');
    const again = await till.call('ParkedOrder.park', wish);
    expect([again.parked.length, again.order.num_items]).toEqual([1, 1]);

    const other = await atTill();
    const there = await visit(other);
    const { parked } = await other.call('ParkedOrder.list');
    const parked_id = parked[0]!.id;
    const taken = await other.call('ParkedOrder.resume', { ...there.at, parked_id });
    expect(taken).toMatchObject({ name: 'Blue jacket', screen: '{"guest":"Hana"}', parked: [] });
    expect(taken.order).toMatchObject({
      grand_total: before.grand_total,
      note: 'No salt',
      fulfilment_type: 'table',
      fulfilment: { table_num: '7' },
    });
    expect(taken.order.items.map(({ name, quantity }) => [name, quantity])).toEqual([['Rosemary Chips', 2]]);
    // Asked for again after a lost answer, it is the same one.
    const lost = await other.call('ParkedOrder.resume', { ...there.at, parked_id });
    expect(lost.order.num_items).toBe(2);
    const { order_id } = await other.call(
      'SubmitOrder',
      submission(there, { tender_kind: 'cash', fulfilment_type: 'table', table_num: '7' }),
    );
    expect((await other.call('TillOrder.show', { order_id })).order.total).toBe(before.grand_total);
  });

  test('belongs to one of the tills that resume it at once', async () => {
    await clear();
    const { till, at } = await withChips();
    const { parked } = await park(till, at);
    const tills = await Promise.all(Array.from({ length: 4 }, atTill));
    const asked = await Promise.all(
      tills.map((each) => each.send('ParkedOrder.resume', { ...at, parked_id: parked[0]!.id })),
    );
    expect(asked.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(1);
    const refused = asked.flatMap(({ ResponseCode, Response }) =>
      ResponseCode === 'SUCCESS' ? [] : [Response[1].code],
    );
    expect(refused).toEqual(['parked_gone', 'parked_gone', 'parked_gone']);
    const held = await Promise.all(tills.map((each) => each.call('ManageCart.load_checkout', at)));
    expect(held.map(({ order }) => order.num_items).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
  });

  test('is priced anew: a product that costs more meanwhile says so', async () => {
    await clear();
    const { till, venue, at } = await withChips();
    const { parked } = await park(till, at);
    const chips = venue.product('Rosemary Chips').id;
    const raise = (by: number) =>
      changeMenu(servery(), ({ q }) =>
        q
          .updateTable('product')
          .set((row) => ({ base_price: row('base_price', '+', by) }))
          .where('id', '=', chips)
          .execute(),
      );
    await raise(100);
    const { order } = await till.call('ParkedOrder.resume', { ...at, parked_id: parked[0]!.id });
    expect(order.items).toMatchObject([{ price: '9.00', price_was: '8.00' }]);
    await raise(-100);
  });

  test('does not push another one off the ticket, and an empty ticket is not parked', async () => {
    await clear();
    const { till, venue, at } = await withChips();
    const { parked } = await park(till, at);
    const empty = { ...at, name: 'Nobody', park_key: randomUUID() };
    expect((await till.refused('ParkedOrder.park', empty)).code).toBe('no_order');
    await add(till, venue, 'Rosemary Chips');
    const wish = { ...at, parked_id: parked[0]!.id };
    expect((await till.refused('ParkedOrder.resume', wish)).code).toBe('cart_in_use');
    // Refused, it is still parked.
    expect((await till.call('ParkedOrder.list')).parked).toHaveLength(1);
  });

  test('has one of 40 places, also where many want the last; one that was resumed makes room', async () => {
    await clear();
    const { till, venue, at } = await withChips();
    const { parked } = await park(till, at, 'First');
    await servery().server.db.write(async ({ q }) => {
      const { id: _id, ...row } = await q
        .selectFrom('parked_order')
        .selectAll()
        .where('venue_id', '=', 1)
        .executeTakeFirstOrThrow();
      const seats = Array.from({ length: MOST_PARKED - 2 }, (_, at) => at + 2);
      await q
        .insertInto('parked_order')
        .values(seats.map((seat) => ({ ...row, seat, park_key: `seat-${seat}` })))
        .execute();
    });
    const tills = await Promise.all(Array.from({ length: 3 }, withChips));
    const asked = await Promise.all(
      tills.map((each) =>
        each.till.send('ParkedOrder.park', { ...at, name: 'Last', park_key: randomUUID() }),
      ),
    );
    expect(asked.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(1);
    expect((await till.call('ParkedOrder.list')).parked).toHaveLength(MOST_PARKED);
    await add(till, venue, 'Rosemary Chips');
    const more = { ...at, name: 'More', park_key: randomUUID() };
    expect((await till.refused('ParkedOrder.park', more)).message).toBe(
      'You already have 40 parked orders. Resume or cancel one first',
    );
    const next = await atTill();
    await next.call('ParkedOrder.resume', { ...at, parked_id: parked[0]!.id });
    expect((await till.call('ParkedOrder.park', more)).parked).toHaveLength(MOST_PARKED);
  });

  test('is gone after a day, whether or not it was swept away', async () => {
    await clear();
    const { till, at } = await withChips();
    const { parked } = await park(till, at);
    const day = 86_400_000;
    servery().clock.now += day - 1;
    expect((await till.call('ParkedOrder.list')).parked).toHaveLength(1);
    servery().clock.now += 1;
    expect((await till.call('ParkedOrder.list')).parked).toEqual([]);
    const late = { ...at, parked_id: parked[0]!.id };
    expect((await till.refused('ParkedOrder.resume', late)).code).toBe('parked_gone');
    await sweepAged(servery().server.db, servery().clock.now);
    const rows = await servery().server.db.read(({ q }) =>
      q.selectFrom('parked_order').select('id').where('venue_id', '=', 1).execute(),
    );
    expect(rows).toEqual([]);
  });

  test('is for staff of its own venue alone', async () => {
    await clear();
    const { till, at } = await withChips();
    const { parked } = await park(till, at);
    const wish = { ...at, parked_id: parked[0]!.id };
    const others = [
      await signIn(servery().person(), 'member@example.com'),
      await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com'),
    ];
    for (const other of others) {
      expect((await other.refused('ParkedOrder.list', {})).code).toBe('forbidden');
      expect((await other.refused('ParkedOrder.resume', wish)).code).toBe('forbidden');
      const aside = { ...at, name: 'Mine', park_key: randomUUID() };
      expect((await other.refused('ParkedOrder.park', aside)).code).toBe('forbidden');
    }
    const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
    expect((await dune.call('ParkedOrder.list')).parked).toEqual([]);
    expect((await dune.refused('ParkedOrder.resume', wish)).code).toBe('no_merchant');
    const own = (await visit(dune, 'dune-cottesloe')).at;
    expect((await dune.refused('ParkedOrder.resume', { ...wish, ...own })).code).toBe('parked_gone');
    expect((await till.call('ParkedOrder.list')).parked).toHaveLength(1);
  });
});
