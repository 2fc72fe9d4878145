import { saleChannels } from '@servery/contract/entities/sale-channel';
import { expect, test } from 'vitest';
import { coffee, flatWhite, mocha, newSettings, parsed, sampleFile, size } from '#testing/sample-venue-file';
import { afterImport } from '#venue-file/after-import';

const after = (current: Parameters<typeof sampleFile>[0], file: Parameters<typeof parsed>[0]) =>
  afterImport(sampleFile(current), parsed(file), newSettings);
const person = (email: string, more: object = {}) => ({ name: '', email, role: 'manager', ...more });

test('leaves what the file does not name', () => {
  const changed = after({ student_classes: ['7A'] }, { payments: [{ code: 'STORE', name: 'In store' }] });
  expect(changed).toEqual({
    ...sampleFile({ student_classes: ['7A'] }),
    payments: [
      { code: 'STORE', name: 'In store', icon: '', info: '', channels: [...saleChannels], fulfilment: [] },
    ],
  });
});

test('takes a part that is empty as empty, and no rewards as none', () => {
  const rewards = { name: 'Club', points_per_dollar: 1, points_required: 9, value: '5.00' };
  const changed = after({ rewards, student_classes: ['7A'] }, { rewards: null, student_classes: [] });
  expect(changed).toMatchObject({ rewards: null, student_classes: [] });
});

test('keeps the settings of a menu whose products come anew', () => {
  const menus = [{ slug: 'canteen', settings: { public_notice: 'Hello' }, categories: [coffee(mocha)] }];
  const changed = after({ menus }, { menus: [{ slug: 'canteen', categories: [coffee(flatWhite)] }] });
  expect(changed?.menus[0]?.settings.public_notice).toBe('Hello');
  expect(changed?.menus[0]?.categories[0]?.products[0]?.name).toBe('Flat White');
});

test('keeps a menu that the file does not name, with the option groups that it asks with', () => {
  const milky = { ...mocha, options: ['milk'] };
  const milk = { ...size, name: 'Milk' };
  const menus = [
    { slug: 'canteen', categories: [coffee(flatWhite)] },
    { slug: 'evening', categories: [coffee(milky)] },
  ];
  const changed = after(
    { menus, option_groups: { size, milk, unused: size } },
    { option_groups: {}, menus: [{ slug: 'canteen', categories: [] }] },
  );
  expect(changed?.menus.map(({ slug }) => slug)).toEqual(['canteen', 'evening']);
  expect(Object.keys(changed?.option_groups ?? {})).toEqual(['milk']);
});

test('takes nobody away who works in all venues', () => {
  const everywhere = person('lee@example.com', { role: 'owner', all_venues: true });
  const changed = after(
    { people: [everywhere, person('kim@example.com')] },
    { people: [person('sam@example.com')] },
  );
  expect(changed?.people.map(({ email }) => email)).toEqual(['lee@example.com', 'sam@example.com']);
});

test('cannot make a new venue without its facts', () => {
  expect(afterImport(undefined, parsed({ menus: [{ slug: 'canteen' }] }), newSettings)).toBeUndefined();
});
