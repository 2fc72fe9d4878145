import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { expect, test } from 'vitest';
import { copiedOnto, newVenueOf } from '#venue-file/copy';

const venue = (name: string, slugs: readonly string[]): WholeVenueFile =>
  ({
    version: 1,
    facts: { name, address: '1 High St', abn: '51', location: { lat: 1, long: 2, radius_km: 3 } },
    fulfilment: [{ type: 'pickup' }],
    option_groups: { milk: {} },
    menus: slugs.map((slug) => ({ slug, settings: { of: name }, categories: [{ name: `Food of ${name}` }] })),
    news: [{ title: 'Old' }],
    people: [{ email: 'owner@example.com' }],
  }) as unknown as WholeVenueFile;

const OWN = { name: 'Third', address: '3 Low St', suburb: 'Perth', postcode: '6000', phone: '' };

test('a new venue has all of the other but its place, its people and its news', () => {
  const made = newVenueOf(venue('First', ['first', 'first-late']), OWN, (nth) => `third-${nth + 1}`);
  expect(made.facts).toMatchObject({ ...OWN, abn: '51', location: { lat: 0, long: 0, radius_km: 3 } });
  expect(made.menus?.map(({ slug }) => slug)).toEqual(['third-1', 'third-2']);
  expect(made).toHaveProperty('fulfilment');
  expect(made).not.toHaveProperty('people');
  expect(made).not.toHaveProperty('news');
});

test('a menu goes onto the other one’s address, and leaves its settings alone', () => {
  const file = copiedOnto(venue('First', ['first', 'first-late']), venue('Second', ['second']), 'menu');
  expect(file.menus).toEqual([{ slug: 'second', categories: [{ name: 'Food of First' }] }]);
  expect(Object.keys(file).toSorted()).toEqual(['menus', 'option_groups', 'version']);
});

test('a whole venue keeps the other one’s name and people', () => {
  const file = copiedOnto(venue('First', ['first']), venue('Second', ['second']), 'venue');
  expect(file).not.toHaveProperty('facts');
  expect(file).not.toHaveProperty('people');
  expect(file).toHaveProperty('fulfilment');
  expect(file.menus?.[0]).toMatchObject({ slug: 'second', settings: { of: 'First' } });
});
