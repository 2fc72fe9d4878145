import { expect, test } from 'vitest';
import { merchant } from '#calls/customer/merchant';
import { type Sample, throughForm } from '#testing/through-form';

test('asks for the venue by its slug, and answers merchant and order [ORD-294]', () => {
  const sample = { menu_name: 'demo-cafe', fulfilment_type: 'pickup', return_menu: 1, return_order: 1 };
  expect(throughForm(merchant, sample)).toEqual(sample);
  expect(throughForm(merchant, { ...sample, return_menu: 0 })).toEqual({ ...sample, return_menu: 0 });
  expect(Object.keys(merchant.output.shape)).toEqual(['merchant', 'order']);
});

test('needs no more than the slug', () => {
  expect(throughForm(merchant, { menu_name: 'demo-cafe', fulfilment_type: '' })).toEqual({
    menu_name: 'demo-cafe',
  });
});

test.each<[string, Sample, string]>([
  ['no slug', {}, 'menu_name is missing'],
  ['an empty slug', { menu_name: '' }, 'menu_name is missing'],
  ['a slug without end', { menu_name: 'x'.repeat(101) }, 'menu_name is longer than 100 characters'],
  ['two slugs', { menu_name: ['a', 'b'] }, 'menu_name is not a single text'],
  ['an unclear wish for the menu', { menu_name: 'x', return_menu: 2 }, 'return_menu is not 0 or 1'],
])('refuses %s', (_what, sample, message) => {
  expect(throughForm(merchant, sample)).toBe(message);
});
