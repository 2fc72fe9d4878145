import { expect, test } from 'vitest';
import { editLine } from '#menu-editor/edit-lines';

const part = { kind: 'product', id: 7, name: 'Chips' } as const;

test.each([
  [{ ...part, before: { price: '1950.00' }, after: { price: '19.90' } }, 'Chips: price $1,950.00 to $19.90'],
  [{ ...part, before: { from: '', to: '' }, after: { from: '11:00', to: '15:00' } }, 'Chips: hours'],
  [{ ...part, before: { visible: true }, after: { visible: false } }, 'Chips: hidden from the menu'],
  [{ ...part, before: { max: 0 }, after: { max: 4 } }, 'Chips: most per order no limit to 4'],
  [
    { ...part, before: { name: 'Fries', tax: 'taxable' }, after: { name: 'Chips', tax: 'gst_free' } },
    'Chips: name, was Fries, GST',
  ],
  [{ ...part, before: null, after: { name: 'Chips' } }, 'Chips: added'],
  [{ ...part, before: { name: 'Chips' }, after: null }, 'Chips: removed'],
  [{ ...part, kind: 'products_of', name: 'Sides', before: {}, after: {} }, 'Sides: products moved'],
  [{ ...part, kind: 'categories_of', name: '', before: {}, after: {} }, 'Categories moved'],
  [
    { ...part, kind: 'way', name: 'Catering', before: { offered: true }, after: { offered: false } },
    'Catering: switched off',
  ],
  [
    { ...part, kind: 'zone', name: 'Close 6160', before: { fee: '4.00' }, after: { fee: '5.00' } },
    'Close 6160: fee $4.00 to $5.00',
  ],
  [
    { ...part, kind: 'point', name: 'Station', before: { capacity: 20 }, after: { capacity: 0 } },
    'Station: orders 20 to 0',
  ],
] as const)('%o reads %s', (change, line) => {
  expect(editLine(change)).toBe(line);
});
