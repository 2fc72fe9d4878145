import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { planLines } from '@servery/domain/venue-file/plan-text';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { add, orderChips, submission, visit } from '../../testing/orders.ts';
import { inEachServery } from '../../testing/servery.ts';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue } from '#venue-file/import-venue';

type Product = WholeVenueFile['menus'][number]['categories'][number]['products'][number];
const CHIPS = 'Rosemary Chips';

/** The same venue with each of its products changed, or without those that come to nothing. */
const withProducts = (file: WholeVenueFile, change: (product: Product) => Product[]): WholeVenueFile => ({
  ...file,
  menus: file.menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      products: category.products.flatMap(change),
      categories: category.categories.map((inner) => ({
        ...inner,
        products: inner.products.flatMap(change),
      })),
    })),
  })),
});
const withoutChips = (product: Product): Product[] => (product.name === CHIPS ? [] : [product]);

inEachServery('an import', (servery) => {
  let venueId = 0;
  let before: WholeVenueFile;
  const bring = (file: WholeVenueFile, id = venueId) =>
    servery().server.db.write(
      (tx) => importVenue(tx, { file, into: { venueId: id } }, servery().clock.now),
      ({ ok }) => ok,
    );
  const exported = () => servery().server.db.read((tx) => exportVenue(tx, venueId));
  const lines = async (file: WholeVenueFile) => {
    const done = await bring(file);
    return done.ok ? planLines(done.value.plan) : done.error.map(({ where, why }) => `${where}: ${why}`);
  };
  const see = () => visit(servery().person());

  beforeAll(async () => {
    venueId = (await see()).at.store_id;
    before = await exported();
  });

  test('changes a price that customers see at once, and leaves the product itself', async () => {
    const { id } = (await see()).product(CHIPS);
    const dearer = withProducts(before, (product) => [
      product.name === CHIPS ? { ...product, price: '99.50' } : product,
    ]);
    const plan = await lines(dearer);
    expect(plan).toHaveLength(3);
    expect(plan.at(-1)).toMatch(/^ {6}price: [\d.]+ → 99\.50$/);
    expect((await see()).product(CHIPS)).toMatchObject({ id, base_price: '99.50' });
    await bring(before);
    expect(await exported()).toEqual(before);
  });

  test('takes a product off the menu that carts and orders still have, and brings the same one back', async () => {
    const person = servery().person();
    const { id } = (await see()).product(CHIPS);
    const { order_id } = await orderChips(person);
    await add(person, await see(), CHIPS);
    const without = withProducts(before, withoutChips);
    const plan = await lines(without);
    expect(plan).toHaveLength(2);
    expect(plan[1]).toMatch(new RegExp(`^ {2}- .*, ${CHIPS}$`));
    expect(await exported()).toEqual(without);
    const venue = await see();
    expect(() => venue.product(CHIPS)).toThrow('is not on the menu');
    const { order: cart } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
    expect(cart.items).toMatchObject([{ menu_item_id: id, is_available: 0 }]);
    const { order_items: ordered } = await person.call('OrderStatusDetailed', { order_id });
    expect(ordered).toMatchObject([{ name: CHIPS }]);
    await bring(before);
    expect((await see()).product(CHIPS).id).toBe(id);
    expect(await exported()).toEqual(before);
  });

  test('stores nothing of a file of which one part is wrong', async () => {
    const version = (await see()).merchant.menu.version;
    const unknown = withProducts(before, (product) => [{ ...product, price: '1.00', options: ['no-such'] }]);
    expect((await lines(unknown))[0]).toMatch(/^menus, banksia-kitchen, .*“no-such”/);
    const leaderless = {
      ...withProducts(before, (product) => [{ ...product, price: '1.00' }]),
      people: before.people.map((person) => ({ ...person, role: 'manager' })),
    };
    expect(await lines(leaderless)).toEqual(['people: leave nobody who owns the organisation']);
    expect(await exported()).toEqual(before);
    expect((await see()).merchant.menu.version).toBe(version);
  });

  test('leaves the menu of another venue alone, and gives nobody a role that there is not', async () => {
    const stolen = {
      ...before,
      menus: [...before.menus, ...before.menus.map((menu) => ({ ...menu, slug: 'harbour-noodle-bar' }))],
    };
    expect(await lines(stolen)).toEqual([
      'menus, harbour-noodle-bar: is the address of another venue’s menu',
    ]);
    const people = [{ name: 'Jo', email: 'jo@example.com', role: 'king', all_venues: false }];
    expect(await lines({ ...before, people })).toEqual([
      'people, jo@example.com: has the role “king”, which there is not',
    ]);
  });

  test('ends a promo that was used, and counts on when it comes back', async () => {
    const person = servery().person();
    const venue = await see();
    const limited = {
      ...before,
      promos: before.promos.map((each) => (each.code === 'SPRING10' ? { ...each, uses_total: 50 } : each)),
    };
    expect(await lines(limited)).toEqual(['promos', '  ~ SPRING10', '      uses_total: 0 → 50']);
    const promo = () =>
      servery().server.db.read((tx) =>
        tx.q
          .selectFrom('promo')
          .select(['id', 'used', 'archived'])
          .where('venue_id', '=', venueId)
          .where('code', '=', 'SPRING10')
          .executeTakeFirst(),
      );
    await add(person, venue, CHIPS);
    const checkout_options = { coupon_code: 'SPRING10' };
    await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options });
    await person.call('SubmitOrder', submission(venue));
    const used = await promo();
    expect(used).toMatchObject({ used: 1, archived: 0 });
    await bring({ ...before, promos: before.promos.filter(({ code }) => code !== 'SPRING10') });
    expect(await promo()).toEqual({ ...used, archived: 1 });
    await add(person, venue, CHIPS);
    const refused = await person.refused('ManageCart.update_checkout', { ...venue.at, checkout_options });
    expect(refused.code).toBe('promo_invalid');
    await bring(limited);
    expect(await promo()).toEqual(used);
    await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options });
    await bring(before);
  });

  test('lets somebody new wait for an invitation, and ends the session of who is left out', async () => {
    const manager = await atConsole(servery(), 'manager@example.com');
    const jo = { name: 'Jo', email: 'jo@example.com', role: 'kitchen', all_venues: false };
    const people = [...before.people.filter(({ email }) => email !== 'manager@example.com'), jo];
    expect(await lines({ ...before, people })).toEqual([
      'people',
      '  + jo@example.com',
      '  - manager@example.com',
    ]);
    expect((await manager.refused('ConsoleSession', {})).auth).toBe(true);
    const { people: team } = await (await atConsole(servery())).call('ConsoleTeam');
    expect(team.map(({ email }) => email)).toContain('jo@example.com');
    const joined = await servery().server.db.read((tx) =>
      tx.q
        .selectFrom('membership')
        .innerJoin('person', 'person.id', 'membership.person_id')
        .select(['person.name', 'membership.joined_at'])
        .where('person.email', '=', 'jo@example.com')
        .executeTakeFirstOrThrow(),
    );
    expect(joined).toEqual({ name: 'Jo', joined_at: null });
  });
});
