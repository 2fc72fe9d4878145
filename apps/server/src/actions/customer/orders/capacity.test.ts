import { expect, test } from 'vitest';
import { add, changeMenu, submission, visit, type Venue } from '../../../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const TOMORROW = '2026-11-18';
/** Noon of that day in Perth. */
const TOMORROW_NOON = Date.UTC(2026, 10, 18, 4) / 1000;

const slotIds = (servery: Servery) =>
  servery.server.db.read((tx) =>
    tx.q
      .selectFrom('fulfilment_point')
      .select(['id', 'capacity'])
      .where('kind', '=', 'slot')
      .orderBy('id')
      .execute(),
  );

const forSlot = (venue: Venue, slotId: number) =>
  submission(venue, {
    fulfilment_type: 'deliver',
    fulfilment_asap: 0,
    fulfilment_datetime: TOMORROW_NOON,
    delivery_slot_id: slotId,
    delivery_address_str: '1 High Street, Fremantle, WA, 6160, AU',
    delivery_postcode: '6160',
  });

async function hungry(servery: Servery): Promise<{ person: Person; venue: Venue }> {
  const person = servery.person();
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 4);
  return { person, venue };
}

inEachServery(
  'places in a delivery slot',
  (servery) => {
    test('gives ten places to exactly ten of a hundred people who order at once', async () => {
      const [slot] = await slotIds(servery());
      expect(slot!.capacity).toBe(10);
      const people = await Promise.all(Array.from({ length: 100 }, () => hungry(servery())));
      const answers = await Promise.all(
        people.map(({ person, venue }) => person.send('SubmitOrder', forSlot(venue, slot!.id))),
      );
      const placed = answers.filter((answer) => answer.ResponseCode === 'SUCCESS');
      const refused = answers.flatMap((answer) => (answer.ResponseCode === 'ERROR' ? [answer.Response] : []));
      expect(placed).toHaveLength(10);
      expect(new Set(refused.map(([, details]) => details.code))).toEqual(new Set(['slot_full']));
      expect(refused[0]![0]).toBe('That delivery slot is full. Choose another delivery slot');
      const orders = await servery().server.db.read((tx) =>
        tx.q
          .selectFrom('orders')
          .select('id')
          .where('capacity_buckets', 'like', `%slot:${slot!.id}:${TOMORROW}%`)
          .execute(),
      );
      expect(orders).toHaveLength(10);
    });

    test('keeps a place for ten minutes for somebody who is paying', async () => {
      const slot = (await slotIds(servery()))[1]!;
      await changeMenu(servery(), (tx) =>
        tx.q.updateTable('fulfilment_point').set({ capacity: 1 }).where('id', '=', slot.id).execute(),
      );
      const paying = await hungry(servery());
      const late = await hungry(servery());
      await paying.person.call('SubmitOrder', { ...forSlot(paying.venue, slot.id), preorder: 0 });
      expect((await late.person.refused('SubmitOrder', forSlot(late.venue, slot.id))).code).toBe('slot_full');
      servery().clock.now += 10 * 60_000 + 1;
      await late.person.call('SubmitOrder', forSlot(late.venue, slot.id));
      expect((await paying.person.refused('SubmitOrder', forSlot(paying.venue, slot.id))).code).toBe(
        'slot_full',
      );
    });

    test('gives the place back when the kitchen cancels', async () => {
      const slot = (await slotIds(servery()))[1]!;
      const owner = servery().person({ AppMode: 'console' });
      await owner.call('ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
      const { orders } = await owner.call('ConsoleBoard');
      const taken = await servery().server.db.read((tx) =>
        tx.q
          .selectFrom('orders')
          .select('ref')
          .where('capacity_buckets', 'like', `%slot:${slot.id}:%`)
          .executeTakeFirstOrThrow(),
      );
      expect(orders.map((order) => order.id)).toContain(taken.ref);
      await owner.call('ConsoleOrder.cancel', { order_id: taken.ref, reason: 'Kitchen too busy' });
      const next = await hungry(servery());
      await next.person.call('SubmitOrder', forSlot(next.venue, slot.id));
    });

    test('refuses a slot of a day that has gone, of another venue, or without an address', async () => {
      const [slot] = await slotIds(servery());
      const { person, venue } = await hungry(servery());
      const fields = forSlot(venue, slot!.id);
      const refuse = async (change: object) =>
        (await person.refused('SubmitOrder', { ...fields, ...change })).code;
      expect(await refuse({ fulfilment_datetime: TOMORROW_NOON - 5 * 86_400 })).toBe('time_unavailable');
      expect(await refuse({ delivery_slot_id: 99_999 })).toBe('slot_required');
      expect(await refuse({ delivery_address_str: '' })).toBe('address_required');
      expect(await refuse({ delivery_postcode: '6725' })).toBe('postcode_unavailable');
    });
  },
  { RATE_LIMIT: 'off' },
);
