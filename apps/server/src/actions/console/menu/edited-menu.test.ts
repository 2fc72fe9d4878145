import { runs } from '@servery/contract/testing/runs';
import { asJson } from '@servery/contract/client/as-json';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue } from '#venue-file/import-venue';
import { atConsole } from '../../../../testing/console.ts';
import { deeds, doDeed } from '../../../../testing/menu-deeds.ts';
import { inEachServery } from '../../../../testing/servery.ts';
import { ownAddresses } from '../../../../testing/own-addresses.ts';

inEachServery('a menu that was edited', (servery) => {
  let nth = 0;
  const banksia = () =>
    servery().server.db.read((tx) =>
      tx.q
        .selectFrom('menu')
        .select('venue_id')
        .where('slug', '=', 'banksia-kitchen')
        .executeTakeFirstOrThrow(),
    );

  test('is the same shop in another venue, and undone the shop that it was, whatever was done to it', async () => {
    const owner = await atConsole(servery());
    const { db } = servery().server;
    const { venue_id: venueId } = await banksia();
    const exported = (id: number) => db.read((tx) => exportVenue(tx, id));
    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        nth += 1;
        const before = await exported(venueId);
        const done: number[] = [];
        for (const deed of all) {
          const { edit_id } = await doDeed(owner, deed);
          if (edit_id === 0) continue;
          if (deed.undo) await owner.call('ConsoleMenu.undo', { edit_id });
          else done.push(edit_id);
        }
        const file = ownAddresses(await exported(venueId), `e${nth}`);
        const made = await db.write((tx) =>
          importVenue(tx, { file, into: { brandCode: `edited-${nth}` } }, servery().clock.now),
        );
        if (!made.ok) throw new Error(JSON.stringify(made.error));
        expect(await exported(made.value.venueId)).toEqual(file);
        for (const edit_id of done.toReversed()) await owner.call('ConsoleMenu.undo', { edit_id });
        expect(await exported(venueId)).toEqual(before);
      }),
      { ...runs(0.05), endOnFailure: true },
    );
  }, 240_000);

  test('is not taken back where that would leave something hanging', async () => {
    const owner = await atConsole(servery());
    const undo = (edit_id: number) => owner.refused('ConsoleMenu.undo', { edit_id });
    const category = await owner.call('ConsoleMenu.save_category', {
      category: asJson({ name: 'Specials' }) as never,
    });
    const group = await owner.call('ConsoleMenu.save_group', {
      group: asJson({ name: 'Sauce', options: [{ name: 'Aioli' }] }) as never,
    });
    const product = await owner.call('ConsoleMenu.save_product', {
      category_id: category.saved.id,
      product: asJson({ name: 'Fish Burger', price: '21.00', options: [group.saved.id] }) as never,
    });
    expect((await undo(category.edit_id)).code).toBe('edited_since');
    expect((await undo(group.edit_id)).code).toBe('edited_since');
    const { id, version } = product.saved;
    const removed = await owner.call('ConsoleMenu.remove', { part: 'product', id, version });
    const gone = await owner.call('ConsoleMenu.undo', { edit_id: group.edit_id });
    expect((await undo(removed.edit_id)).code).toBe('edited_since');
    await owner.call('ConsoleMenu.undo', { edit_id: gone.edit_id });
    const empty = await owner.call('ConsoleMenu.undo', { edit_id: category.edit_id });
    expect((await undo(removed.edit_id)).code).toBe('edited_since');
    await owner.call('ConsoleMenu.undo', { edit_id: empty.edit_id });
    await owner.call('ConsoleMenu.undo', { edit_id: removed.edit_id });
    const { products } = await owner.call('ConsoleMenu');
    expect(products.find((each) => each.id === id)?.value).toMatchObject({ options: [group.saved.id] });
  });
});
