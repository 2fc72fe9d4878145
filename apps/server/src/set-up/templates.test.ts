import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VenueFile } from '@servery/contract/venue-file/venue-file';
import { templateCodes, templateOf } from '#set-up/templates';
import { visit } from '../../testing/orders.ts';
import { ROOT } from '../../testing/servery.ts';
import { begin, customerOf, type EmptyServery, openEmpty, PRIYA, tell } from '../../testing/set-up.ts';

const productsOf = (file: VenueFile) =>
  (file.menus ?? []).flatMap((menu) => (menu.categories ?? []).flatMap(({ products }) => products));

test('there are five venues to begin with', () => {
  expect(templateCodes).toEqual(['cafe', 'burgers', 'pizza', 'canteen', 'food-van']);
  expect(templateOf('../templates/cafe')).toBeUndefined();
});

test.each(templateCodes)(
  '%s has hours, prices, options that there are, and pictures that we have',
  (code) => {
    const file = templateOf(code) as VenueFile;
    const products = productsOf(file);
    expect(products.length).toBeGreaterThanOrEqual(12);
    for (const { name, price } of products) expect([name, Number(price) > 0]).toEqual([name, true]);
    for (const { name, image } of products)
      expect([name, image === '' || existsSync(join(ROOT, 'brands/demo', image))]).toEqual([name, true]);
    const groups = Object.keys(file.option_groups ?? {});
    const used = new Set(products.flatMap(({ options }) => options));
    expect([...used].toSorted()).toEqual(groups.toSorted());
    for (const { type, hours } of file.fulfilment ?? [])
      expect([type, Object.values(hours).some((windows) => windows.length > 0)]).toEqual([type, true]);
  },
);

test.each(templateCodes)('%s has a limit for every way to order that is had as soon as possible', (code) => {
  const ways = (templateOf(code)?.fulfilment ?? []).filter(({ asap_minutes: asap }) => asap !== undefined);
  expect(ways.filter(({ block_capacity: limit }) => limit === 0).map(({ type }) => type)).toEqual([]);
});

test('a food van says where it stops and when, a canteen takes orders for a class', () => {
  expect(templateOf('food-van')?.points?.map(({ kind, time }) => `${kind} ${time}`)).toEqual([
    'location 08:00',
    'location 10:00',
    'location 12:00',
    'location 12:30',
  ]);
  const canteen = templateOf('canteen');
  expect(canteen?.student_classes).toContain('Year 3');
  expect(canteen?.menus?.[0]?.settings?.students_enabled).toBe(true);
});

describe.each(templateCodes)('a venue that starts as %s', (template) => {
  let servery: EmptyServery;
  beforeAll(async () => {
    servery = await openEmpty('sqlite');
  });
  afterAll(() => servery.close());

  test('shows all of it, under its own name, with its pictures', async () => {
    const person = await begin(servery);
    await tell(person, 2);
    await person.call('ConsoleSetup.menu', { source: 'template', template });
    await person.call('ConsoleSetup.look', PRIYA.look);
    await person.call('ConsoleSetup.pay', { methods: ['STORE'] });
    await person.call('ConsoleSetup.finish');
    const { merchant } = await visit(await customerOf(servery), 'wattle-rye');
    const shown = merchant.menu.items.flatMap(({ items }) => items);
    expect(merchant.name).toBe('Wattle & Rye');
    expect(shown.map(({ name }) => name)).toEqual(
      productsOf(templateOf(template) as VenueFile).map(({ name }) => name),
    );
    for (const address of ['/media/wattle-rye/logo.svg', shown.find((each) => each.img_url)?.img_url ?? '']) {
      const picture = await fetch(`${servery.url}${address}`);
      expect([address, picture.status, picture.headers.get('content-type')]).toEqual([
        address,
        200,
        expect.stringContaining('image/'),
      ]);
    }
  });
});
