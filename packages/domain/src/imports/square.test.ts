import { venueFile } from '@servery/contract/venue-file/venue-file';
import { expect, test } from 'vitest';
import { readMenu } from '#imports/read-menu';
import { isSquareCatalogue } from '#imports/square';

const HEADINGS =
  'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,Square Online Item Visibility,Price,Archived,Option Value 1,Modifier Set - Milk,Modifier Set - Unused,Tax - GST (10%)';
const COLUMNS = HEADINGS.split(',');
/** A line of Square's table by the names of its columns. */
const line = (fields: Record<string, string>): string =>
  COLUMNS.map((column) => `"${(fields[column] ?? '').replaceAll('"', '""')}"`).join(',');
const table = (...lines: readonly Record<string, string>[]) => [HEADINGS, ...lines.map(line)].join('\r\n');

function read(text: string) {
  const reading = readMenu(text, 'canteen');
  if (!reading.ok) throw new Error(reading.why);
  const file = venueFile.parse(reading.file);
  return {
    groups: file.option_groups ?? {},
    categories: file.menus?.[0]?.categories ?? [],
    products: (file.menus?.[0]?.categories ?? []).flatMap(({ products }) => products),
    unread: reading.unread.map(({ where, why }) => `${where}: ${why}`),
  };
}
const latte = { 'Item Name': 'Latte', 'Reporting Category': 'DRINKS > ESPRESSO', 'Tax - GST (10%)': 'Y' };

test('is known by its headings, also below a line of others', () => {
  expect(isSquareCatalogue(HEADINGS)).toBe(true);
  expect(isSquareCatalogue(`Items exported in November\n${HEADINGS}`)).toBe(true);
  expect(isSquareCatalogue('name,price')).toBe(false);
  expect(isSquareCatalogue('Token,Item Name,Description,Category,SKU,Variation Name,Price')).toBe(true);
});

test('makes sizes of variations, wherever their lines stand', () => {
  const { products, groups, categories, unread } = read(
    table(
      { ...latte, 'Variation Name': 'Large', Price: '$6.00' },
      { 'Item Name': 'Scone', 'Variation Name': 'Regular', Price: '4.5' },
      { ...latte, 'Variation Name': 'Small', Price: '4.80' },
      { 'Item Name': 'Chai', 'Option Value 1': 'Hot', Price: '5' },
      { 'Option Value 1': 'Iced', Price: '5.50' },
    ),
  );
  expect(unread).toEqual([]);
  expect(categories.map(({ name }) => name)).toEqual(['ESPRESSO', 'Menu']);
  expect(products).toMatchObject([
    { name: 'Latte', price: '4.80', options: ['size'], tax: 'taxable' },
    { name: 'Scone', price: '4.50', options: [], tax: 'gst_free' },
    { name: 'Chai', price: '5.00', options: ['size-2'] },
  ]);
  expect(groups['size']).toMatchObject({
    required: true,
    options: [
      { name: 'Large', price: '1.20' },
      { name: 'Small', price: '0.00' },
    ],
  });
  expect(groups['size-2']?.options.map(({ name }) => name)).toEqual(['Hot', 'Iced']);
});

test('shares a group of sizes between items that have the same', () => {
  const sizes = (item: string) => [
    { 'Item Name': item, 'Variation Name': 'Small', Price: '4' },
    { 'Item Name': item, 'Variation Name': 'Large', Price: '5' },
  ];
  const { products, groups } = read(table(...sizes('Latte'), ...sizes('Mocha')));
  expect(Object.keys(groups)).toEqual(['size']);
  expect(products.map(({ options }) => options)).toEqual([['size'], ['size']]);
});

test('keeps items of one name in two categories apart', () => {
  const { categories } = read(
    table(
      { 'Item Name': 'Special', Categories: 'Lunch', Price: '12' },
      { 'Item Name': 'Special', Categories: 'Dinner', Price: '22' },
    ),
  );
  expect(categories.map(({ name, products }) => [name, products[0]?.price])).toEqual([
    ['Lunch', '12.00'],
    ['Dinner', '22.00'],
  ]);
});

test('shows the name for customers, and hides what is hidden', () => {
  const { products } = read(
    table({
      'Item Name': 'LATTE 8OZ',
      'Customer-facing Name': 'Latte',
      'Square Online Item Visibility': 'hidden',
      Description: '<p>Two shots</p>\n<p>of ours</p>',
      Price: '4',
    }),
  );
  expect(products).toMatchObject([{ name: 'Latte', visible: false, description: 'Two shots of ours' }]);
});

test('lists what Square’s file does not have, and what it cannot read', () => {
  const { unread, products } = read(
    table(
      { ...latte, Price: '4.80', 'Modifier Set - Milk': 'Y' },
      { 'Item Name': 'Gift', Price: 'variable' },
      { 'Item Name': 'Old', Price: '3', Archived: 'Y' },
      { 'Item Name': 'Odd', Price: '3 or 4' },
    ),
  );
  expect(products.map(({ name }) => name)).toEqual(['Latte']);
  expect(unread).toEqual([
    'Line 3: “Gift” has no set price',
    'Line 4: “Old” is archived',
    'Line 5: “3 or 4” isn’t a price',
    'Modifier set “Milk”: has no options in Square’s file. Add them to Latte.',
  ]);
});

test('without tax columns, everything is taxable', () => {
  const { products } = read('Token,Item Name,Variation Name,Price\n,Scone,Regular,4');
  expect(products[0]?.tax).toBe('taxable');
});
