import { expect, test } from 'vitest';
import { editorOf } from '../../../../testing/edits.ts';
import { add, changeMenu, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const TOMORROW = '2026-11-18';
const TOMORROW_NOON = Date.UTC(2026, 10, 18, 4) / 1000;

inEachServery(
  'the time and place of an order that is edited',
  (servery) => {
    const taken = async (bucket: string) =>
      (
        await servery().server.db.read(({ q }) =>
          q.selectFrom('capacity_use').select('taken').where('bucket', '=', bucket).executeTakeFirst(),
        )
      )?.taken ?? 0;
    const order = async (more: Parameters<typeof submission>[1], quantity = 4) => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', quantity);
      const { order_id } = await person.call('SubmitOrder', submission(venue, more));
      const receipt = async () => (await person.call('OrderStatusDetailed', { order_id })).order;
      return { order_id, receipt, ...(await editorOf(servery(), order_id)) };
    };
    const slots = () =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('fulfilment_point').selectAll().where('kind', '=', 'slot').orderBy('id').execute(),
      );
    const delivery = (delivery_slot_id: number) =>
      order({
        fulfilment_type: 'deliver',
        fulfilment_asap: 0,
        fulfilment_datetime: TOMORROW_NOON,
        delivery_slot_id,
        delivery_address_str: '1 High Street, Fremantle, WA, 6160, AU',
        delivery_postcode: '6160',
      });
    const block = async (at: number) => {
      const date = new Date((at + 8 * 3600) * 1000).toISOString().slice(0, 16);
      const { id } = await servery().server.db.read(({ q }) =>
        q
          .selectFrom('fulfilment_type')
          .select('id')
          .where('code', '=', 'pickup')
          .where('venue_id', '=', 1)
          .executeTakeFirstOrThrow(),
      );
      return `block:${id}:${date}`;
    };
    const limitBlocks = (block_capacity: number) =>
      changeMenu(servery(), ({ q }) =>
        q.updateTable('fulfilment_type').set({ block_capacity }).where('code', '=', 'pickup').execute(),
      );

    test('moves to a time that has room, and takes its share along', async () => {
      await limitBlocks(2);
      const { owner, order_id, edit, receipt, row } = await order({
        fulfilment_asap: 0,
        fulfilment_datetime: TOMORROW_NOON,
      });
      const { days, times } = await owner.call('ConsoleOrder.edit_times', { order_id, date: TOMORROW });
      expect(days.map(({ label }) => label)).toContain('Tomorrow');
      const later = times.find(({ at }) => at === TOMORROW_NOON + 3600);
      expect(later).toMatchObject({ label: '1 pm', left: 2 });
      await edit({ when: { at: TOMORROW_NOON + 3600 } });
      expect(await receipt()).toMatchObject({ requested_for: TOMORROW_NOON + 3600, fulfilment_asap: 0 });
      expect([
        await taken(await block(TOMORROW_NOON)),
        await taken(await block(TOMORROW_NOON + 3600)),
      ]).toEqual([0, 1]);
      expect((await row()).total).toBe(3200);
      expect(await edit({ note: 'No change of time' })).toMatchObject({
        order: { due: TOMORROW_NOON + 3600 },
      });
      expect(await taken(await block(TOMORROW_NOON + 3600))).toBe(1);
      await limitBlocks(0);
    });

    test('is refused for a time that is full, and keeps its own', async () => {
      await limitBlocks(1);
      const at = TOMORROW_NOON + 7200;
      await order({ fulfilment_asap: 0, fulfilment_datetime: at });
      const mine = await order({ fulfilment_asap: 0, fulfilment_datetime: TOMORROW_NOON + 10_800 });
      const { times } = await mine.owner.call('ConsoleOrder.edit_times', {
        order_id: mine.order_id,
        date: TOMORROW,
      });
      expect(times.some((each) => each.at === at)).toBe(false);
      expect((await mine.plan({ when: { at } })).problems.map(({ code }) => code)).toEqual([
        'time_unavailable',
      ]);
      expect((await mine.refused({ when: { at } })).code).toBe('time_unavailable');
      expect(await taken(await block(at))).toBe(1);
      expect(await taken(await block(TOMORROW_NOON + 10_800))).toBe(1);
      await limitBlocks(0);
    });

    test('goes to another slot, or is refused where that is full', async () => {
      const [one, two] = await slots();
      const mine = await delivery(one!.id);
      const offered = await mine.owner.call('ConsoleOrder.edit_times', {
        order_id: mine.order_id,
        date: TOMORROW,
      });
      expect(offered.times.map(({ point_id }) => point_id)).toContain(two!.id);
      const when = { point_id: two!.id, date: TOMORROW };
      await mine.edit({ when });
      expect((await mine.receipt()).delivery_slot).toBe(two!.label);
      expect([
        await taken(`slot:${one!.id}:${TOMORROW}`),
        await taken(`slot:${two!.id}:${TOMORROW}`),
      ]).toEqual([0, 1]);
      const other = await delivery(one!.id);
      await servery().server.db.write(({ q }) =>
        q
          .insertInto('capacity_override')
          .values({ bucket: `slot:${two!.id}:${TOMORROW}`, venue_id: 1, capacity: 1 })
          .execute(),
      );
      expect((await other.refused({ when })).code).toBe('slot_full');
      expect(await taken(`slot:${one!.id}:${TOMORROW}`)).toBe(1);
    });

    test('goes to another address with the fee of its zone, and never where nobody delivers', async () => {
      const [slot] = await slots();
      const mine = await delivery(slot!.id);
      const before = await mine.row();
      const { zones, own } = await servery().server.db.read(async ({ q }) => ({
        zones: await q
          .selectFrom('delivery_zone')
          .selectAll()
          .where('venue_id', '=', 1)
          .orderBy('id')
          .execute(),
        own: (await q.selectFrom('point_zone').select('zone_id').execute()).map(({ zone_id }) => zone_id),
      }));
      const other = zones.find(({ id, fee }) => fee !== before.delivery_fee && !own.includes(id));
      const apart = zones.find(({ id }) => own.includes(id));
      const same = await mine.edit({ address: '9 High Street, Fremantle WA 6160' });
      expect(same.order).toMatchObject({ delivery_address: '9 High Street, Fremantle WA 6160' });
      expect((await mine.row()).total).toBe(before.total);
      await mine.edit({ address: `2 Other Street, Elsewhere WA ${other!.postcode}` });
      expect((await mine.row()).total - before.total).toBe(other!.fee - before.delivery_fee);
      // That postcode has slots of its own.
      expect((await mine.refused({ address: `3 Own Street, There WA ${apart!.postcode}` })).code).toBe(
        'time_unavailable',
      );
      expect((await mine.refused({ address: '1 Far Street, Broome WA 6725' })).code).toBe(
        'postcode_unavailable',
      );
    });

    test('goes to another table, if the venue has it', async () => {
      await changeMenu(servery(), ({ q }) =>
        q.updateTable('fulfilment_type').set({ table_nums: '1-20' }).where('code', '=', 'table').execute(),
      );
      const mine = await order({ fulfilment_type: 'table', table_num: '7' });
      expect((await mine.edit({ table_num: '9' })).order.who).toBe('Table 9');
      expect((await mine.refused({ table_num: '99' })).code).toBe('table_unknown');
      expect((await mine.show()).events[0]?.text).toBe('Changed: Now at table 9');
    });
  },
  { RATE_LIMIT: 'off' },
);
