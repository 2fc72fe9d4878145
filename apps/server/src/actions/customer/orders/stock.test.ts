import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, changeMenu, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const CHIPS = 'Rosemary Chips';
const HOLD_MS = 10 * 60_000;

async function hungry(servery: Servery, quantity: number) {
  const person = servery.person();
  const venue = await visit(person);
  await add(person, venue, CHIPS, quantity);
  return { person, venue };
}
type Hungry = Awaited<ReturnType<typeof hungry>>;

const check = ({ person, venue }: Hungry) => person.send('SubmitOrder', submission(venue, { preorder: 0 }));
const place = ({ person, venue }: Hungry) => person.send('SubmitOrder', submission(venue));
const textOf = (answer: Awaited<ReturnType<typeof place>>) =>
  answer.ResponseCode === 'SUCCESS' ? '' : answer.Response[1].text;

inEachServery(
  'what is counted',
  (servery) => {
    let owner: Person;
    let chips: number;
    beforeAll(async () => {
      owner = await atConsole(servery());
      chips = (await visit(servery().person())).product(CHIPS).id;
    });
    const count = (left?: number) =>
      owner.call('ConsoleStore.set_stock', { product_id: chips, ...(left !== undefined && { left }) });
    const shown = async () => (await visit(servery().person())).product(CHIPS);
    const left = async () => (await owner.call('ConsoleStore')).items.find((item) => item.id === chips)?.left;

    test('is refused beyond what is there, and says how many there are', async () => {
      await count(3);
      const person = servery().person();
      const venue = await visit(person);
      const wish = { ...venue.at, menu_item_data: { menu_item_id: chips, quantity: 4 } };
      expect((await person.refused('ManageCart.add_to_order', wish)).message).toBe('Only 3 left');
      await add(person, venue, CHIPS, 2);
      const more = { ...venue.at, menu_item_data: { menu_item_id: chips, quantity: 2, notes: 'Crisp' } };
      expect((await person.refused('ManageCart.add_to_order', more)).message).toBe('Only 3 left');
      await add(person, venue, CHIPS, 1);
      const change = (quantity: number) => ({
        ...venue.at,
        menu_item_data: { cart_item_slot_id: 1, quantity },
      });
      expect((await person.refused('ManageCart.update_quantity', change(4))).message).toBe('Only 3 left');
      await count(1);
      await person.call('ManageCart.update_quantity', change(2));
    });

    test('is sold out by itself with the last one, and back when its order is cancelled', async () => {
      await count(3);
      const first = await hungry(servery(), 2);
      expect(textOf(await place(first))).toBe('');
      expect(await left()).toBe(1);
      expect(await shown()).toMatchObject({ is_available: 1 });
      const second = await hungry(servery(), 1);
      const { version } = (await visit(servery().person())).merchant.menu;
      const { order_id } = await second.person.call('SubmitOrder', submission(second.venue));
      expect(await shown()).toMatchObject({ is_available: 0, available_str: 'Sold out' });
      expect((await visit(servery().person())).merchant.menu.version).toBeGreaterThan(version);
      await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Too busy' });
      expect(await left()).toBe(1);
      expect(await shown()).toMatchObject({ is_available: 1 });
    });

    test('is kept for ten minutes for whoever is paying, and for nobody longer', async () => {
      await count(2);
      const paying = await hungry(servery(), 2);
      const other = await hungry(servery(), 1);
      expect(textOf(await check(paying))).toBe('');
      expect(textOf(await check(other))).toBe(
        `${CHIPS}: The last one is being paid for. Try again in a few minutes.`,
      );
      expect(textOf(await check(paying))).toBe('');
      servery().clock.now += HOLD_MS - 1;
      expect(textOf(await check(other))).not.toBe('');
      servery().clock.now += 1;
      expect(textOf(await place(other))).toBe('');
      expect(textOf(await place(paying))).toBe(`${CHIPS}: Only 1 left`);
      expect(await left()).toBe(1);
    });

    test('is let go of with the cart', async () => {
      await count(1);
      const paying = await hungry(servery(), 1);
      const other = await hungry(servery(), 1);
      await check(paying);
      expect(textOf(await check(other))).not.toBe('');
      await paying.person.call('ManageCart.clear_cart', paying.venue.at);
      expect(textOf(await place(other))).toBe('');
    });

    test('is sold as often as it is there, though many want the last ones at once', async () => {
      await count(3);
      const many = await Promise.all(Array.from({ length: 8 }, () => hungry(servery(), 1)));
      const answers = await Promise.all(many.map(place));
      expect(answers.filter((answer) => textOf(answer) === '')).toHaveLength(3);
      expect(await left()).toBe(0);
    });

    test('is not kept from everybody by one address that fills carts', async () => {
      await changeMenu(servery(), ({ q }) => q.deleteFrom('stock_hold').execute());
      await count(14);
      const strangers = await Promise.all(Array.from({ length: 12 }, () => hungry(servery(), 1)));
      for (const each of strangers) expect(textOf(await check(each))).toBe('');
      const { carts } = await servery().server.db.read((tx) =>
        tx.q
          .selectFrom('stock_hold')
          .select((hold) => hold.fn.countAll<number>().as('carts'))
          .executeTakeFirstOrThrow(),
      );
      expect(carts).toBe(10);
    });

    test('is counted no longer when somebody says so, or puts it back on sale at none', async () => {
      await count(0);
      expect(await shown()).toMatchObject({ is_available: 0, available_str: 'Sold out' });
      const back = await owner.call('ConsoleStore.sold_out', { product_id: chips, sold_out: 0 });
      expect(back).toMatchObject({ sold_out: 0 });
      expect(back.left).toBeUndefined();
      expect(await shown()).toMatchObject({ is_available: 1 });
      await owner.call('ConsoleStore.sold_out', { product_id: chips, sold_out: 1 });
      expect(await count(5)).toMatchObject({ sold_out: 0, left: 5 });
      expect(await shown()).toMatchObject({ is_available: 1 });
      expect((await count()).left).toBeUndefined();
      expect(textOf(await place(await hungry(servery(), 9)))).toBe('');
    });

    test('is a product of the venue, in whole numbers', async () => {
      const wish = { product_id: chips, left: 5 };
      expect((await owner.refused('ConsoleStore.set_stock', { ...wish, product_id: 987_654 })).code).toBe(
        'no_product',
      );
      for (const bad of [-1, 100_000, 1.5])
        expect((await owner.send('ConsoleStore.set_stock', { ...wish, left: bad })).ResponseCode).toBe(
          'ERROR',
        );
      expect(await left()).toBeUndefined();
    });
  },
  { RATE_LIMIT: 'off' },
);
