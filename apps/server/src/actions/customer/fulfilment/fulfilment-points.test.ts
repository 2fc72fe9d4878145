import { expect, test } from 'vitest';
import { bucketKey } from '@servery/domain/capacity/bucket';
import { overrideCapacity } from '#stores/capacity';
import { add, changeMenu, submission, visit, type Venue } from '../../../../testing/orders.ts';
import { SEED_TIME } from '../../../../testing/prepare.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

/** The server's clock stands on Tuesday 17 November 2026 at noon in Perth. */
const TODAY = '2026-11-17';
const TOMORROW = '2026-11-18';
const SATURDAY = '2026-11-21';
const LAST_DAY = '2026-12-17';

const zones = (servery: Servery) =>
  servery.server.db.read(async ({ q }) => {
    const rows = await q.selectFrom('delivery_zone').select(['id', 'postcode']).execute();
    return (postcode: string) => rows.find((row) => row.postcode === postcode)!.id;
  });

const slotsFor = async (
  person: Person,
  venue: Venue,
  more: { postcode_id?: number; fulfilment_date?: string },
) => person.call('DeliverySlots', { ...venue.at, ...more });

async function toFremantle(servery: Servery) {
  const person = servery.person();
  const venue = await visit(person);
  const postcode_id = (await zones(servery))('6160');
  await add(person, venue, 'Rosemary Chips', 4);
  return { person, venue, postcode_id };
}

const order = (venue: Venue, slotId: number, date: string) =>
  submission(venue, {
    fulfilment_type: 'deliver',
    fulfilment_asap: 0,
    fulfilment_datetime: Date.parse(`${date}T12:00:00+08:00`) / 1000,
    delivery_slot_id: slotId,
    delivery_address_str: '1 High Street,,Fremantle,WA,6160,AU',
  });

inEachServery('delivery slots', (servery) => {
  test('lists what can be had on a date with label, cut-off and places left, and the days of the window [ORD-337]', async () => {
    const { person, venue, postcode_id } = await toFremantle(servery());
    const answer = await slotsFor(person, venue, { postcode_id, fulfilment_date: TOMORROW });
    expect(answer.fulfilment_date).toBe(TOMORROW);
    expect(answer.slots_on_date.map((slot) => slot.display_label)).toEqual([
      '11:30 am to 12:00 pm',
      '12:00 pm to 12:30 pm',
      '12:30 pm to 1:00 pm',
      '1:00 pm to 1:30 pm',
      '5:30 pm to 6:00 pm',
      '6:00 pm to 6:30 pm',
      '6:30 pm to 7:00 pm',
      '7:00 pm to 7:30 pm',
    ]);
    expect(answer.slots_on_date[0]).toEqual({
      delivery_slot_id: expect.any(Number),
      display_label: '11:30 am to 12:00 pm',
      cut_off_time_str: 'Order by 11 am',
      cut_off_days: 0,
      due_time: '11:30',
      available: 10,
    });
    expect(answer.slots_calendar[0]).toEqual({ date: TODAY, colour: 'good', available: 130 });
    expect(answer.slots_calendar.at(-1)?.date).toBe(LAST_DAY);
    expect(answer.slots_invalid_days).toEqual([]);
  });

  test('begins with the first day that has anything, without the slots whose cut-off has gone', async () => {
    const { person, venue, postcode_id } = await toFremantle(servery());
    const noon = await slotsFor(person, venue, { postcode_id });
    expect(noon.fulfilment_date).toBe(TODAY);
    expect(noon.slots_on_date[0]?.display_label).toBe('1:00 pm to 1:30 pm');
    servery().clock.now = SEED_TIME + 7 * 3_600_000;
    const evening = await slotsFor(person, venue, { postcode_id });
    servery().clock.now = SEED_TIME;
    expect(evening.fulfilment_date).toBe(TOMORROW);
    expect(evening.slots_invalid_days).toEqual([TODAY]);
    expect(evening.slots_calendar.map((day) => day.date)).not.toContain(TODAY);
  });

  test('asks for an address, knows no zone of another store, and gives a far zone its own runs', async () => {
    const { person, venue } = await toFremantle(servery());
    const zoneOf = await zones(servery());
    expect((await person.refused('DeliverySlots', venue.at)).code).toBe('address_required');
    expect((await person.refused('DeliverySlots', { ...venue.at, postcode_id: 9999 })).code).toBe(
      'postcode_unavailable',
    );
    const cottesloe = await slotsFor(person, venue, {
      postcode_id: zoneOf('6011'),
      fulfilment_date: TOMORROW,
    });
    expect(cottesloe.slots_on_date.map((slot) => slot.display_label)).toEqual([
      '12:00 pm to 1:00 pm',
      '6:30 pm to 7:30 pm',
    ]);
    expect(cottesloe.slots_on_date[0]).toMatchObject({
      cut_off_time_str: 'Order by 6 pm the day before',
      cut_off_days: 1,
    });
    const own = cottesloe.slots_on_date[0]!.delivery_slot_id;
    expect((await person.refused('SubmitOrder', order(venue, own, TOMORROW))).code).toBe('time_unavailable');
    const update = (options: object) =>
      person.refused('ManageCart.update_checkout', { ...venue.at, checkout_options: options });
    const chosen = { fulfilment_type: 'deliver', fulfilment_date: TOMORROW, delivery_slot_id: own };
    expect((await update({ ...chosen, delivery_postcode: '6160' })).code).toBe('slot_unavailable');
  });

  test('closes a slot on the evening before where its cut-off lies there', async () => {
    const { person, venue } = await toFremantle(servery());
    const postcode_id = (await zones(servery()))('6011');
    const labels = async () =>
      (await slotsFor(person, venue, { postcode_id, fulfilment_date: TOMORROW })).slots_on_date.map(
        (slot) => slot.display_label,
      );
    servery().clock.now = SEED_TIME + 6 * 3_600_000 - 1;
    expect(await labels()).toEqual(['12:00 pm to 1:00 pm', '6:30 pm to 7:30 pm']);
    servery().clock.now += 1;
    expect(await labels()).toEqual(['6:30 pm to 7:30 pm']);
    servery().clock.now = SEED_TIME;
  });

  test('sells no slot whose own time has come, nor one within the notice, whatever its cut-off', async () => {
    const set = (cut_off_time: string, min_notice: number) =>
      changeMenu(servery(), async ({ q }) => {
        const slot = q.updateTable('fulfilment_point').set({ cut_off_time }).where('due_time', '=', '13:00');
        await slot.where('kind', '=', 'slot').execute();
        await q.updateTable('fulfilment_type').set({ min_notice }).where('code', '=', 'deliver').execute();
      });
    const { person, venue, postcode_id } = await toFremantle(servery());
    const at = { postcode_id, fulfilment_date: TODAY };
    const first = async () => (await slotsFor(person, venue, at)).slots_on_date[0];
    await set('20:00', 30);
    const slot = await first();
    expect(slot).toMatchObject({ due_time: '13:00' });
    const one = order(venue, slot!.delivery_slot_id, TODAY);
    servery().clock.now = SEED_TIME + 31 * 60_000;
    expect(await first()).not.toMatchObject({ due_time: '13:00' });
    expect((await person.refused('SubmitOrder', one)).code).toBe('time_unavailable');
    await set('20:00', 0);
    expect(await first()).toMatchObject({ due_time: '13:00' });
    servery().clock.now = SEED_TIME + 60 * 60_000;
    expect(await first()).not.toMatchObject({ due_time: '13:00' });
    expect((await person.refused('SubmitOrder', one)).code).toBe('time_unavailable');
    servery().clock.now = SEED_TIME;
    await set('12:30', 30);
  });

  test('needs no address where the type asks for none', async () => {
    await changeMenu(servery(), ({ q }) =>
      q.updateTable('fulfilment_type').set({ address_required: 0 }).where('code', '=', 'deliver').execute(),
    );
    const { person, venue } = await toFremantle(servery());
    expect((await person.call('DeliverySlots', venue.at)).slots_on_date.length).toBeGreaterThan(0);
    await changeMenu(servery(), ({ q }) =>
      q
        .updateTable('fulfilment_type')
        .set({ address_required: 1 })
        .where('code', '=', 'deliver')
        .where('time_type', '=', 'slots')
        .execute(),
    );
  });

  test('shows one place less for every order and every hold of others, and none of one’s own', async () => {
    const { person, venue, postcode_id } = await toFremantle(servery());
    const on = { postcode_id, fulfilment_date: TOMORROW };
    const left = async (who: Person) => (await slotsFor(who, venue, on)).slots_on_date[2]!.available;
    const slot = (await slotsFor(person, venue, on)).slots_on_date[2]!.delivery_slot_id;
    await person.call('SubmitOrder', { ...order(venue, slot, TOMORROW), preorder: 0 });
    expect([await left(person), await left(servery().person())]).toEqual([10, 9]);
    await person.call('SubmitOrder', order(venue, slot, TOMORROW));
    expect([await left(person), await left(servery().person())]).toEqual([9, 9]);
  });

  test('follows a capacity set for one date, in the list and in the decision, and colours the day by how full it is', async () => {
    const { person, venue, postcode_id } = await toFremantle(servery());
    const on = { postcode_id, fulfilment_date: SATURDAY };
    const before = await slotsFor(person, venue, on);
    const setTo = (capacity: number) =>
      servery().server.db.write(async (tx) => {
        for (const { delivery_slot_id: id } of before.slots_on_date)
          await overrideCapacity(tx, {
            key: bucketKey('slot', id, SATURDAY),
            venueId: venue.at.store_id,
            capacity,
          });
      });
    const saturday = async () =>
      (await slotsFor(person, venue, on)).slots_calendar.find((day) => day.date === SATURDAY);
    const slot = before.slots_on_date[0]!.delivery_slot_id;
    await setTo(1);
    expect(await saturday()).toEqual({ date: SATURDAY, colour: 'good', available: 8 });
    await person.call('SubmitOrder', order(venue, slot, SATURDAY));
    const list = await slotsFor(person, venue, on);
    expect(list.slots_on_date.map((each) => each.delivery_slot_id)).not.toContain(slot);
    const late = await toFremantle(servery());
    expect((await late.person.refused('SubmitOrder', order(venue, slot, SATURDAY))).code).toBe('slot_full');
    await setTo(0);
    expect(await saturday()).toBeUndefined();
    expect((await slotsFor(person, venue, on)).slots_invalid_days).toEqual([SATURDAY]);
    await setTo(2);
    await late.person.call('SubmitOrder', order(venue, slot, SATURDAY));
  });

  test('is closed on a special date that is closed, and follows the hours of one that is not', async () => {
    const { person, venue, postcode_id } = await toFremantle(servery());
    const lunchOnly = JSON.stringify([{ from: '11:00', to: '13:00' }]);
    await changeMenu(servery(), async ({ q }) => {
      const type = await q
        .selectFrom('fulfilment_type')
        .selectAll()
        .where('code', '=', 'deliver')
        .where('venue_id', '=', venue.at.store_id)
        .executeTakeFirstOrThrow();
      const special = { venue_id: type.venue_id, fulfilment_type_id: type.id };
      await q
        .insertInto('special_date')
        .values([
          { ...special, on_date: '2026-11-24', windows: '[]' },
          { ...special, on_date: '2026-11-25', windows: lunchOnly },
        ])
        .execute();
    });
    const closed = await slotsFor(person, venue, { postcode_id, fulfilment_date: '2026-11-24' });
    expect(closed.slots_on_date).toEqual([]);
    expect(closed.slots_invalid_days).toContain('2026-11-24');
    const short = await slotsFor(person, venue, { postcode_id, fulfilment_date: '2026-11-25' });
    expect(short.slots_on_date).toHaveLength(3);
    const [slot] = (await slotsFor(person, venue, { postcode_id, fulfilment_date: TOMORROW })).slots_on_date;
    expect(
      (await person.refused('SubmitOrder', order(venue, slot!.delivery_slot_id, '2026-11-24'))).code,
    ).toBe('time_unavailable');
  });

  test('refuses an order without a slot id above 0 where one is required', async () => {
    const { person, venue } = await toFremantle(servery());
    expect((await person.refused('SubmitOrder', order(venue, 0, TOMORROW))).code).toBe('slot_required');
  });
});
