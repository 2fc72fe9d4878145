import { asJson } from '@servery/contract/client/as-json';
import { afterEach, expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { atConsole } from '../../testing/console.ts';
import { orderChips } from '../../testing/orders.ts';
import { printerAt, removePrinters, starPrinter } from '../../testing/printers.ts';
import { inEachServery } from '../../testing/servery.ts';

const CHIPS = 'Rosemary Chips';

inEachServery('a product with a station of its own', (servery) => {
  afterEach(() => removePrinters(servery()));

  test('is made there, on the board and on paper, and again where its category is once it has none', async () => {
    const owner = await atConsole(servery());
    const chips = async () => {
      const found = (await owner.call('ConsoleMenu')).products.find(({ value }) => value.name === CHIPS);
      if (!found) throw new Error('there are no chips');
      return found;
    };
    const { id, version, value, category_id } = await chips();
    expect(value.station).toBe('');
    const { edit_id, saved } = await owner.call('ConsoleMenu.save_product', {
      product_id: id,
      version,
      product: asJson({ ...value, station: 'Fryer' }),
    });
    expect(saved.value.station).toBe('Fryer');
    const fryer = starPrinter((await printerAt(servery(), { stations: ['Fryer'] })).url);
    const grill = starPrinter((await printerAt(servery(), { stations: ['Grill'] })).url);
    const { order_id } = await orderChips(servery().person());
    const { jobToken } = await fryer.poll();
    expect(await (await fryer.get(jobToken!)).text()).toMatch(/^FRYER +1 of 1$/m);
    expect(await grill.poll()).toEqual({ jobReady: false });
    const board = await owner.call('ConsoleBoard');
    expect(board.stations).toContain('Fryer');
    const order = board.orders.find((each) => each.id === order_id);
    expect(order?.lines.map(({ station }) => station)).toEqual(['Fryer']);

    const file = await servery().server.db.read(async (tx) => {
      const { venue_id } = await tx.q
        .selectFrom('product')
        .select('venue_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return exportVenue(tx, venue_id);
    });
    const exported = file.menus.flatMap(({ categories }) => categories.flatMap(({ products }) => products));
    expect(exported.find(({ name }) => name === CHIPS)?.station).toBe('Fryer');

    await owner.call('ConsoleMenu.undo', { edit_id });
    await orderChips(servery().person());
    expect((await grill.poll()).jobReady).toBe(true);
    const category = (await owner.call('ConsoleMenu')).categories.find((each) => each.id === category_id);
    expect(category?.value.station).toBe('Grill');
  });
});
