import { runs } from '@servery/contract/testing/runs';
import { asJson } from '@servery/contract/client/as-json';
import { CATEGORY_FIELDS, GROUP_FIELDS, PRODUCT_FIELDS } from '@servery/domain/menu-editor/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue } from '#venue-file/import-venue';
import { atConsole } from '../../../../testing/console.ts';
import { deeds, doDeed } from '../../../../testing/menu-deeds.ts';
import { inEachServery } from '../../../../testing/servery.ts';
import { filledIn } from '../../../../testing/venue-files.ts';
import { ownAddresses } from '../../../../testing/own-addresses.ts';

type Loose = Record<string, unknown>;
/** Everything in a file that has fields of its own. */
const thingsIn = (file: unknown): unknown[] =>
  typeof file === 'object' && file !== null ? [file, ...Object.values(file).flatMap(thingsIn)] : [];

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

  test.each([
    ['product', PRODUCT_FIELDS],
    ['category', CATEGORY_FIELDS],
    ['group', GROUP_FIELDS],
  ] as const)(
    'keeps every field of a %s, in its editor, in a file and when it is taken back',
    async (part, fields) => {
      const owner = await atConsole(servery());
      const { venue_id: venueId } = await banksia();
      const { db } = servery().server;
      const exported = () => db.read((tx) => exportVenue(tx, venueId));
      const lists = { product: 'products', category: 'categories', group: 'groups' } as const;
      const held = async (): Promise<{ id: number; version: number; value: Loose }> => {
        const [first] = (await owner.call('ConsoleMenu'))[lists[part]];
        if (!first) throw new Error(`there is no ${part}`);
        return first;
      };
      await fc.assert(
        fc.asyncProperty(filledIn<Loose>(fields), async (some) => {
          const any = { ...some, ...(part === 'product' && { max: 0 }) };
          const before = { held: await held(), file: await exported() };
          const value = { ...before.held.value, ...any };
          const { edit_id } = await owner.call(`ConsoleMenu.save_${part}`, {
            [`${part}_id`]: before.held.id,
            version: before.held.version,
            [part]: asJson(value as never),
          } as never);
          expect(
            (await owner.call('ConsoleMenu'))[lists[part]].find(({ id }) => id === before.held.id)?.value,
          ).toEqual(value);
          expect(thingsIn(await exported())).toContainEqual(expect.objectContaining(any));
          const [said] = (await owner.call('ConsoleMenu.history')).edits;
          expect(said?.lines.join(' ')).not.toContain('_');
          await owner.call('ConsoleMenu.undo', { edit_id });
          expect(await exported()).toEqual(before.file);
        }),
        { ...runs(0.05), endOnFailure: true },
      );
    },
  );

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
