import { venueFile } from '@servery/contract/venue-file/venue-file';
import { expect, test } from 'vitest';
import { readMenu } from '#imports/read-menu';
import { MOST_CHARACTERS } from '#imports/reading';
import { readSchemaMenu } from '#imports/schema-menu';

const script = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const page = (...data: readonly unknown[]): string =>
  `<!doctype html><body>${data.map(script).join('')}</body>`;
const item = (name: string, price: unknown, more: object = {}) => ({
  '@type': 'MenuItem',
  name,
  offers: { '@type': 'Offer', price, priceCurrency: 'AUD' },
  ...more,
});
const section = (name: string, items: unknown, more: object = {}) => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: items,
  ...more,
});
const menu = (sections: unknown) => ({ '@type': 'Menu', name: 'Our menu', hasMenuSection: sections });

function read(text: string) {
  const reading = readMenu(text, 'canteen');
  if (!reading.ok) throw new Error(reading.why);
  const file = venueFile.parse(reading.file);
  return {
    groups: file.option_groups ?? {},
    categories: file.menus?.[0]?.categories ?? [],
    unread: reading.unread.map(({ where, why }) => `${where}: ${why}`),
  };
}
const prices = (text: string) =>
  read(text).categories.flatMap((category) =>
    category.products.map(({ name, price }) => `${category.name}: ${name} ${price}`),
  );
const why = (text: string): string => {
  const reading = readSchemaMenu(text, 'canteen');
  return reading.ok ? 'was read' : reading.why;
};

const chai = item('Chai', '5.50');
test.each([
  ['a restaurant', { '@type': 'Restaurant', hasMenu: menu([section('Tea', [chai])]) }],
  ['a menu by itself', menu([section('Tea', [chai])])],
  [
    'a graph',
    { '@graph': [{ '@type': 'WebSite' }, { '@type': 'Cafe', hasMenu: menu([section('Tea', [chai])]) }] },
  ],
  ['a list', [[menu(section('Tea', chai))]]],
  ['one of each', menu(section('Tea', chai))],
  ['types with addresses', { ...menu(section('Tea', chai)), '@type': ['https://schema.org/Menu'] }],
  [
    'references',
    [
      { ...menu({ '@id': '#tea' }) },
      { ...section('Tea', { '@id': '#chai' }), '@id': '#tea' },
      { ...chai, '@id': '#chai' },
    ],
  ],
  ['sections alone', section('Tea', [chai])],
  ['nested sections', menu(section('Tea', [], { hasMenuSection: section('', [chai]) }))],
])('reads %s', (_, data) => {
  expect(prices(page(data))).toEqual(['Tea: Chai 5.50']);
});

test('reads items without sections, JSON without a page, and nested sections by both names', () => {
  expect(prices(JSON.stringify({ '@type': 'Menu', hasMenuItem: [chai] }))).toEqual(['Menu: Chai 5.50']);
  const nested = section('Drinks', [], { hasMenuSection: [section('Tea', chai)] });
  expect(prices(page(menu(nested)))).toEqual(['Drinks, Tea: Chai 5.50']);
});

test.each([
  [6.5, '6.50'],
  ['6.50', '6.50'],
  ['$18', '18.00'],
  ['A$18.00', '18.00'],
  ['6,000', '6000.00'],
  ['15000', '15000.00'],
])('reads the price %j', (written, price) => {
  expect(prices(page(menu(section('Tea', item('Chai', written)))))).toEqual([`Tea: Chai ${price}`]);
});

test('makes sizes of several offers, extras of add-ons, and labels of diets', () => {
  const offers = [
    { '@type': 'Offer', name: 'Cup', price: 4 },
    { '@type': 'Offer', name: 'Pot', price: '7.00', priceCurrency: 'aud' },
  ];
  const add = { menuAddOn: [item('Honey', 1), section('Milks', [{ '@type': 'MenuItem', name: 'Oat' }])] };
  const diet = {
    suitableForDiet: ['http://schema.org/VeganDiet', 'GlutenFreeDiet', 'https://schema.org/KosherDiet'],
  };
  const { groups, categories, unread } = read(
    page(menu(section('Tea', { ...chai, offers, ...add, ...diet }))),
  );
  expect(categories[0]?.products).toMatchObject([
    { name: 'Chai', price: '4.00', options: ['size', 'extras'], dietary: ['VE', 'GF'] },
  ]);
  expect(groups).toMatchObject({
    size: { required: true, options: [{ name: 'Cup' }, { name: 'Pot', price: '3.00' }] },
    extras: {
      many: true,
      options: [
        { name: 'Honey', price: '1.00' },
        { name: 'Oat', price: '0.00' },
      ],
    },
  });
  expect(unread).toEqual(['Tea, Chai: “KosherDiet” isn’t one of our dietary labels']);
});

test('reads entities as people do, and takes the lowest of a range', () => {
  const range = { '@type': 'AggregateOffer', lowPrice: '9', highPrice: '12' };
  const named = { ...item('Fish &amp; Chips&#039;', 1), offers: range };
  expect(prices(page(menu(section('Caf&eacute;', named))))).toEqual(["Café: Fish & Chips' 9.00"]);
});

test('lists what it leaves out, and skips a block that is broken', () => {
  const { unread } = read(
    page(
      '{ "@type": "Menu", }',
      { '@type': 'Restaurant', menu: 'https://example.com/menu' },
      menu([
        section('Tea', [
          chai,
          { '@type': 'MenuItem', name: 'Biryani' },
          item('Lobster', 'Market price'),
          { ...item('Bagel', 5), offers: { price: 5, priceCurrency: 'USD' } },
          item('', 5),
          item('Chai', 6),
          item('Scone', 4, { image: 'https://example.com/scone.jpg' }),
        ]),
        section('Wine', []),
      ]),
    ),
  );
  expect(unread).toEqual([
    'Script 1: isn’t valid JSON',
    'Tea, Biryani: has no price',
    'Tea, Lobster: “Market price” isn’t a price',
    'Tea, Bagel: is priced in USD',
    'Tea: has an item without a name',
    'Tea, Chai: “Chai” is already in Tea',
    'Wine: has a name but no items',
    'The menu: is a link. Open https://example.com/menu and save that page.',
    'Pictures: one is a link. Ask the owner, then add the files to the brand.',
  ]);
});

test('says why a page has nothing to read', () => {
  expect(why('<html></html>')).toBe('The page has no menu in schema.org’s format.');
  expect(why(page(menu([section('Tea', [])])))).toBe('No item has a price. Tea has a name but no items.');
  expect(why('x'.repeat(MOST_CHARACTERS + 1))).toContain('The file is too long.');
});

test('survives pages that are made to harm', () => {
  const itself: Record<string, unknown> = { ...section('Tea', [chai]), '@id': '#tea' };
  itself['hasMenuSection'] = Array.from({ length: 200 }, () => ({ '@id': '#tea' }));
  expect(prices(page(menu({ '@id': '#tea' }), itself))).toEqual(['Tea: Chai 5.50']);
  const deep = `${'{"hasMenu":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect(why(page(deep))).toBe('The page has no menu in schema.org’s format.');
  expect(why('<script'.repeat(500_000))).toBe('The page has no menu in schema.org’s format.');
  expect(why(`${'<script>'.repeat(400_000)}</scrip`)).toBe('The page has no menu in schema.org’s format.');
  const evil = item('<img src=x onerror=alert(1)>Chai', '5');
  expect(prices(page(menu(section('__proto__', evil))))).toEqual(['__proto__: Chai 5.00']);
});
