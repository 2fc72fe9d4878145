import type { BoardOrder } from '@servery/contract/entities/board';
import { expect, test } from 'vitest';
import { USUAL_PAPER } from '#printing/usual-paper';
import { instantOf } from '#hours/times';
import { cancelledDocket } from '#printing/cancelled-docket';
import { withCopyMark } from '#printing/copy-mark';
import { kitchenDocket } from '#printing/kitchen-docket';
import { testPage } from '#printing/test-page';

const zone = 'Australia/Perth';
const at = (time: string) => instantOf({ date: '2026-11-17', time }, zone);
const line = (name: string, station: string) => ({
  id: 1,
  quantity: 2,
  name,
  changes: [] as BoardOrder['lines'][number]['changes'],
  notes: '',
  station,
  ready: 0 as const,
});
const order = {
  number: '87',
  source: 'kiosk',
  who: 'Mia K.',
  due: at('12:30') / 1000,
  allergy: 'Peanut',
  note: 'Extra napkins',
  contactless: 'Boot drop',
  details: [{ label: 'How hot?', value: 'Hot' }],
  paid: 0,
  left: '29.90',
  lines: [
    {
      ...line('Banksia Beef Burger', 'Grill'),
      changes: [
        { kind: 'add', text: 'Bacon' },
        { kind: 'no', text: 'Pickles' },
      ],
      notes: 'well done',
    },
    line('Orange Juice', ''),
  ],
} as unknown as BoardOrder;

test('a docket is read from a step away: large numbers, names and changes, white on black what must not be missed', () => {
  const docket = kitchenDocket({
    paper: USUAL_PAPER,
    order,
    station: 'Grill',
    verb: 'Pickup',
    zone,
    printedAt: at('12:11'),
  });
  expect(docket).toEqual([
    { is: 'row', left: 'GRILL', right: '1 of 2', size: 2, strong: true },
    { is: 'banner', left: 'PICKUP', right: 'Kiosk' },
    { is: 'text', text: '87', size: 3, strong: true },
    { is: 'row', left: 'Due', right: '12:30 pm', size: 2, strong: true },
    { is: 'row', left: '', right: 'Mia K.' },
    { is: 'banner', left: 'ALLERGY: PEANUT' },
    { is: 'rule' },
    { is: 'item', quantity: '2', name: 'Banksia Beef Burger', size: 2, strong: true },
    { is: 'note', text: '+ bacon', size: 2 },
    { is: 'note', text: 'NO pickles', size: 2, invert: true },
    { is: 'note', text: '"well done"', size: 2 },
    { is: 'rule' },
    { is: 'text', text: 'Other: 2 Orange Juice' },
    { is: 'text', text: 'How hot? Hot' },
    { is: 'text', text: 'Contactless: Boot drop' },
    { is: 'text', text: '"Extra napkins"', size: 2 },
    { is: 'banner', left: 'NOT PAID: $29.90' },
    { is: 'rule' },
    { is: 'row', left: '2 of 4 items', right: 'Printed 12:11 pm' },
  ]);
});

test('nothing is said of other stations where there are none, or where all of it is on one docket', () => {
  const words = (more: Partial<BoardOrder>, station: string) =>
    kitchenDocket({
      paper: USUAL_PAPER,
      order: { ...order, ...more },
      station,
      verb: 'Pickup',
      zone,
      printedAt: at('12:11'),
    });
  const rules = (paper: ReturnType<typeof words>) => paper.filter(({ is }) => is === 'rule').length;
  expect(rules(words({ lines: [line('Chips', 'Grill')] }, 'Grill'))).toBe(2);
  const whole = words({}, '');
  expect(rules(whole)).toBe(2);
  expect(JSON.stringify(whole)).not.toContain('Other:');
});

test('a copy says so across the paper', () => {
  const [mark] = withCopyMark([{ is: 'rule' }], { copy: 1, mayBePrinted: false });
  expect(mark).toEqual({ is: 'banner', left: 'COPY', center: true });
});

test('one that takes it back is as large', () => {
  const facts = { order, zone, printedAt: at('12:12'), by: 'Jess', reason: 'Out of buns' };
  expect(cancelledDocket({ ...facts, station: 'Grill' })).toEqual([
    { is: 'text', text: 'GRILL', size: 2, strong: true },
    { is: 'banner', left: 'CANCELLED', right: 'Kiosk' },
    { is: 'text', text: '87', size: 3, strong: true },
    { is: 'row', left: 'Was due', right: '12:30 pm', size: 2, strong: true },
    { is: 'row', left: '', right: 'Mia K.' },
    { is: 'rule' },
    { is: 'text', text: 'DO NOT MAKE', size: 2, strong: true },
    { is: 'item', quantity: '-2', name: 'Banksia Beef Burger', size: 2, strong: true },
    { is: 'rule' },
    { is: 'text', text: '"Out of buns"' },
    { is: 'row', left: 'Jess', right: 'Printed 12:12 pm' },
  ]);
});

test('a test page has a large and a strong line, and both edges', () => {
  expect(testPage({ venue: 'Banksia Kitchen', printer: 'Grill', zone, now: at('12:11') })).toEqual([
    { is: 'banner', left: 'TEST PAGE', center: true },
    { is: 'text', text: 'Grill', size: 2, strong: true },
    { is: 'text', text: 'Banksia Kitchen' },
    { is: 'row', left: 'Tue 17 Nov 2026', right: '12:11 pm' },
    { is: 'rule' },
    { is: 'row', left: '<', right: '>', strong: true },
    { is: 'text', text: 'Both arrows should show on one line, at the edges of the paper.' },
  ]);
});

test('a docket leaves out what a venue does not want on it, and is as short as it wants', () => {
  const own = (paper: Partial<typeof USUAL_PAPER>) =>
    kitchenDocket({
      paper: { ...USUAL_PAPER, ...paper },
      order,
      station: 'Grill',
      verb: 'Pickup',
      zone,
      printedAt: at('12:11'),
    });
  const usual = own({});
  const without = own({ docket_name: false });
  expect(usual.length - without.length).toBe(1);
  expect(usual).toContainEqual({ is: 'row', left: '', right: order.who });
  expect(without).not.toContainEqual({ is: 'row', left: '', right: order.who });
  expect(JSON.stringify(usual)).toContain('Orange Juice');
  expect(JSON.stringify(own({ docket_others: false }))).not.toContain('Orange Juice');
  const sizes = (paper: typeof usual) =>
    new Set(paper.flatMap((each) => (each.is === 'item' || each.is === 'note' ? [each.size] : [])));
  expect(sizes(usual)).toEqual(new Set([2]));
  expect(sizes(own({ docket_small: true }))).toEqual(new Set([1]));
});
