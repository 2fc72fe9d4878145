import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { venueFile } from '#venue-file/venue-file';
import { writtenFile } from '#venue-file/write-file';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/venue-file.md'), 'utf8');
const example = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? '') as Record<string, unknown>;

/** What is said of a file that differs from the example in one part. */
const said = (part: string, value: unknown): string[] => {
  const parsed = venueFile.safeParse({ ...example, [part]: value });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};
const product = (fields: object) => [
  { slug: 'm', categories: [{ name: 'A', products: [{ name: 'B', price: '1.00', ...fields }] }] },
];

test('takes the example of the docs, which has every part', () => {
  const file = venueFile.parse(example);
  expect(Object.keys(venueFile.shape).filter((part) => !Object.hasOwn(example, part))).toEqual([]);
  expect(file.fulfilment?.[0]).toMatchObject({ hours: { wed: [] }, address_required: false });
  expect(file.points?.[0]?.days).toHaveLength(7);
  expect(file.facts).toMatchObject({ surcharges: { card: '0', paypal: '1.5' }, gst_registered: true });
});

test('writes a file as short as it was written, and reads the same out of it', () => {
  const file = venueFile.parse(example);
  const written = writtenFile(file);
  expect(JSON.parse(written)).toEqual(example);
  expect(venueFile.parse(JSON.parse(written))).toEqual(file);
});

test('keeps what differs from the usual, and an empty list where that is not the usual', () => {
  const points = [{ kind: 'slot', label: 'Lunch', time: '12:00', cut_off_time: '11:00', days: [] }];
  const hidden = product({ visible: false, options: [] });
  const written = JSON.parse(writtenFile(venueFile.parse({ version: 1, points, menus: hidden }))) as object;
  expect(written).toEqual({ version: 1, points, menus: product({ visible: false }) });
});

test.each([
  ['version', 2, 'version is not 1, the only version that there is'],
  ['facts', { name: 'A' }, 'facts.time_zone is missing'],
  ['facts', { name: 'A', time_zone: 'Perth' }, 'facts.time_zone is not a time zone like "Australia/Perth"'],
  ['zones', [{ postcode: '6160', fee: 5 }], 'zones.0.fee is not an amount like "8.00"'],
  ['zones', [{ postcode: '6160', fee: '5' }], 'zones.0.fee is not an amount like "8.00"'],
  ['zones', [{ postcode: '6160', fee: '-5.00' }], 'zones.0.fee is not an amount like "8.00"'],
  ['zones', {}, 'zones is not a list'],
  ['news', [{ at: '2026-02-31 10:00' }], 'news.0.at is not a day of the calendar'],
  ['news', [{ at: '2026-02-28 24:00' }], 'news.0.at is not a date and time like "2026-12-25 09:00"'],
  ['news', [{ at: '2026-02-28 10:00:00' }], 'news.0.at is not a date and time like "2026-12-25 09:00"'],
  ['menus', product({ price: undefined }), 'menus.0.categories.0.products.0.price is missing'],
  ['menus', product({ name: '' }), 'menus.0.categories.0.products.0.name is empty'],
  [
    'menus',
    product({ name: 'a\u0000' }),
    'menus.0.categories.0.products.0.name has characters that cannot be shown',
  ],
  [
    'menus',
    product({ name: '\uD800' }),
    'menus.0.categories.0.products.0.name has characters that cannot be shown',
  ],
  ['menus', product({ id: 7 }), 'menus.0.categories.0.products.0 Unrecognized key: "id"'],
  [
    'menus',
    product({ tax: 'none' }),
    'menus.0.categories.0.products.0.tax is not taxable, gst_free or input_taxed',
  ],
  [
    'people',
    [{ email: 'A@example.com', role: 'owner' }],
    'people.0.email is not an email address in small letters',
  ],
  ['fulfilment', [{ type: 'drone', name: 'D' }], 'fulfilment.0.type is not a fulfilment type'],
  [
    'promos',
    [{ off: { kind: 'half' } }],
    'promos.0.off.kind is not one of percent, amount, free_delivery and product',
  ],
])('says what is wrong with %s %j', (part, value, words) => {
  expect(said(part, value)).toEqual([words]);
});

test.each(['0', '1.5', '1.25', '1.05', '100', '99.99'])('takes %s percent', (card) => {
  expect(said('facts', { name: 'A', time_zone: 'UTC', surcharges: { card } })).toEqual([]);
});
test.each(['1.50', '01', '1.', '.5', '100.5', '101', '-1', '1.255'])('refuses %s percent', (card) => {
  expect(said('facts', { name: 'A', time_zone: 'UTC', surcharges: { card } })).toHaveLength(1);
});
