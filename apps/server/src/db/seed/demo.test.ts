import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrands } from '../../../testing/brand-folders.ts';
import type { Database } from '#db/database';
import { migrate } from '#db/migrate';
import { seedDemo } from '#db/seed/demo';
import { openSqlite } from '#db/sqlite';
import type { Venue } from '@servery/domain/venue/model';
import { findMenu, loadVenue } from '#stores/venue/load-venue';
import { balanceOf, customerWithPassword, pointsOf } from '#stores/people';
import { personWithPassword, teamMemberAt, venuesOfPerson } from '#stores/team';

const BRANDS = join(import.meta.dirname, '../../../../../brands');
const NOW = Date.UTC(2026, 10, 15, 2, 30);
const DIETARY = ['GF', 'EF', 'DF', 'LF', 'V', 'VE', 'Halal'];
const folder = mkdtempSync(join(tmpdir(), 'servery-seed-'));

async function seeded(name: string, alwaysOpen: boolean): Promise<Database> {
  const db = openSqlite(join(folder, name), { publish: () => {}, wakeJobs: () => {} });
  await migrate(db);
  await seedDemo(db, { now: NOW, passwordHash: 'a-hash', alwaysOpen });
  return db;
}

const venueOf = (db: Database, slug: string): Promise<Venue> =>
  db.read(async (tx) => {
    const menuId = await findMenu(tx, slug);
    if (menuId === undefined) throw new Error(`no menu ${slug}`);
    return loadVenue(tx, menuId);
  });

let db: Database;
let banksia: Venue;
let harbour: Venue;
let dune: Venue[];

beforeAll(async () => {
  db = await seeded('demo.sqlite', true);
  banksia = await venueOf(db, 'banksia-kitchen');
  harbour = await venueOf(db, 'harbour-noodle-bar');
  dune = [];
  for (const slug of ['dune-cottesloe', 'dune-perth', 'dune-margaret-river'])
    dune.push(await venueOf(db, slug));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const products = (venue: Venue) => [...venue.products.values()];
const named = (name: string) => products(banksia).find((product) => product.name === name);

test('gives Banksia Kitchen at least 60 products in its eight categories', () => {
  expect(banksia.categories.map((category) => category.name)).toEqual([
    'Breakfast',
    'Bowls',
    'Burgers',
    'Pizza',
    'Salads',
    'Kids',
    'Coffee',
    'Cold Drinks',
  ]);
  expect(banksia.products.size).toBeGreaterThanOrEqual(60);
  for (const category of banksia.categories) expect(category.products.length).toBeGreaterThanOrEqual(8);
});

test('gives Harbour Noodle Bar 20 products in four categories, table service first', () => {
  expect([harbour.products.size, harbour.categories.length]).toEqual([20, 4]);
  expect(harbour.fulfilment.map((type) => type.code)).toEqual(['table', 'pickup']);
});

test('gives Dune Coffee three venues: one open, one for later only, one still to come', () => {
  expect(dune.map(({ suburb, status, products: held }) => [suburb, status, held.size])).toEqual([
    ['Cottesloe', 'online', 17],
    ['Perth', 'offline', 17],
    ['Margaret River', 'coming soon', 17],
  ]);
  expect(dune.map(({ orderForLater }) => orderForLater)).toEqual([true, true, false]);
  expect(dune.map(({ fulfilment }) => fulfilment.map(({ timeType }) => timeType))).toEqual([
    ['user', 'stops'],
    ['locations'],
    ['user'],
  ]);
  for (const { menu, products: held } of dune) {
    expect(menu.displayImages).toBe(false);
    expect([...held.values()].every(({ image }) => image === '')).toBe(true);
  }
  expect(dune[0]?.categories.find(({ name }) => name === 'Filter')?.parentId).toBe(
    dune[0]?.categories.find(({ name }) => name === 'Coffee')?.id,
  );
});

test('gives a far suburb slots of its own', () => {
  const zone = banksia.zones.get('6011');
  const own = [...banksia.fulfilmentPoints.values()].filter(({ zoneIds }) => zoneIds.includes(zone!.id));
  expect(own.map(({ label }) => label)).toEqual(['12:00 pm to 1:00 pm', '6:30 pm to 7:30 pm']);
});

test('has a picture file for every product, category and hero, and 50 different dishes at Banksia', () => {
  const files = [banksia, harbour].flatMap((venue) =>
    [venue.heroImage, ...[...venue.categories, ...products(venue)].map(({ image }) => image)].map((file) =>
      join(venue.brandCode, file),
    ),
  );
  expect(files.filter((file) => !existsSync(join(BRANDS, file)))).toEqual([]);
  expect(new Set(products(banksia).map(({ image }) => image)).size).toBeGreaterThanOrEqual(50);
});

test('prices every product above nothing, on a known tint, with known dietary codes and two short lines', () => {
  const odd = [banksia, harbour, ...dune]
    .flatMap(products)
    .filter(
      ({ basePrice, tint, dietary, description }) =>
        basePrice <= 0 ||
        !['leaf', 'sun', 'clay', 'berry', 'sea', 'oat'].includes(tint) ||
        dietary.some((code) => !DIETARY.includes(code)) ||
        description.length < 20 ||
        description.length > 64,
    );
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('uses every dietary code somewhere', () => {
  const used = new Set(products(banksia).flatMap(({ dietary }) => dietary));
  expect([...used].toSorted()).toEqual(DIETARY.toSorted());
});

test('shows every kind of option group', () => {
  const groups = products(banksia).flatMap((product) => product.groups);
  const kinds = {
    'must choose one': groups.some(
      (g) => !g.multiselect && g.mandatory && !g.options.some((o) => o.isDefault),
    ),
    'one chosen already': groups.some(
      (g) => !g.multiselect && g.mandatory && g.options.some((o) => o.isDefault),
    ),
    'may choose one': groups.some((g) => !g.multiselect && !g.mandatory),
    'up to a number': groups.some((g) => g.multiselect && !g.mandatory && g.maxSelect > 0),
    'as many as you like': groups.some((g) => g.multiselect && !g.mandatory && g.maxSelect === 0),
    'at least one of many': groups.some((g) => g.multiselect && g.mandatory),
    'can be left out': groups.some((g) => g.multiselect && g.options.every((o) => o.isDefault)),
    'makes it dearer': groups.some((g) => g.options.some((o) => o.offset > 0)),
    'makes it cheaper': groups.some((g) => g.options.some((o) => o.offset < 0)),
    'is out today': groups.some((g) => g.options.some((o) => !o.isAvailable)),
  };
  expect(Object.entries(kinds).filter(([, shown]) => !shown)).toEqual([]);
});

test('never lets an option make a product free, and leaves many products with nothing to choose', () => {
  for (const product of products(banksia)) {
    const least = product.groups
      .filter((group) => !group.multiselect)
      .reduce(
        (sum, group) => sum + Math.min(0, ...group.options.map((option) => option.offset)),
        product.basePrice,
      );
    expect(least).toBeGreaterThan(0);
  }
  const plain = products(banksia).filter((product) => product.groups.length === 0).length;
  expect(plain).toBeGreaterThanOrEqual(20);
  expect(plain).toBeLessThan(banksia.products.size * 0.6);
});

test('can fill the cart of the comps at its prices', () => {
  const priceOf = (name: string, choices: readonly string[]) => {
    const product = named(name);
    const options = product?.groups.flatMap((group) => group.options) ?? [];
    return choices.reduce(
      (sum, choice) => sum + (options.find((option) => option.desc === choice)?.offset ?? Number.NaN),
      product?.basePrice ?? Number.NaN,
    );
  };
  expect(priceOf('Prawn & Mango Rice Bowl', ['Regular', 'Avocado', 'Pickled ginger'])).toBe(2850);
  expect(priceOf('Banksia Beef Burger', ['Medium'])).toBe(1990);
  expect(priceOf('Flat White', ['Regular', 'Oat milk'])).toBe(600);
});

test('has what is sold out, what is had at some hours only, and what is sold by the pair', () => {
  const out = products(banksia).filter((product) => product.soldOut);
  expect(out.map(({ name }) => name)).toEqual(['Falafel Mezze Bowl', 'Wild Mushroom & Thyme']);
  expect(products(banksia).filter(({ dayparts }) => dayparts[0]?.to === '11:30')).toHaveLength(3);
  expect(named('Late Night Toastie')?.dayparts[0]?.from).toBe('17:00');
  expect(named('Albany Rock Oysters')?.minQty).toBe(2);
});

test('offers all six fulfilment types, with two sittings a day for bookings', () => {
  expect(banksia.fulfilment.map((type) => type.code)).toEqual([
    'pickup',
    'deliver',
    'table',
    'booking',
    'catering',
    'custom',
  ]);
  expect(banksia.fulfilment.find((type) => type.code === 'booking')?.windows).toHaveLength(14);
});

test('keeps pickup, table and curbside open round the clock only when asked to', async () => {
  const real = await seeded('real-hours.sqlite', false);
  const hours = async (of: Database) =>
    (await venueOf(of, 'banksia-kitchen')).fulfilment
      .filter(({ windows }) => windows.every(({ from, to }) => from === '00:00' && to === '00:00'))
      .map(({ code }) => code);
  expect(await hours(db)).toEqual(['pickup', 'table', 'custom']);
  expect(await hours(real)).toEqual([]);
  const pickup = (await venueOf(real, 'banksia-kitchen')).fulfilment[0];
  expect(pickup?.specialDates.map(({ date }) => date)).toEqual(
    expect.arrayContaining(['2026-12-25', '2027-01-01', '2027-12-25']),
  );
  await real.close();
});

test('knows its people: a member with a balance and points, and the console users of each venue', async () => {
  await db.read(async (tx) => {
    const member = await customerWithPassword(tx, 'demo', 'member@example.com');
    expect(member).toMatchObject({ status: 1, name: 'Sam Nguyen', hash: 'a-hash' });
    expect(await balanceOf(tx, member?.id ?? 0)).toBe(2450);
    expect(await pointsOf(tx, member?.id ?? 0)).toBe(84);
    const workplaces = async (email: string) => {
      const person = await personWithPassword(tx, email);
      const venues = await venuesOfPerson(tx, person?.id ?? 0);
      const member = await teamMemberAt(tx, person?.id ?? 0, person?.last_venue_id ?? 0);
      return [member?.role, member?.venueName, venues.length];
    };
    for (const role of ['Owner', 'Manager', 'Kitchen', 'Counter', 'Accountant'])
      expect(await workplaces(`${role.toLowerCase()}@example.com`)).toEqual([role, 'Banksia Kitchen', 1]);
    expect(await workplaces('owner@harbour.example.com')).toEqual(['Owner', 'Harbour Noodle Bar', 1]);
    expect(await workplaces('owner@dune.example.com')).toEqual(['Owner', 'Dune Cottesloe', 3]);
    expect(await customerWithPassword(tx, 'dune', 'member@dune.example.com')).toMatchObject({ status: 1 });
  });
});

test('has brand files that load, can be read and name the seeded menus', () => {
  const brands = loadBrands(BRANDS, 'demo');
  expect(brands.byCode('demo')?.menu_name).toBe(banksia.menu.slug);
  expect(brands.byHost('harbour.localhost:8080')?.menu_name).toBe(harbour.menu.slug);
  expect(brands.byHost('dune.localhost:8080')?.menu_name).toBe(dune[0]?.menu.slug);
  expect(brands.byCode('dune')).toMatchObject({ single_store: false, flags: { hide_pictures: true } });
});

test('adds nothing to eftpos, Visa and Mastercard at the demo venue; Harbour still shows a surcharge', () => {
  expect(banksia.surcharges).toEqual({ card: 0, amex: 0, paypal: 150 });
  expect(harbour.surcharges).toEqual({ card: 120, amex: 240, paypal: 150 });
});

test('sells some of its products without GST, and has a venue that charges none', () => {
  expect(
    products(banksia)
      .filter(({ taxClass }) => taxClass === 'gst_free')
      .map(({ name }) => name),
  ).toEqual(['Fresh Orange Juice', 'Young Coconut']);
  expect([banksia, harbour, ...dune].map(({ gstRegistered }) => gstRegistered)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
