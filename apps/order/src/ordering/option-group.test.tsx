import type { Option, OptionGroup } from '@servery/domain/cart/options';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ProductChoice } from '#ordering/use-product-choice.ts';

vi.stubGlobal('serveryFacts', { brand: { flags: {}, texts: {} } });
const { OptionRows, RulePill, signedOffset } = await import('#ordering/option-group.tsx');

const option = (id: number, more: Partial<Option> = {}): Option => ({
  id,
  desc: `Option ${id}`,
  offset: 0,
  isDefault: false,
  isAvailable: true,
  ...more,
});
const group = (more: Partial<OptionGroup> = {}): OptionGroup => ({
  id: 9,
  name: 'Sauce',
  multiselect: false,
  mandatory: false,
  maxSelect: 0,
  options: [option(1, { offset: 150 }), option(2, { isAvailable: false, offset: 200 })],
  ...more,
});
const choice = (more: Partial<ProductChoice> = {}) =>
  ({
    isChosen: () => false,
    canTap: (_group: OptionGroup, { isAvailable }: Option) => isAvailable,
    chosenIn: () => 0,
    problemOf: () => undefined,
    asked: false,
    ...more,
  }) as unknown as ProductChoice;

const rows = (of: OptionGroup, none?: string): string =>
  renderToStaticMarkup(
    <OptionRows
      group={of}
      choice={choice()}
      look="row"
      none={none}
      offsetOf={({ offset }) => signedOffset(offset, '$')}
    />,
  );
const pill = (of: OptionGroup, held: ProductChoice, eager: boolean) =>
  /data-tone="(\w+)"/.exec(renderToStaticMarkup(<RulePill group={of} choice={held} eager={eager} />))?.[1];

test('an offset says which way it goes, and none says nothing', () => {
  expect([150, -50, 0].map((offset) => signedOffset(offset, '$'))).toEqual(['+$1.50', '−$0.50', undefined]);
});

test('what is sold out says so in place of its offset, and cannot be tapped', () => {
  const drawn = rows(group());
  expect(drawn).toContain('+$1.50');
  expect(drawn).toContain('Sold out');
  expect(drawn).not.toContain('$2.00');
  expect(drawn.match(/disabled=""/g)).toHaveLength(1);
});

test('only a single choice that nobody has to make has a row to take it back', () => {
  expect(rows(group(), 'None')).toContain('None');
  expect(rows(group())).not.toContain('value="none"');
  expect(rows(group({ mandatory: true }), 'None')).not.toContain('None');
  expect(rows(group({ multiselect: true }), 'None')).not.toContain('None');
});

test('a rule stands out while it is unmet, at once or after the first try', () => {
  const must = group({ mandatory: true });
  const unmet = { problemOf: () => 'Sauce is required' };
  expect(pill(must, choice(unmet), true)).toBe('highlight');
  expect(pill(must, choice(unmet), false)).toBe('sunk');
  expect(pill(must, choice({ ...unmet, asked: true }), false)).toBe('highlight');
  expect(pill(must, choice(), false)).toBe('accent');
  expect(pill(group(), choice(), true)).toBe('sunk');
});
