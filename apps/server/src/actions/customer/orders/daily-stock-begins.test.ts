import { asJson } from '@servery/contract/client/as-json';
import { beforeEach, expect, test } from 'vitest';
import { countOrdered } from '#stores/stock-days';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue } from '#venue-file/import-venue';
import { atConsole } from '../../../../testing/console.ts';
import { changeMenu, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const CHIPS = 'Rosemary Chips';
/** Noon of the seed's day in Perth, where it is Tuesday 17 November. */
const NOON = Date.UTC(2026, 10, 17, 4);
const FOR_TOMORROW = {
  fulfilment_type: 'pickup',
  fulfilment_date: '2026-11-18',
  fulfilment_time: '12:00',
} as const;
const TOMORROW = { fulfilment_asap: 0, fulfilment_datetime: NOON / 1000 + 86_400 } as const;

inEachServery(
  'a product whose days begin to be counted',
  (servery) => {
    let owner: Person;
    let chips: number;
    let twelve: string;
    const order = async (quantity: number, more: Parameters<typeof submission>[1] = {}): Promise<string> => {
      const person = servery().person();
      const venue = await visit(person);
      if (more.fulfilment_datetime)
        await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options: FOR_TOMORROW });
      const menu_item_data = { menu_item_id: chips, quantity };
      await person.call('ManageCart.add_to_order', { ...venue.at, menu_item_data });
      return (await person.call('SubmitOrder', submission(venue, more))).order_id;
    };
    const cancel = (order_id: string) => owner.call('ConsoleOrder.cancel', { order_id, reason: 'Too busy' });
    const eachDay = async (daily_count: number, draft: 0 | 1 = 0) => {
      const { products } = await owner.call('ConsoleMenu', { draft });
      const { value, version } = products.find(({ id }) => id === chips)!;
      const product = asJson({ ...value, daily_count });
      return owner.call('ConsoleMenu.save_product', { product_id: chips, version, product, draft });
    };
    const days = () =>
      servery().server.db.read((tx) =>
        tx.q
          .selectFrom('stock_day')
          .select(['day', 'sold'])
          .where('product_id', '=', chips)
          .where('sold', '>', 0)
          .orderBy('day')
          .execute(),
      );
    const left = async () => (await owner.call('ConsoleStore')).items.find(({ id }) => id === chips)?.left;
    const ORDERED = [
      { day: '2026-11-17', sold: 3 },
      { day: '2026-11-18', sold: 12 },
    ];

    beforeEach(async () => {
      servery().clock.now = NOON;
      owner = await atConsole(servery());
      chips = (await visit(servery().person())).product(CHIPS).id;
      await eachDay(0);
      await changeMenu(servery(), async ({ q }) => {
        await q.deleteFrom('stock_day').execute();
        await q.deleteFrom('capacity_use').execute();
        await q.updateTable('orders').set({ status: 9 }).execute();
      });
      await order(2);
      await order(1);
      await order(5, TOMORROW);
      twelve = await order(1, TOMORROW);
      await order(6, TOMORROW);
      await cancel(await order(4, TOMORROW));
      expect(await days()).toEqual([]);
    });

    test('has sold what is ordered for them already, and gets back exactly what is cancelled', async () => {
      await eachDay(14);
      expect(await days()).toEqual(ORDERED);
      expect(await left()).toBe(11);
      await expect(order(3, TOMORROW)).rejects.toThrow('Only 2 left');
      await cancel(twelve);
      expect(await days()).toEqual([ORDERED[0], { day: '2026-11-18', sold: 11 }]);
      await order(3, TOMORROW);
      await expect(order(1, TOMORROW)).rejects.toThrow('Sold out for Wednesday');
    });

    test('counts what was ordered while nobody counted', async () => {
      await eachDay(20);
      const late = await order(2);
      await eachDay(0);
      await order(4);
      await cancel(late);
      const { edit_id } = await eachDay(20);
      expect(await left()).toBe(13);
      await owner.call('ConsoleMenu.undo', { edit_id });
      await order(1);
      const { edits } = await owner.call('ConsoleMenu.history');
      await owner.call('ConsoleMenu.undo', { edit_id: edits[0]!.id });
      expect(await left()).toBe(12);
    });

    test('counts the first order of a day of 25 hours at its very end', async () => {
      // In Sydney clocks go back on 5 April 2026.
      const begins = Date.UTC(2026, 3, 4, 13);
      const ref = await order(2);
      await changeMenu(servery(), async (tx) => {
        const { venue_id: venueId, id } = await tx.q
          .updateTable('orders')
          .set({ due_at: begins })
          .where('ref', '=', ref)
          .returning(['venue_id', 'id'])
          .executeTakeFirstOrThrow();
        await tx.q.updateTable('orders').set({ status: 9 }).where('id', '<>', id).execute();
        const zone = (time_zone: string) =>
          tx.q.updateTable('venue').set({ time_zone }).where('id', '=', venueId).execute();
        await zone('Australia/Sydney');
        await countOrdered(tx, { venueId, productId: chips }, begins + 25 * 3_600_000 - 1);
        await zone('Australia/Perth');
      });
      expect(await days()).toEqual([{ day: '2026-04-05', sold: 2 }]);
    });

    test('leaves what was sold as it is where another number follows', async () => {
      await eachDay(20);
      await changeMenu(servery(), ({ q }) =>
        q.updateTable('stock_day').set({ sold: 7 }).where('day', '=', '2026-11-17').execute(),
      );
      await eachDay(30);
      expect(await left()).toBe(23);
    });

    test('does so when a draft is published', async () => {
      await eachDay(20, 1);
      expect(await days()).toEqual([]);
      const { draft } = await owner.call('ConsoleMenu', { draft: 1 });
      await owner.call('ConsoleMenu.publish', { version: draft.version });
      expect(await days()).toEqual(ORDERED);
    });

    test('does so when a venue file is imported', async () => {
      const { merchant } = await visit(servery().person());
      const { db } = servery().server;
      const text = JSON.stringify(await db.read((tx) => exportVenue(tx, merchant.id)));
      const at = text.indexOf('"daily_count":0', text.indexOf(`"${CHIPS}"`));
      const file = JSON.parse(`${text.slice(0, at)}"daily_count":20${text.slice(at + 15)}`) as never;
      const into = { venueId: merchant.id };
      expect(await db.write((tx) => importVenue(tx, { file, into }, NOON))).toMatchObject({ ok: true });
      expect(await days()).toEqual(ORDERED);
    });
  },
  { RATE_LIMIT: 'off' },
);
