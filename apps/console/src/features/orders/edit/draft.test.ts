import { expect, test } from 'vitest';
import { orderSample } from '#testing/order-sample.ts';
import {
  changesIn,
  type Form,
  found,
  type Group,
  isComplete,
  isEmpty,
  newDraft,
  priceOf,
  type Product,
  tapped,
  usualOptions,
} from './draft.ts';

const option = (id: number, more: Partial<Product['groups'][number]['options'][number]> = {}) => ({
  id,
  name: `Option ${id}`,
  price: '0.00',
  usual: 0 as const,
  available: 1 as const,
  ...more,
});
const size: Group = {
  id: 1,
  name: 'Size',
  multiselect: 0,
  mandatory: 1,
  max_select: 0,
  options: [option(1), option(2, { price: '1.50' })],
};
const extras: Group = {
  id: 2,
  name: 'Extras',
  multiselect: 1,
  mandatory: 0,
  max_select: 2,
  options: [option(3, { usual: 1 }), option(4, { price: '2.00' }), option(5)],
};
const product = (more: Partial<Product> = {}): Product => ({
  id: 7,
  name: 'Flat White',
  category: 'Coffee',
  price: '4.50',
  sold_out: '',
  min: 1,
  max: 99,
  groups: [size, extras],
  ...more,
});
const form: Form = {
  order: orderSample({ delivery_address: '1 Hay St' }),
  version: 0,
  lines: [{ id: 1, name: 'Chips', options_text: '', notes: '', quantity: 2, max: 9, unit_price: '8.00' }],
  products: [product()],
  can_grow: 1,
  point_label: '',
  table_num: '4',
  has_table: 1,
  has_address: 1,
  note: 'Hi',
};

test('asks for nothing that is as it was', () => {
  const draft = newDraft(form);
  expect(isEmpty(changesIn(draft, form))).toBe(true);
  expect(isEmpty(changesIn({ ...draft, quantities: { 1: 2 }, note: ' Hi ' }, form))).toBe(true);
  const all = {
    ...draft,
    quantities: { 1: 0 },
    table: '5',
    address: '2 Hay St',
    note: '',
    when: { at: 9, pointId: 0, date: '2026-11-18', label: '1 pm' },
  };
  expect(changesIn(all, form)).toEqual({
    lines: [{ id: 1, quantity: 0 }],
    added: [],
    when: { at: 9 },
    table_num: '5',
    address: '2 Hay St',
    note: '',
  });
  const slot = { ...draft, when: { at: 9, pointId: 3, date: '2026-11-18', label: 'Noon' } };
  expect(changesIn(slot, form).when).toEqual({ point_id: 3, date: '2026-11-18' });
});

test('options are tapped as on the menu', () => {
  expect(usualOptions(product())).toEqual([3]);
  expect(isComplete(product(), [3])).toBe(false);
  expect(tapped(size, [3], 2)).toEqual([3, 2]);
  expect(tapped(size, [3, 2], 1)).toEqual([3, 1]);
  expect(tapped(size, [3, 1], 1)).toEqual([3, 1]);
  expect(tapped(extras, [3, 4], 5)).toEqual([3, 4]);
  expect(tapped(extras, [3, 4], 3)).toEqual([4]);
  expect(priceOf(product(), [2, 4])).toBe(800);
});

test('finds by name and category, what can be had first', () => {
  const soup = product({ id: 8, name: 'Soup', category: 'Starters', sold_out: 'Sold out' });
  const salad = product({ id: 9, name: 'Salad', category: 'Starters' });
  expect(found([soup, salad, product()], 'START').map(({ id }) => id)).toEqual([9, 8]);
  expect(found([soup], 'pizza')).toEqual([]);
});
