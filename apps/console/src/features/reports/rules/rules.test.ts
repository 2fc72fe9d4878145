import { describe, expect, test } from 'vitest';
import { daysAhead } from '#features/reports/rules/ahead.ts';
import { barsOf, grainOf, shareOf, tallest } from '#features/reports/rules/bars.ts';
import { changeOf, clockOf } from '#features/reports/rules/change.ts';
import { heatOf, hourText } from '#features/reports/rules/heat.ts';
import { sorted, touched } from '#features/reports/rules/sort.ts';
import { periodText, shortText, weekdayText } from '#features/reports/rules/words.ts';

test.each([
  ['108.00', '100.00', '+8%', 'up'],
  ['91.00', '100.00', '−9%', 'down'],
  ['100.40', '100.00', '0%', 'same'],
  ['-5.00', '10.00', '−150%', 'down'],
])('%s against %s is %s', (now, before, text, tone) => {
  expect(changeOf(now, before)).toEqual({ text, tone });
});

test('with nothing before there is nothing to compare with', () => {
  expect(changeOf('8.00', '0.00')).toBe(undefined);
  expect(changeOf('8.00', '-2.00')).toBe(undefined);
});

test('writes times and periods as people do', () => {
  expect(clockOf(680)).toBe('11:20');
  expect(clockOf(65)).toBe('1:05');
  expect([0, 9, 12, 23].map(hourText)).toEqual(['12 am', '9 am', '12 pm', '11 pm']);
  expect(periodText({ from: '2026-11-17', to: '2026-11-17' })).toBe('Tue 17 Nov 2026');
  expect(periodText({ from: '2026-11-09', to: '2026-11-15' })).toBe('9 to 15 Nov 2026');
  expect(periodText({ from: '2026-09-28', to: '2026-10-04' })).toMatch(/^28 Sept? to 4 Oct 2026$/);
  expect(periodText({ from: '2026-11-01', to: '2027-02-28' })).toBe('1 Nov 2026 to 28 Feb 2027');
  expect(shortText({ from: '2026-11-09', to: '2026-11-15' })).toBe('9 to 15 Nov');
  expect(shortText({ from: '2026-10-26', to: '2026-11-01' })).toBe('26 Oct to 1 Nov');
  expect([1, 7].map(weekdayText)).toEqual(['Mon', 'Sun']);
});

describe('bars', () => {
  const day = (date: string, amount: string, part: 0 | 1 = 0) => ({
    date,
    amount,
    part,
    orders: 2,
    before: '1.00',
    before_date: '',
  });

  test('a week has seven, those to come empty', () => {
    const period = { from: '2026-11-16', to: '2026-11-22' };
    const bars = barsOf([day('2026-11-16', '5.00'), day('2026-11-17', '3.00', 1)], period);
    expect(bars.map(({ cents, isPart, isLater }) => [cents, isPart, isLater])).toEqual([
      [500, false, false],
      [300, true, false],
      ...Array.from({ length: 5 }, () => [0, false, true]),
    ]);
    expect(tallest(bars)).toBe(500);
  });

  test('many days become weeks that begin on Monday, and a year becomes months', () => {
    expect([31, 32, 130, 131].map(grainOf)).toEqual(['day', 'week', 'week', 'month']);
    const days = Array.from({ length: 40 }, (_, at) =>
      day(Temporal.PlainDate.from('2026-10-01').add({ days: at }).toString(), '1.00'),
    );
    const bars = barsOf(days, { from: '2026-10-01', to: '2026-11-09' });
    expect(bars[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-04', cents: 400, orders: 8 });
    expect(bars[1]).toMatchObject({ from: '2026-10-05', to: '2026-10-11', before: 700 });
  });

  test('nothing reaches below the ground', () => {
    expect(shareOf(-500, 1000)).toBe(0);
    expect(shareOf(250, 1000)).toBe(25);
  });
});

test('the map has every hour from the first to the last, and the most is the deepest', () => {
  const hours = [
    { weekday: 1, hour: 8, orders: 1 },
    { weekday: 2, hour: 10, orders: 12 },
  ];
  const shown = { from: '2026-11-16', to: '2026-11-17' };
  const map = heatOf({ hours, ...shown }, { ...shown, to: '2026-11-18' });
  expect(map.hours).toEqual([8, 9, 10]);
  const cellsOf = (at: number) => map.rows[at]?.cells.flatMap(({ orders, step }) => [orders, step]);
  expect(cellsOf(0)).toEqual([1, 1, 0, 0, 0, 0]);
  expect(cellsOf(1)).toEqual([0, 0, 0, 0, 12, 6]);
  expect(map.rows.map(({ isLater }) => isLater)).toEqual([false, false, true]);
  expect(heatOf({ hours: [], ...shown }, shown)).toEqual({ hours: [], rows: [] });
});

test('a table is sorted by any column, and turned round by a second touch', () => {
  const row = (name: string, count: number, amount: string, before: string) => ({
    key: name,
    name,
    count,
    amount,
    before,
  });
  const rows = [
    row('Burger', 3, '60.00', '50.00'),
    row('Avo', 9, '20.00', '40.00'),
    row('Latte', 5, '30.00', '0.00'),
  ];
  const names = (by: Parameters<typeof touched>[1], down: boolean) =>
    sorted(rows, { by, down }).map(({ name }) => name);
  expect(names('name', false)).toEqual(['Avo', 'Burger', 'Latte']);
  expect(names('count', true)).toEqual(['Avo', 'Latte', 'Burger']);
  expect(names('amount', true)).toEqual(['Burger', 'Latte', 'Avo']);
  expect(names('change', true)).toEqual(['Latte', 'Burger', 'Avo']);
  expect(touched({ by: 'amount', down: true }, 'amount')).toEqual({ by: 'amount', down: false });
  expect(touched({ by: 'amount', down: true }, 'name')).toEqual({ by: 'name', down: false });
});

test('ahead are the seven days after today that have any, each once', () => {
  const days = ['17', '18', '19', '24', '25'].map((day) => ({
    date: `2026-11-${day}`,
    orders: day === '19' ? 0 : 2,
  }));
  expect(daysAhead([...days, ...days], '2026-11-17').map(({ date }) => date)).toEqual([
    '2026-11-18',
    '2026-11-24',
  ]);
});
