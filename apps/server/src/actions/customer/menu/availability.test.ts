import type { Product } from '@servery/contract/entities/menu';
import { productAt } from '@servery/domain/menu/available';
import { expect, test } from 'vitest';
import { add, changeMenu, submission, visit, type Venue } from '../../../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const ZONE = 'Australia/Perth';
/** In Perth, on the day of the seed and the day after it. */
const today = (hour: number, minute = 0) => Date.UTC(2026, 10, 17, hour - 8, minute);
const tomorrow = (hour: number, minute = 0) => Date.UTC(2026, 10, 18, hour - 8, minute);
const clockOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString();

const choose = (person: Person, venue: Venue, at: number, code: 'pickup' | 'booking' = 'pickup') =>
  person.call('ManageCart.update_checkout', {
    ...venue.at,
    checkout_options: {
      fulfilment_type: code,
      fulfilment_date: clockOf(at).slice(0, 10),
      fulfilment_time: clockOf(at).slice(11, 16),
      ...(code === 'booking' && { booking_name: 'Nguyen', booking_pax: 2 }),
    },
  });

const put = (person: Person, venue: Venue, product: Product) =>
  person.send('ManageCart.add_to_order', {
    ...venue.at,
    menu_item_data: { menu_item_id: product.id, quantity: 1 },
  });
/** A product with choices may be refused for those; that is not what is asked here. */
const isTaken = async (person: Person, venue: Venue, product: Product) => {
  const answer = await put(person, venue, product);
  return answer.ResponseCode === 'SUCCESS' || answer.Response[1].code === 'modifier_invalid';
};

const sell = (servery: Servery, name: string, set: { from_time: string; to_time: string }) =>
  changeMenu(servery, ({ q }) => q.updateTable('product').set(set).where('name', '=', name).execute());

inEachServery(
  'what can be had',
  (servery) => {
    test('for a table at 6:30 pm includes what is sold from 5 pm, and leaves out what ends with the afternoon', async () => {
      await sell(servery(), 'Rosemary Chips', { from_time: '17:00', to_time: '22:00' });
      const person = servery().person();
      const venue = await visit(person);
      const chips = venue.product('Rosemary Chips');
      expect(chips).toMatchObject({ is_available: 0, available_str: 'Available from 5 pm' });
      expect(await isTaken(person, venue, chips)).toBe(false);
      const evening = { when: today(18, 30), zone: ZONE };
      expect(productAt(chips, evening).is_available).toBe(1);
      await choose(person, venue, evening.when, 'booking');
      const asked = { menu_item_id: chips.id };
      expect((await person.call('MenuItemDetails', asked)).is_available).toBe(1);
      await add(person, venue, 'Rosemary Chips');
      const lunch = await choose(person, venue, tomorrow(12, 15), 'booking');
      expect(lunch.order.items).toMatchObject([{ is_available: 0, available_str: 'Available from 5 pm' }]);
      expect((await person.call('MenuItemDetails', asked)).is_available).toBe(0);
      const back = await choose(person, venue, evening.when, 'booking');
      expect(back.order.items).toMatchObject([{ is_available: 1 }]);
      const booking = {
        fulfilment_type: 'booking',
        fulfilment_asap: undefined,
        booking_name: 'Nguyen',
        booking_pax: 2,
      } as const;
      await person.call('SubmitOrder', { ...submission(venue), ...booking });
      await sell(servery(), 'Rosemary Chips', { from_time: '', to_time: '' });
    });

    test('for tomorrow includes what is sold out today', async () => {
      const person = servery().person();
      const venue = await visit(person);
      const chips = venue.product('Rosemary Chips');
      await changeMenu(servery(), async ({ q }) => {
        const [row] = await q.selectFrom('product').selectAll().where('id', '=', chips.id).execute();
        await q
          .insertInto('sold_out')
          .values({
            venue_id: row!.venue_id,
            product_id: chips.id,
            text: 'Sold out, back tomorrow',
            until: tomorrow(0),
          })
          .execute();
      });
      const gone = (await visit(person)).product('Rosemary Chips');
      expect(gone).toMatchObject({ is_available: 0, available_str: 'Sold out, back tomorrow' });
      expect(await isTaken(person, venue, gone)).toBe(false);
      expect(productAt(gone, { when: tomorrow(12), zone: ZONE }).is_available).toBe(1);
      await choose(person, venue, tomorrow(12));
      expect(await isTaken(person, venue, gone)).toBe(true);
      await changeMenu(servery(), ({ q }) =>
        q.deleteFrom('sold_out').where('product_id', '=', chips.id).execute(),
      );
    });

    test('is the same for the menu that a device holds and for the server, product by product and time by time', async () => {
      const person = servery().person();
      const venue = await visit(person);
      const products = venue.merchant.menu.items.flatMap(({ items }) => items);
      const limited = products.filter(({ limits }) => limits);
      expect(limited.length).toBeGreaterThan(5);
      for (const when of [today(14), tomorrow(7, 30), tomorrow(11, 25), tomorrow(11, 30), tomorrow(19)]) {
        await choose(person, venue, when);
        for (const product of [...limited, ...products.slice(0, 3)]) {
          const shown = productAt(product, { when, zone: ZONE }).is_available === 1;
          expect([product.name, clockOf(when), await isTaken(person, venue, product)]).toEqual([
            product.name,
            clockOf(when),
            shown,
          ]);
        }
        await person.call('ManageCart.clear_cart', venue.at);
      }
    });

    test('is told of in the menu with nothing but what is limited', async () => {
      const venue = await visit(servery().person());
      const products = venue.merchant.menu.items.flatMap(({ items }) => items);
      const [limited, always] = [
        products.filter((each) => each.limits),
        products.filter((each) => !each.limits),
      ];
      expect(limited.length).toBeGreaterThan(0);
      expect(always.length).toBeGreaterThan(limited.length);
      expect(always.every((each) => each.is_available === 1 && each.availability_notice === '')).toBe(true);
    });
  },
  { RATE_LIMIT: 'off' },
);
