import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { expect, test } from 'vitest';
import { broughtMenu } from '#venue-file/bring-menu';

const current = {
  option_groups: { size: { name: 'Size' } },
  menus: [
    {
      slug: 'lunch',
      categories: [
        {
          name: 'Burgers',
          products: [
            { name: 'Beef', price: '19.90', image: 'beef.webp', options: ['size'] },
            { name: 'Fish', price: '18.00' },
          ],
          categories: [{ name: 'Small', products: [{ name: 'Slider', price: '9.00' }] }],
        },
      ],
    },
    { slug: 'dinner', categories: [{ name: 'Pasta', products: [] }] },
  ],
} as unknown as WholeVenueFile;

const list = {
  version: 1 as const,
  option_groups: { milk: { name: 'Milk' } },
  menus: [
    {
      slug: 'anything',
      categories: [
        {
          name: 'burgers',
          products: [
            { name: 'BEEF', price: '20.50', image: '', options: [] },
            { name: 'Tofu', price: '17.00' },
          ],
        },
        { name: 'Coffee', products: [{ name: 'Flat White', price: '5.00' }] },
      ],
    },
  ],
};

test('adds what is new, changes what has the same name, and keeps the rest with its pictures and options', () => {
  const { menus, option_groups } = broughtMenu(current, list, { slug: 'lunch', mode: 'add' });
  const [burgers, coffee] = menus?.[0]?.categories ?? [];
  expect(burgers?.name).toBe('Burgers');
  expect(burgers?.products).toEqual([
    { name: 'Beef', price: '20.50', image: 'beef.webp', options: ['size'] },
    { name: 'Fish', price: '18.00' },
    { name: 'Tofu', price: '17.00' },
  ]);
  expect(burgers?.categories).toEqual(current.menus[0]?.categories?.[0]?.categories);
  expect(coffee?.name).toBe('Coffee');
  expect(Object.keys(option_groups ?? {})).toEqual(['size', 'milk']);
});

test('replaces one menu, and leaves the others', () => {
  const { menus } = broughtMenu(current, list, { slug: 'lunch', mode: 'replace' });
  expect(menus?.map(({ slug }) => slug)).toEqual(['lunch', 'dinner']);
  expect(menus?.[0]?.categories).toEqual(list.menus[0]?.categories);
  expect(menus?.[1]).toBe(current.menus[1]);
});

test('what is brought twice changes nothing the second time', () => {
  const once = broughtMenu(current, list, { slug: 'lunch', mode: 'add' });
  const twice = broughtMenu({ ...current, ...once } as WholeVenueFile, list, { slug: 'lunch', mode: 'add' });
  expect(twice).toEqual(once);
});

test('two new products of one name are both brought', () => {
  const twins = {
    version: 1 as const,
    menus: [
      {
        slug: 'x',
        categories: [
          {
            name: 'Burgers',
            products: [
              { name: 'Special', price: '10.00' },
              { name: 'Special', price: '12.00' },
            ],
          },
        ],
      },
    ],
  };
  const { menus } = broughtMenu(current, twins, { slug: 'lunch', mode: 'add' });
  const prices = menus?.[0]?.categories?.[0]?.products?.filter(({ name }) => name === 'Special');
  expect(prices?.map(({ price }) => price)).toEqual(['10.00', '12.00']);
});
