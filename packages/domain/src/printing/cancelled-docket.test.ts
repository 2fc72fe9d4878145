import type { BoardOrder } from '@servery/contract/entities/board';
import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { cancelledDocket } from '#printing/cancelled-docket';
import { plainText } from '#printing/layout';

const ZONE = 'Australia/Perth';
const at = (time: string) => instantOf({ date: '2026-11-17', time }, ZONE);
const line = (name: string, station: string, quantity = 1) => ({
  id: 1,
  quantity,
  name,
  changes: [],
  notes: '',
  station,
  ready: 0 as const,
});
const order = {
  number: '81',
  source: 'counter',
  who: 'Hana',
  due: at('12:20') / 1000,
  lines: [line('Halloumi Pita', 'Grill', 2), line('Fresh Orange Juice', 'Cold')],
} as unknown as BoardOrder;
const paper = (station: string, reason = '') =>
  plainText(
    cancelledDocket({ order, station, zone: ZONE, printedAt: at('12:10'), by: 'Jess', reason }),
    48,
  ).split('\n');

test('a station is told what not to make any more, by whom and why', () => {
  expect(paper('Grill', 'Out of halloumi')).toEqual([
    'GRILL',
    ' CANCELLED      Counter',
    '81',
    'Was due         12:20 pm',
    '                                            Hana',
    '-'.repeat(48),
    'DO NOT MAKE',
    '-2  Halloumi Pita',
    '-'.repeat(48),
    '"Out of halloumi"',
    'Jess                            Printed 12:10 pm',
  ]);
});

test('one docket of the whole order has all of it, and no reason where nobody gave one', () => {
  const whole = paper('');
  expect(whole[0]).toBe(' CANCELLED      Counter');
  expect(whole).toContain('-1  Fresh Orange Juice');
  expect(whole.join('\n')).not.toContain('"');
});
