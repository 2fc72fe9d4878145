import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue } from '#venue-file/import-venue';
import { atConsole } from '../../../../testing/console.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { ownAddresses } from '../../../../testing/venue-files.ts';

/** One thing that an owner does, on what of the menu `at` happens to mean. */
type Deed = { kind: keyof typeof DEEDS; at: number; to: number; undo: boolean };
const pick = <T>(all: readonly T[], at: number): T => {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};
const price = (at: number) => `${at % 90}.${String(at % 100).padStart(2, '0')}`;
type Edit = { edit_id: number };

const DEEDS = {
  price: (owner: Person, menu: EditableMenu, { at, to }: Deed): Promise<Edit> => {
    const { id, version, value } = pick(menu.products, at);
    const product = asJson({ ...value, price: price(to), name: `${value.name} ${to % 3}` });
    return owner.call('ConsoleMenu.save_product', { product_id: id, version, product });
  },
  options: (owner: Person, menu: EditableMenu, { at, to }: Deed): Promise<Edit> => {
    const { id, version, value } = pick(menu.products, at);
    const product = asJson({ ...value, options: [pick(menu.groups, to).id] });
    return owner.call('ConsoleMenu.save_product', { product_id: id, version, product });
  },
  copy: (owner: Person, menu: EditableMenu, { at, to }: Deed): Promise<Edit> =>
    owner.call('ConsoleMenu.save_product', {
      category_id: pick(menu.categories, to).id,
      product: asJson(pick(menu.products, at).value),
    }),
  group: (owner: Person, menu: EditableMenu, { at, to }: Deed): Promise<Edit> => {
    const { id, version, value } = pick(menu.groups, at);
    const [first, ...rest] = value.options;
    const added = { name: `New ${to}`, price: '1.00', default: false, available: true, image: '', tint: '' };
    const options =
      first && to % 2 === 0 ? [...rest, { ...first, name: `${first.name}!` }] : [...rest, added];
    return owner.call('ConsoleMenu.save_group', {
      group_id: id,
      version,
      group: asJson({ ...value, options }),
    });
  },
  move: (owner: Person, menu: EditableMenu, { at, to }: Deed): Promise<Edit> =>
    owner.call('ConsoleMenu.order_products', {
      category_id: pick(menu.categories, to).id,
      products: asJson([pick(menu.products, at).id]),
    }),
  remove: (owner: Person, menu: EditableMenu, { at }: Deed): Promise<Edit> => {
    const { id, version } = pick(menu.products, at);
    return owner.call('ConsoleMenu.remove', { part: 'product', id, version });
  },
  many: (owner: Person, menu: EditableMenu, { at, to }: Deed): Promise<Edit> =>
    owner.call('ConsoleMenu.change_many', {
      products: asJson([...new Set([at, to].map((each) => pick(menu.products, each).id))]),
      change: asJson({ kind: 'percent', by: (to % 40) - 20, round: '0.10' } as const),
    }),
} as const;

const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
    at: fc.nat(500),
    to: fc.nat(500),
    undo: fc.boolean(),
  }),
  { minLength: 4, maxLength: 10 },
);

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
          const { edit_id } = await DEEDS[deed.kind](owner, await owner.call('ConsoleMenu'), deed);
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
      { numRuns: 8, endOnFailure: true },
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
