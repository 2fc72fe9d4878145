import { expect, test } from 'vitest';
import type { Evidence, Level } from './evidence.ts';
import {
  compact,
  gapsOf,
  owed,
  parseExceptions,
  parseLedger,
  report,
  unknownIds,
  withExceptions,
} from './requirements.ts';

const ledger = parseLedger(
  'ordering',
  `# Ledger

## Menu
AAA-001 | web,kiosk | Shows the menu.
AAA-002 | server | Answers with a | in a text.

## Data fields
AAA-003 | web,server | The menu has a name.
AAA-004 | web,kiosk | Application state holds the menu.
AAA-005 | web,app | OPEN: decide the cart.
`,
);
const [menu, answer, field, state] = ledger.rows;

const shownBy = (id: string, level: Level, ...variants: string[]): Evidence =>
  new Map([[id, [{ file: 'a.test.ts', level, variants }]]]);

test('reads the rows of a ledger under their sections, with the platforms that they name', () => {
  expect(
    ledger.rows.map(({ id, section, platforms, wants }) => [id, section, platforms.join(), wants]),
  ).toEqual([
    ['AAA-001', 'Menu', 'web,kiosk', 'screen'],
    ['AAA-002', 'Menu', '', 'server'],
    ['AAA-003', 'Data fields', 'web', 'server'],
    ['AAA-004', 'Data fields', 'web,kiosk', 'rule'],
    ['AAA-005', 'Data fields', 'web,app', 'server'],
  ]);
});

test('refuses a ledger with a row that cannot be read or stands there twice', () => {
  expect(() => parseLedger('x', 'AAA-001: no bars')).toThrow('cannot read');
  expect(() => parseLedger('x', 'AAA-001 | web | a\nAAA-001 | web | b')).toThrow('twice');
});

test('a row of a screen counts for each platform by itself, and by a screen alone', () => {
  const gaps = (evidence: Evidence) => menu && gapsOf(menu, evidence);
  expect(gaps(new Map())).toEqual(['web', 'kiosk']);
  expect(gaps(shownBy('AAA-001', 'server'))).toEqual(['web', 'kiosk']);
  expect(gaps(shownBy('AAA-001', 'rule', 'web', 'kiosk'))).toEqual(['web', 'kiosk']);
  expect(gaps(shownBy('AAA-001', 'screen', 'web'))).toEqual(['kiosk']);
  expect(gaps(shownBy('AAA-001', 'screen', 'web', 'app', 'kiosk'))).toEqual([]);
});

test('a row of the server is shown by a call, and a rule by whatever runs it', () => {
  expect(answer && gapsOf(answer, shownBy('AAA-002', 'rule'))).toEqual(['server']);
  expect(answer && gapsOf(answer, shownBy('AAA-002', 'server'))).toEqual([]);
  expect(field && gapsOf(field, shownBy('AAA-003', 'screen', 'web'))).toEqual([]);
  expect(state && gapsOf(state, new Map())).toEqual(['rule']);
  expect(state && gapsOf(state, shownBy('AAA-004', 'rule'))).toEqual([]);
});

test('as long as one platform of one row is not shown, something is owed', () => {
  const on = (...variants: string[]): Evidence =>
    new Map(ledger.rows.map(({ id }) => [id, [{ file: 'a.test.ts', level: 'screen', variants }]]));
  expect(owed([ledger], on('web', 'kiosk'))).toEqual([]);
  expect(owed([ledger], on('web'))).toEqual(['AAA-001']);
  expect(owed([ledger], new Map())).toHaveLength(ledger.rows.length);
});

test('an exception takes a platform away or gives the row to the server, and nothing else', () => {
  const exceptions = parseExceptions(
    '# Rows\n\nAAA-001 | kiosk | It has no menu.\nAAA-004 | server | It holds it.\n',
  );
  const { rows } = withExceptions(ledger, exceptions);
  expect(rows.map(({ platforms }) => platforms.join())).toEqual(['web', '', 'web', 'web,kiosk', 'web,app']);
  expect(rows.map(({ wants }) => wants)).toEqual(['screen', 'server', 'server', 'server', 'server']);
});

test('writes neighbours as a run', () => {
  expect(compact(['AAA-009', 'AAA-010', 'AAA-011', 'AAA-013', 'BBB-014'])).toBe(
    'AAA-009..011 AAA-013 BBB-014',
  );
  expect(compact([])).toBe('');
});

test('counts by section and in all, and names where something is not shown yet', () => {
  const evidence = new Map([...shownBy('AAA-001', 'screen', 'web'), ...shownBy('AAA-002', 'server')]);
  expect(report([ledger], evidence)).toBe(
    [
      'ordering 1/5',
      '  1/2 Menu',
      '  0/3 Data fields',
      'not shown, kiosk: 1 (AAA-001)',
      'not shown, server: 2 (AAA-003 AAA-005)',
      'not shown, rule: 1 (AAA-004)',
      '1/4 closed-ended rows are shown on every platform that they name, 1/5 of all',
    ].join('\n'),
  );
  expect(report([ledger], evidence, { section: 'menu', missing: true })).toContain(
    '    AAA-001 (kiosk) Shows the menu.',
  );
});

test('tells of a test that names what no ledger holds', () => {
  expect(unknownIds([ledger], new Map([['AAA-001', 'a.test.ts']]))).toEqual([]);
  expect(unknownIds([ledger], new Map([['AAA-999', 'b.test.ts']]))).toEqual(['AAA-999 in b.test.ts']);
});
