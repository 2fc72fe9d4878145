import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const ALL = [
  { label: 'Orders' },
  { label: 'Standing' },
  { label: 'Hours', also: 'opening holidays christmas' },
  { label: 'Add a product', also: 'dish item' },
  { label: 'New promo', also: 'discount coupon' },
  { label: 'Crème brûlée' },
];
const found = (text: string) => findCommands(ALL, text).map(({ label }) => label);

test.each([
  ['ord', ['Orders']],
  ['HOURS', ['Hours']],
  ['holi', ['Hours']],
  ['product add', ['Add a product']],
  ['brulee', ['Crème brûlée']],
  ['tand', ['Standing']],
  ['nd', []],
  ['promo christmas', []],
])('finds by what people type: %j', (text, labels) => {
  expect(found(text)).toEqual(labels);
});

test('what begins like it stands first, and a word of its own before another name for it', () => {
  const all = [{ label: 'Add a promo' }, { label: 'Voucher', also: 'promo' }, { label: 'Promos' }];
  expect(findCommands(all, 'promo').map(({ label }) => label)).toEqual(['Add a promo', 'Promos', 'Voucher']);
  expect(findCommands(all, 'promos').map(({ label }) => label)).toEqual(['Promos']);
});

test('nothing typed leaves all in their order, and more typed never finds more', () => {
  expect(found('  ')).toEqual(ALL.map(({ label }) => label));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, two) => {
      const few = new Set(found(`${one} ${two}`));
      expect(found(one)).toEqual(expect.arrayContaining([...few]));
    }),
  );
});
