import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { compareSales } from '../../testing/compare-sales.ts';
import { atConsole } from '../../testing/console.ts';
import { editorOf } from '../../testing/edits.ts';
import { add, submission, visit } from '../../testing/orders.ts';
import { numbers } from '../../testing/sales.ts';
import { inEachServery } from '../../testing/servery.ts';

const PERTH = 'Australia/Perth';
const DAY = 86_400_000;
/** Noon of a Wednesday. */
const FIRST = Date.UTC(2026, 10, 18, 4);

inEachServery(
  'the sums of days in which orders were edited',
  (servery) => {
    const place = async (quantity: number, ahead: number) => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', quantity);
      if (quantity > 2)
        await person.call('ManageCart.update_checkout', {
          ...venue.at,
          checkout_options: { coupon_code: 'SPRING10' },
        });
      const fulfilment_datetime = (servery().clock.now + ahead) / 1000;
      const fields = submission(venue, { fulfilment_asap: 0, fulfilment_datetime });
      const { order_id } = await person.call('SubmitOrder', fields);
      return { order_id, lemonade: venue.product('House Lemonade').id };
    };

    test('are what the rows say, and a day that is over stays as it was', async () => {
      const next = numbers(23);
      servery().clock.now = FIRST;
      let owner = await atConsole(servery());
      // Who was signed in the day before has to sign in again.
      const to = async (at: number) => {
        servery().clock.now = at;
        owner = await atConsole(servery());
      };
      const orders: Awaited<ReturnType<typeof place>>[] = [];
      for (let count = 0; count < 8; count += 1) orders.push(await place(1 + next(4), 2 * DAY));
      const report = async (date: string) => {
        const { sales, gst, sums } = await owner.call('ConsoleReports', { from_date: date, to_date: date });
        return { sales, gst, sums };
      };
      const pay = (order_id: string) =>
        owner.send('ConsoleOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() });
      const editAll = async () => {
        for (const { order_id, lemonade } of orders) {
          if (next(3) === 0) await pay(order_id);
          if (next(4) === 0) continue;
          const editor = await editorOf(servery(), order_id, owner);
          const { lines } = await editor.form();
          const line = lines[next(lines.length)]!;
          const quantity = next(4);
          const added = [{ product_id: lemonade, quantity: 1 + next(2), options: [], notes: `${next(9)}` }];
          await editor.edit({ lines: [{ id: line.id, quantity }], added, note: `${next(999)}` });
        }
      };
      await editAll();
      await to(FIRST + DAY);
      const first = await report('2026-11-18');
      await editAll();
      await pay(orders[0]!.order_id);
      await pay(orders[1]!.order_id);
      await editAll();
      expect(await report('2026-11-18')).toEqual(first);
      await owner.call('ConsoleOrder.cancel', { order_id: orders[2]!.order_id, reason: 'Too busy' });
      await to(FIRST + DAY + 6 * 3_600_000);
      await owner.call('ConsoleOrder.cancel', { order_id: orders[3]!.order_id, reason: 'Too busy' });
      await to(FIRST + 3 * DAY);
      const at = { venueId: 1, zone: PERTH };
      await compareSales(servery(), at, { from: '2026-11-18', to: '2026-11-20' });
      await servery().server.db.write(({ q }) => q.deleteFrom('sales_day').execute());
      await compareSales(servery(), at, { from: '2026-11-18', to: '2026-11-20' });
      expect(await report('2026-11-18')).toEqual(first);
    });
  },
  { RATE_LIMIT: 'off' },
);
