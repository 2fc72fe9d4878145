import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inEachPayingServery } from '../../../../testing/cards.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import type { Person } from '../../../../testing/servery.ts';
import {
  eachWeek,
  endOf,
  keepStanding,
  memberWith,
  occurrencesOf,
  ordersFor,
} from '../../../../testing/standing.ts';

const perth = (text: string): number => Date.parse(`${text}:00+08:00`);

inEachPayingServery(
  'standing orders',
  ({ servery }) => {
    const to = (text: string) => {
      servery().clock.now = perth(text);
    };
    const load = async (person: Person, id: number) =>
      (await person.call('StandingOrders.load', { standing_order_id: id })).standing_order;

    test('offers the stores that take them, with their cut-offs and discounts, and a blank to fill in [ACC-290 ACC-353 ACC-355]', async () => {
      to('2026-11-17T12:00');
      const { mia, id, venue } = await memberWith(servery(), {});
      const page = await mia.call('StandingOrders.load');
      expect(page.stores).toHaveLength(1);
      expect(page.stores[0]).toMatchObject({
        store_id: venue.at.store_id,
        store_name: 'Banksia Kitchen',
        available_pickup: 1,
        cut_off_time_pickup_12h: '8 pm',
        cut_off_days_pickup: 1,
        discount_percent_pickup: '10',
        available_dinein: 1,
        discount_percent_dinein: '0',
        available_deliver: 1,
        cut_off_time_deliver_12h: '2 pm',
        discount_percent_deliver: '5',
        available_pickup_from: '00:00',
        available_pickup_to: '23:55',
        payment_method_required: 0,
      });
      expect(page.merchant?.id).toBe(venue.at.store_id);
      expect(page.customer.id).toBe(id);
      expect(page.standing_order).toMatchObject({
        id: 0,
        store_id: venue.at.store_id,
        customer_id: id,
        payment_method: 'advance',
        status: 1,
        items: [],
        delivery_stop_id: 0,
      });
      const account = (await mia.call('CustomerAccount')).account;
      expect(account.is_standing_orders_enabled).toBe(1);
    });

    test('saves one, lists it, and says what comes next and until when it can be changed [ACC-185 ACC-270 ACC-291 ACC-352 ACC-354]', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), { cents: 5000 });
      const saved = await keepStanding(mia);
      expect(saved).toMatchObject({ status: 1, payment_method: 'advance', fulfilment_time: '07:40' });
      expect(saved.items).toMatchObject([
        { menu_item_desc: 'Rosemary Chips', price: '8.00', qty_mon: 2, qty_fri: 2, qty_sat: 0, qty_sun: 0 },
      ]);
      expect(saved.next).toMatchObject({
        date: '2026-11-18',
        due: perth('2026-11-18T07:40') / 1000,
        cut_off: perth('2026-11-17T20:00') / 1000,
        total: '14.40',
        problem: '',
      });
      const { standing_orders } = await mia.call('OrderHistory');
      expect(standing_orders).toMatchObject([
        {
          id: saved.id,
          status: 1,
          store_name: 'Banksia Kitchen',
          store_suburb: 'Fremantle',
          week_total: '72.00',
        },
      ]);
      expect(standing_orders[0]?.when_text).toMatch(/^Mon to Fri, 7:40\sam$/);
    });

    test('a paused one places nothing; switched on again it goes on with the next that can be changed [ACC-174]', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), { cents: 5000 });
      const { id } = await keepStanding(mia);
      const switchTo = async (status: 0 | 1) =>
        (
          await mia.call('StandingOrders.status', {
            standing_order_id: id,
            standing_order_data: { status },
          })
        ).standing_order;
      expect(await switchTo(0)).toMatchObject({ status: 0, paused_by: 'customer' });
      expect((await load(mia, id)).next).toBeUndefined();
      to('2026-11-17T21:00');
      const on = await switchTo(1);
      expect(on).toMatchObject({ status: 1, next: { date: '2026-11-19' } });
      to('2026-11-18T20:00');
      await endOf(servery(), id, '2026-11-19');
      expect((await occurrencesOf(servery(), id)).map(({ on_date }) => on_date)).toEqual(['2026-11-19']);
    });

    test('that is saved again after a lost answer, or tapped twice at once, is one', async () => {
      to('2026-11-17T12:00');
      const { mia, venue } = await memberWith(servery(), { cents: 5000 });
      const chips = venue.product('Rosemary Chips').id;
      const save = (count: number, more: object = {}) => ({
        store_id: venue.at.store_id,
        submit_key: 'one-wish-one-standing-order',
        standing_order_data: {
          fulfilment_type: 'pickup' as const,
          fulfilment_time: '07:40',
          items: [eachWeek(chips, { mon: count })],
        },
        ...more,
      });
      const none = await mia.refused('StandingOrders.save', save(1, { submit_key: undefined }));
      expect(none.code).toBe('standing_key_required');
      const twice = await Promise.all([1, 1].map((count) => mia.call('StandingOrders.save', save(count))));
      const later = await mia.call('StandingOrders.save', save(3));
      expect(new Set([...twice, later].map(({ standing_order }) => standing_order.id)).size).toBe(1);
      expect(later.standing_order.items).toMatchObject([{ qty_mon: 3 }]);
      const { standing_orders } = await mia.call('OrderHistory');
      expect(standing_orders).toHaveLength(1);
      // The same key of somebody else is theirs.
      const other = await memberWith(servery(), { cents: 5000 });
      const theirs = await other.mia.call('StandingOrders.save', save(1));
      expect(theirs.standing_order.id).not.toBe(later.standing_order.id);
    });

    test('has room for twenty of a customer’s, however fast they are asked for', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), {});
      for (let count = 0; count < 18; count++) await keepStanding(mia);
      const asked = await Promise.allSettled(Array.from({ length: 4 }, () => keepStanding(mia)));
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect((await mia.call('OrderHistory')).standing_orders).toHaveLength(20);
    });

    test('keeps a note until it is taken away', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), {});
      const { id, note } = await keepStanding(mia, { note: 'No sauce' });
      expect(note).toBe('No sauce');
      const noted = async (data: object) =>
        (await mia.call('StandingOrders.save', { standing_order_id: id, standing_order_data: data }))
          .standing_order.note;
      expect(await noted({ fulfilment_time: '08:05' })).toBe('No sauce');
      expect(await noted({ note: '' })).toBe('');
    });

    test('keeps its store and its way, whatever is sent for it [ACC-172]', async () => {
      to('2026-11-17T12:00');
      const { mia, venue } = await memberWith(servery(), { cents: 5000 });
      const { id } = await keepStanding(mia);
      const { standing_order } = await mia.call('StandingOrders.save', {
        store_id: venue.at.store_id + 1,
        standing_order_id: id,
        standing_order_data: { fulfilment_type: 'table', fulfilment_time: '08:05' } as never,
      });
      expect(standing_order).toMatchObject({
        store_id: venue.at.store_id,
        fulfilment_type: 'pickup',
        fulfilment_time: '08:05',
      });
    });

    test('delivers to an address of the customer’s, in a slot, with the fee of its zone [ACC-183 ACC-358]', async () => {
      to('2026-11-17T12:00');
      const { mia, venue } = await memberWith(servery(), { cents: 20_000 });
      const chips = venue.product('Rosemary Chips').id;
      const { delivery } = await mia.call('DeliveryAddress.validate', {
        ...venue.at,
        delivery_address: '1 High Street, Fremantle, WA, 6160',
      });
      const slots = await mia.call('DeliverySlots', {
        ...venue.at,
        postcode_id: delivery.delivery_postcode_id,
        fulfilment_date: '2026-11-19',
      });
      const slot = slots.slots_on_date[0]?.delivery_slot_id ?? 0;
      const data = { fulfilment_type: 'deliver', items: [eachWeek(chips, { thu: 4 })] };
      const save = (more: object, delivery_address?: object) => ({
        store_id: venue.at.store_id,
        submit_key: randomUUID(),
        standing_order_data: { ...data, ...more },
        ...(delivery_address && { delivery_address }),
      });
      const home = {
        delivery_address1: '1 High Street',
        delivery_city: 'Fremantle',
        delivery_postcode: '6160',
      };
      expect((await mia.refused('StandingOrders.save', save({}))).code).toBe('address_required');
      expect((await mia.refused('StandingOrders.save', save({}, home))).code).toBe('slot_required');
      const far = { ...home, delivery_postcode: '6701' };
      expect((await mia.refused('StandingOrders.save', save({ delivery_slot_id: slot }, far))).code).toBe(
        'postcode_unavailable',
      );
      const { standing_order } = await mia.call(
        'StandingOrders.save',
        save({ delivery_slot_id: slot }, home) as never,
      );
      // Four portions, 5 % off, and the delivery.
      expect(standing_order.next).toMatchObject({ date: '2026-11-19', total: '35.40', problem: '' });
      to('2026-11-18T14:00');
      await endOf(servery(), standing_order.id, '2026-11-19');
      const [order] = await ordersFor(servery(), standing_order.id);
      expect(order).toMatchObject({ fulfilment_type: 'deliver', delivery_fee: 500, total: 3540 });
      expect(order?.delivery_address).toContain('1 High Street');
      expect((await mia.call('CustomerAccount')).customer.delivery_addresses).toHaveLength(1);
    });

    test('refuses what could never be placed, with words, and another’s is not there [ACC-171 ACC-180 ACC-181 ACC-182 ACC-184]', async () => {
      to('2026-11-17T12:00');
      const { mia, venue } = await memberWith(servery(), {});
      const chips = venue.product('Rosemary Chips').id;
      const good = {
        fulfilment_type: 'pickup',
        fulfilment_time: '07:40',
        items: [eachWeek(chips, { mon: 1 })],
      };
      const refused = async (more: object, store_id: number | undefined = venue.at.store_id) =>
        (
          await mia.refused('StandingOrders.save', {
            store_id,
            submit_key: randomUUID(),
            standing_order_data: { ...good, ...more },
          })
        ).code;
      expect(await refused({}, 999)).toBe('standing_store_required');
      expect(await refused({ fulfilment_type: undefined })).toBe('standing_type_required');
      expect(await refused({ fulfilment_type: 'booking' })).toBe('standing_type_required');
      expect(await refused({ items: [eachWeek(chips, { mon: 0 })] })).toBe('standing_empty');
      expect(await refused({ items: [eachWeek(99_999, { mon: 1 })] })).toBe('no_product');
      expect(await refused({ items: [eachWeek(chips, { mon: 1000 })] })).toBe('bad_request');
      expect(await refused({ items: [eachWeek(chips, { mon: -1 })] })).toBe('bad_request');
      expect(await refused({ fulfilment_time: '' })).toBe('time_required');
      expect(await refused({ fulfilment_time: '07:41' })).toBe('time_unavailable');
      await keepStanding(mia, { items: [eachWeek(chips, { mon: 999 })] });
      await servery().server.db.write(async ({ q }) => {
        await q.updateTable('venue').set({ standing_payment_required: 1 }).execute();
        await q
          .updateTable('menu')
          .set((row) => ({ version: row('version', '+', 1) }))
          .execute();
      });
      expect(await refused({})).toBe('payment_method_required');
      await servery().server.db.write(async ({ q }) => {
        await q.updateTable('venue').set({ standing_payment_required: 0 }).execute();
        await q
          .updateTable('menu')
          .set((row) => ({ version: row('version', '+', 1) }))
          .execute();
      });
      const other = await memberWith(servery(), {});
      const theirs = await keepStanding(other.mia);
      for (const name of ['StandingOrders.load', 'StandingOrders.save', 'StandingOrders.status'] as const)
        expect(
          (await mia.refused(name, { standing_order_id: theirs.id, standing_order_data: { status: 0 } }))
            .code,
        ).toBe('standing_not_found');
    });
  },
  mailingEnv,
);
