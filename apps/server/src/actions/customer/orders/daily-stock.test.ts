import { asJson } from '@servery/contract/client/as-json';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { atConsole } from '../../../../testing/console.ts';
import { editorOf } from '../../../../testing/edits.ts';
import { add, changeMenu, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const CHIPS = 'Rosemary Chips';
const DAY_MS = 86_400_000;
/** Noon of the seed's day in Perth, where it is Tuesday 17 November. */
const NOON = Date.UTC(2026, 10, 17, 4);
const MIDNIGHT = Date.UTC(2026, 10, 17, 16);
const FOR_TOMORROW = {
  fulfilment_type: 'pickup',
  fulfilment_date: '2026-11-18',
  fulfilment_time: '12:00',
} as const;
const TOMORROW_NOON = (NOON + DAY_MS) / 1000;

inEachServery(
  'what begins anew each day',
  (servery) => {
    let owner: Person;
    let chips: number;
    beforeAll(async () => {
      owner = await atConsole(servery());
      chips = (await visit(servery().person())).product(CHIPS).id;
    });
    const eachDay = async (daily_count: number) => {
      const held = (await owner.call('ConsoleMenu')).products.find(({ id }) => id === chips)!;
      const product = asJson({ ...held.value, daily_count });
      return owner.call('ConsoleMenu.save_product', { product_id: chips, version: held.version, product });
    };
    /** The console asks who it is again each day. */
    const sleepUntil = async (now: number) => {
      servery().clock.now = now;
      owner = await atConsole(servery());
    };
    beforeEach(async () => {
      await sleepUntil(NOON);
      await changeMenu(servery(), async ({ q }) => {
        await q.deleteFrom('stock_hold').execute();
        await q.deleteFrom('stock_day').execute();
        await q.deleteFrom('stock').execute();
        await q.deleteFrom('sold_out').execute();
        await q.updateTable('orders').set({ status: 9 }).execute();
      });
      await eachDay(3);
    });
    const count = (left?: number) =>
      owner.call('ConsoleStore.set_stock', { product_id: chips, ...(left !== undefined && { left }) });
    const item = async () => (await owner.call('ConsoleStore')).items.find(({ id }) => id === chips);
    const shown = async () => (await visit(servery().person())).product(CHIPS);
    const tomorrow = { fulfilment_asap: 0, fulfilment_datetime: TOMORROW_NOON } as const;
    const order = async (quantity: number, more: Parameters<typeof submission>[1] = {}) => {
      const person = servery().person();
      const venue = await visit(person);
      if (more.fulfilment_datetime)
        await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options: FOR_TOMORROW });
      const menu_item_data = { menu_item_id: chips, quantity };
      const added = await person.send('ManageCart.add_to_order', { ...venue.at, menu_item_data });
      if (added.ResponseCode !== 'SUCCESS') return { order_id: '', text: added.Response[1].text };
      const sent = await person.send('SubmitOrder', submission(venue, more));
      if (sent.ResponseCode !== 'SUCCESS') return { order_id: '', text: sent.Response[1].text };
      return { order_id: (sent.Response as { order_id: string }).order_id, text: '' };
    };

    test('sells out for the day, and the next day has all of them though nobody did anything', async () => {
      expect(await item()).toMatchObject({ left: 3, daily: 3, sold_out: 0 });
      expect((await order(2)).text).toBe('');
      expect(await item()).toMatchObject({ left: 1 });
      expect((await order(2)).text).toBe('Only 1 left');
      expect((await order(1)).text).toBe('');
      expect(await shown()).toMatchObject({
        is_available: 0,
        available_str: 'Sold out for Tuesday',
        limits: { sold_out_on: ['2026-11-17'] },
      });
      expect(await item()).toMatchObject({
        left: 0,
        sold_out: 1,
        available_str: 'Sold out, back tomorrow',
        sold_out_until: MIDNIGHT / 1000,
      });
      servery().clock.now = MIDNIGHT - 1;
      expect(await shown()).toMatchObject({ is_available: 0 });
      await sleepUntil(MIDNIGHT);
      expect(await shown()).toMatchObject({ is_available: 1, available_str: '' });
      expect(await item()).toMatchObject({ left: 3, sold_out: 0 });
      await sleepUntil(NOON + 5 * DAY_MS);
      expect(await item()).toMatchObject({ left: 3, sold_out: 0 });
    });

    test('takes an order from the day that it is for, when it is placed', async () => {
      expect((await order(2, tomorrow)).text).toBe('');
      expect(await item()).toMatchObject({ left: 3 });
      expect((await order(3)).text).toBe('');
      expect((await order(2, tomorrow)).text).toBe('Only 1 left');
      await sleepUntil(MIDNIGHT);
      expect(await item()).toMatchObject({ left: 1 });
    });

    test('is kept for whoever pays, of that day alone', async () => {
      expect((await order(3, { ...tomorrow, preorder: 0 })).text).toBe('');
      expect((await order(1, tomorrow)).text).toMatch(/The last one is being paid for/);
      expect((await order(3)).text).toBe('');
    });

    test('is given back to the day that it was taken from, be it over', async () => {
      const today = await order(3);
      await sleepUntil(MIDNIGHT + 60_000);
      await owner.call('ConsoleOrder.cancel', { order_id: today.order_id, reason: 'Too busy' });
      expect(await item()).toMatchObject({ left: 3 });
      servery().clock.now = NOON;
      const next = await order(2, tomorrow);
      await owner.call('ConsoleOrder.cancel', { order_id: next.order_id, reason: 'Too busy' });
      expect((await order(3, tomorrow)).text).toBe('');
    });

    test('moves with an order that is moved to another day', async () => {
      const { order_id } = await order(2);
      expect((await order(2, tomorrow)).text).toBe('');
      const { edit, refused, form } = await editorOf(servery(), order_id);
      expect((await refused({ when: { at: TOMORROW_NOON } })).code).toBe('product_unavailable');
      expect(await item()).toMatchObject({ left: 1 });
      const [line] = (await form()).lines;
      await edit({ when: { at: TOMORROW_NOON }, lines: [{ id: line!.id, quantity: 1 }] });
      expect(await item()).toMatchObject({ left: 3 });
      expect((await order(1, tomorrow)).text).toBe('Sold out for Wednesday');
    });

    test('is counted by hand for today alone, or not at all today', async () => {
      await order(1);
      expect(await count(9)).toMatchObject({ left: 9, daily: 3 });
      await order(4);
      expect(await item()).toMatchObject({ left: 5 });
      expect(await count(0)).toMatchObject({ left: 0, sold_out: 1 });
      expect(await owner.call('ConsoleStore.sold_out', { product_id: chips, sold_out: 0 })).toMatchObject({
        sold_out: 0,
        daily: 3,
      });
      expect((await item())?.left).toBeUndefined();
      expect((await order(9)).text).toBe('');
      await sleepUntil(MIDNIGHT);
      expect(await item()).toMatchObject({ left: 3 });
    });

    test('follows another number at once, keeps what was sold, and is undone with it', async () => {
      await order(2);
      const { edit_id } = await eachDay(10);
      expect(await item()).toMatchObject({ left: 8, daily: 10 });
      await owner.call('ConsoleMenu.undo', { edit_id });
      expect(await item()).toMatchObject({ left: 1, daily: 3 });
      await eachDay(0);
      expect((await item())?.left).toBeUndefined();
      expect((await item())?.daily).toBeUndefined();
      expect((await order(9)).text).toBe('');
    });

    test('is sold as often as it is there, though many want the last ones at once', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => order(1)));
      expect(answers.filter(({ text }) => text === '')).toHaveLength(3);
      expect(await item()).toMatchObject({ left: 0 });
    });

    test('stays sold out by hand beyond the day, and stands in the venue file', async () => {
      await owner.call('ConsoleStore.sold_out', { product_id: chips, sold_out: 1, until: 'open' });
      servery().clock.now = MIDNIGHT;
      expect(await shown()).toMatchObject({ is_available: 0, available_str: 'Sold out' });
      const { merchant } = await visit(servery().person());
      const file = await servery().server.db.read((tx) => exportVenue(tx, merchant.id));
      expect(JSON.stringify(file)).toContain('"daily_count":3');
    });
  },
  { RATE_LIMIT: 'off' },
);

inEachServery('what is sold out for an hour', (servery) => {
  test('is not back with the hour where its count ran out meanwhile', async () => {
    const owner = await atConsole(servery());
    const person = servery().person();
    const venue = await visit(person);
    const product_id = venue.product(CHIPS).id;
    await owner.call('ConsoleStore.set_stock', { product_id, left: 1 });
    await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 1, until: 'hour' });
    servery().clock.now += 61 * 60_000;
    await add(person, venue, CHIPS);
    await person.call('SubmitOrder', submission(venue));
    expect((await visit(servery().person())).product(CHIPS)).toMatchObject({ is_available: 0 });
  });
});
