import { asJson } from '@servery/contract/client/as-json';
import { localDateTime } from '@servery/domain/hours/times';
import { withMenu } from '@servery/domain/venue/with-menu';
import { expect, test } from 'vitest';
import { liveRecords } from '#menu-sheet/live-sheet';
import { loadVenue } from '#stores/venue/load-venue';
import { atConsole } from '../../testing/console.ts';
import { inEachServery } from '../../testing/servery.ts';

const DAY = 86_400_000;
const ZONE = 'Australia/Perth';
const CHIPS = 'Rosemary Chips';

inEachServery('the shop as at a moment', (servery) => {
  test('is worked out of a menu as the one that customers have is, to the letter', async () => {
    await servery().server.db.read(async (tx) => {
      for (const { id } of await tx.q.selectFrom('menu').select('id').execute()) {
        const venue = await loadVenue(tx, id);
        expect(withMenu(venue, await liveRecords(tx, venue.id))).toEqual(venue);
      }
    });
  });

  test('has the prices of what is live by then, and of the draft on trial', async () => {
    const owner = await atConsole(servery());
    const { products, categories } = await owner.call('ConsoleMenu');
    const chips = products.find(({ value }) => value.name === CHIPS);
    if (!chips) throw new Error('there are no chips');
    const { id, version, value, category_id } = chips;
    await owner.call('ConsoleMenu.save_product', {
      draft: 1,
      product_id: id,
      version,
      product: asJson({ ...value, price: '6.60', days: ['mon'] }),
    });
    await owner.call('ConsoleMenu.save_product', {
      draft: 1,
      category_id,
      product: asJson({ ...value, name: 'Wedges', options: [] }),
    });
    const at = async (moment: number, draft: 0 | 1 = 0) => {
      const wish = { ...localDateTime(moment, ZONE), draft };
      const shop = await owner.call('ConsoleMenu.preview', wish);
      expect(await owner.call('ConsoleHours.preview', wish)).toEqual(shop);
      const name = categories.find((each) => each.id === category_id)?.value.name;
      const sold = shop.menu.find((each) => each.name === name)?.products;
      return { ...shop, chips: sold?.find((each) => each.name === CHIPS), last: sold?.at(-1) };
    };
    const today = servery().clock.now;
    const now = await at(today);
    expect(now).toMatchObject({ has_draft: 1, shows_draft: 0, publish_at: 0 });
    expect(now.chips).toMatchObject({ price: value.price, live_price: '' });
    const trial = await at(today, 1);
    expect(trial).toMatchObject({ shows_draft: 1, last: { name: 'Wedges', is_new: 1 } });
    expect(trial.chips).toMatchObject({ price: '6.60', live_price: value.price });

    const { draft } = await owner.call('ConsoleMenu', { draft: 1 });
    const moment = today + 3 * DAY;
    await owner.call('ConsoleMenu.publish', { version: draft.version, ...localDateTime(moment, ZONE) });
    expect((await at(moment - 60_000)).chips).toMatchObject({ price: value.price });
    const later = await at(moment);
    expect(later.shows_draft).toBe(1);
    expect(later.chips).toMatchObject({ price: '6.60' });
    // Who changes it live meanwhile sees that it would not go live.
    const live = await owner.call('ConsoleMenu.save_product', {
      product_id: id,
      version,
      product: asJson({ ...value, price: '9.90' }),
    });
    expect(await at(moment)).toMatchObject({ shows_draft: 0, chips: { price: '9.90' } });
    await owner.call('ConsoleMenu.undo', { edit_id: live.edit_id });
    // Of the days of that week, the chips are sold on one.
    const days = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((day) => at(moment + day * DAY)));
    expect(days.filter((each) => each.chips?.why === '')).toHaveLength(1);
    expect((await owner.call('ConsoleMenu')).products.find((each) => each.id === id)?.value).toEqual(value);
  });
});
