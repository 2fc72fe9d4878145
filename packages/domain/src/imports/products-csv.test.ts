import { venueFile } from '@servery/contract/venue-file/venue-file';
import { expect, test } from 'vitest';
import { decodeFile } from '#imports/decode';
import { readCsv } from '#imports/csv';
import { readProductsCsv } from '#imports/products-csv';
import { MOST_CHARACTERS } from '#imports/reading';

function read(text: string) {
  const reading = readProductsCsv(text, 'canteen');
  if (!reading.ok) throw new Error(reading.why);
  const file = venueFile.parse(reading.file);
  return {
    categories: file.menus?.[0]?.categories ?? [],
    unread: reading.unread.map(({ where, why }) => `${where}: ${why}`),
  };
}
const why = (text: string): string => {
  const reading = readProductsCsv(text, 'canteen');
  return reading.ok ? 'was read' : reading.why;
};
const prices = (text: string) =>
  read(text).categories.flatMap((category) =>
    category.products.map(({ name, price }) => `${category.name}: ${name} ${price}`),
  );

test('reads RFC 4180: quotes, commas and line breaks inside, either line end', () => {
  expect(readCsv('a,"b ""c"" d","e\r\nf"\r\n\r\n"x" ,,z')).toEqual({
    ok: true,
    value: [
      { line: 1, fields: ['a', 'b "c" d', 'e\r\nf'] },
      { line: 4, fields: ['x', '', 'z'] },
    ],
  });
});

test('reads products by the names of their columns, in any order', () => {
  const { categories, unread } = read(
    'Price,Category,Name,Description,Tax,Dietary,Visible,Station\n"$1,234.50",Cakes,Wedding cake,"Three tiers, &amp; <b>flowers</b>",GST free,V;GF,no,Cold\n4,Coffee,Flat White,,,,,\n',
  );
  expect(unread).toEqual([]);
  expect(categories).toMatchObject([
    {
      name: 'Cakes',
      products: [
        {
          name: 'Wedding cake',
          price: '1234.50',
          description: 'Three tiers, & flowers',
          tax: 'gst_free',
          dietary: ['V', 'GF'],
          visible: false,
          station: 'Cold',
        },
      ],
    },
    {
      name: 'Coffee',
      products: [{ name: 'Flat White', price: '4.00', tax: 'taxable', visible: true, station: '' }],
    },
  ]);
});

test.each([
  ['Menu Group,Menu Item,Price,Description\nTea,Chai,5.5,', 'Tea: Chai 5.50'],
  ['Handle;Name;Category;Price | Default price\nchai;Chai;Tea;5.50', 'Tea: Chai 5.50'],
  ['Nombre\tCategoría\tPrecio\nChai\tTé\t5', 'Té: Chai 5.00'],
  ['My menu of today\nname,price\nChai,5', 'Menu: Chai 5.00'],
])('reads the table of another till: %j', (text, line) => {
  expect(prices(text)).toEqual([line]);
});

test('lists what it leaves out, by line', () => {
  const { unread, categories } = read(
    'name,price,cost,gst\nChai,5,1,\n,6,,\nMocha,,,\nFish,Market price,,\nChai,7,,\nBun,3,,maybe\nPie,-2,,\n"Two\nlines",4,,\nTart,1.234,,',
  );
  expect(unread).toEqual([
    'Column “cost”: isn’t read',
    'Line 3: has no name',
    'Line 4: “Mocha” has no price',
    'Line 5: “Market price” isn’t a price',
    'Line 6: “Chai” is already in Menu',
    'Line 7: “maybe” isn’t a tax, so “Bun” is taxable',
    'Line 8: “-2” isn’t a price',
    'Line 11: “1.234” isn’t a price',
  ]);
  expect(categories[0]?.products.map(({ name }) => name)).toEqual(['Chai', 'Bun', 'Two lines']);
});

test('says what is wrong with a file that has no products', () => {
  expect(why('')).toBe('The first lines don’t have headings like “name, price”.');
  expect(why('name,price\n')).toBe('There’s no product with a name and a price.');
  expect(why('name,price\n"Chai,5\n')).toBe('Line 2 opens a quote that’s never closed.');
  expect(why('PK\u0003\u0004')).toBe('This is a spreadsheet. Save it as CSV first.');
  expect(why(`name,price\n${'x'.repeat(MOST_CHARACTERS)}`)).toContain('The file is too long.');
  expect(why(`name,price\n${','.repeat(2000)}`)).toBe('Line 2 has more than 1,000 columns.');
});

test('takes as many products as a venue can have, and lists the next ones to an end', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `P${at},1`).join('\n');
  const { categories, unread } = read(`name,price\n${rows}`);
  expect(categories[0]?.products).toHaveLength(2000);
  expect(unread[0]).toBe('Line 2002: is past the first 2,000 products');
  expect(unread.at(-1)).toBe('There’s more: only the first 500 are listed');
  expect(unread).toHaveLength(501);
});

test('shows no tags, no control characters and no halves of characters', () => {
  const { categories } = read('name,price\n"<script>alert(1)</script>Ch\u0000ai \uD800 &#0;&#x1F375;",5');
  expect(categories[0]?.products[0]?.name).toBe('alert(1) Ch ai \uFFFD 🍵');
});

test.each([
  ['utf-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Café')]],
  ['utf-8', [...new TextEncoder().encode('Café')]],
  ['windows', [0x43, 0x61, 0x66, 0xe9]],
  ['utf-16 with a mark', [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
  ['utf-16 the other way round', [0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9]],
  ['utf-16 without a mark', [0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
])('decodes %s', (_, bytes) => {
  expect(decodeFile(Uint8Array.from(bytes))).toBe('Café');
});
