import { expect, test } from 'vitest';
import {
  compact,
  idsInTests,
  levelOf,
  parseLedger,
  parsePartial,
  report,
  shownByServer,
  unknownIds,
} from './requirements.ts';

const ledger = parseLedger(
  'ordering',
  `# Ledger

## Menu
AAA-001 | web,app | Shows the menu.
AAA-002 | web | Shows a | in a text.

## Cart
AAA-003 | web,server | OPEN: decide the cart.
`,
);
/** Written with # for the dash, so that this file names no requirement itself. */
const named = (source: string): string[] => idsInTests(source.replaceAll('#', '-'));

test('reads the rows of a ledger under their sections', () => {
  expect(ledger.rows.map(({ id, section }) => [id, section])).toEqual([
    ['AAA-001', 'Menu'],
    ['AAA-002', 'Menu'],
    ['AAA-003', 'Cart'],
  ]);
});

test('refuses a ledger with a row that cannot be read or stands there twice', () => {
  expect(() => parseLedger('x', 'AAA-001: no bars')).toThrow('cannot read');
  expect(() => parseLedger('x', 'AAA-001 | web | a\nAAA-001 | web | b')).toThrow('twice');
});

test('finds the ids at the end of the names of tests', () => {
  expect(named("test('adds [AAA#001 AAA#002]', () => {")).toEqual(['AAA-001', 'AAA-002']);
  expect(named('it.only("it\'s in [AAA#003]", async () => {')).toEqual(['AAA-003']);
  expect(named("test.each([[1]])(\n  'takes %i [AAA#001]',\n  () => {")).toEqual(['AAA-001']);
  expect(named('test(`on ${engine} [AAA#002]`, () => {')).toEqual(['AAA-002']);
});

test('finds no ids elsewhere, nor in tests that do not run', () => {
  expect(named("test.skip('adds [AAA#001]', () => {")).toEqual([]);
  expect(named("test.todo('adds [AAA#001]')")).toEqual([]);
  expect(named("test('adds [AAA#001] early', () => {")).toEqual([]);
  expect(named("// see [AAA#001]\nconst text = 'a [AAA#001]';")).toEqual([]);
});

test('writes neighbours as a run', () => {
  expect(compact(['AAA-009', 'AAA-010', 'AAA-011', 'AAA-013', 'BBB-014'])).toBe(
    'AAA-009..011 AAA-013 BBB-014',
  );
  expect(compact([])).toBe('');
});

const shown = new Map([['AAA-002', ['a.test.ts']]]);

test('counts what is shown by file, section and in all', () => {
  expect(report([ledger], shown)).toBe(
    [
      'ordering 1/3',
      '  1/2 Menu',
      '    none: AAA-001',
      '  0/1 Cart',
      '    none: AAA-003',
      'total 1/3, closed-ended 1/2, at the level of the row 0/3, and on each of its platforms 0/3',
    ].join('\n'),
  );
});

test('keeps to one section, and to what is missing', () => {
  expect(report([ledger], shown, { section: 'cart' })).toBe(
    [
      'ordering 0/1',
      '  0/1 Cart',
      '    none: AAA-003',
      'total 0/1, closed-ended 0/0, at the level of the row 0/1, and on each of its platforms 0/1',
    ].join('\n'),
  );
  expect(report([ledger], shown, { missing: true })).toContain('    AAA-001 Shows the menu.');
  const menuDone = new Map([['AAA-001', ['a.test.ts']], ...shown]);
  expect(report([ledger], menuDone, { missing: true })).not.toContain('Menu');
});

test('tells of a test that names what no ledger holds', () => {
  expect(unknownIds([ledger], shown)).toEqual([]);
  expect(unknownIds([ledger], new Map([['AAA-999', ['b.test.ts']]]))).toEqual(['AAA-999 in b.test.ts']);
});

test('counts a row at its level only where the test lies there, and names those that have another', () => {
  const rows = parseLedger(
    'account',
    `# Ledger

## Menu
BBB-001 | web,app | Shows the menu.
BBB-002 | server | Answers the menu.
BBB-003 | kiosk,server | Says hello.

## Data fields
BBB-004 | web,server | The menu has a name.
`,
  );
  const tests = new Map([
    ['BBB-001', ['packages/domain/src/menu.test.ts']],
    ['BBB-002', ['apps/server/src/menu.test.ts']],
    ['BBB-003', ['apps/server/src/menu.test.ts', 'apps/order/src/hello.test.tsx']],
    ['BBB-004', ['apps/server/src/menu.test.ts']],
  ]);
  const text = report([rows], tests, { levels: true });
  expect(text).toContain('wants a test at the level screen: BBB-001 BBB-003');
  expect(text).toContain('total 4/4, closed-ended 4/4, at the level of the row 2/4');
  const walked = new Map([...tests, ['BBB-001', ['e2e/journeys/menu.spec.ts']] as const]);
  expect(report([rows], walked, { levels: true })).toContain('level of the row 3/4');
  expect(levelOf('apps/console/src/rules/heat.test.ts')).toBe('rule');
});

test('counts what the client alone holds as a rule, and what a platform lacks apart', () => {
  const rows = parseLedger(
    'account',
    `# Ledger

## Data fields
CCC-001 | web,kiosk | Application state holds the menu.
CCC-002 | web,kiosk | The menu has a name.
`,
  );
  const tests = new Map([
    ['CCC-001', ['packages/domain/src/menu.test.ts']],
    ['CCC-002', ['packages/domain/src/menu.test.ts', 'e2e/journeys/menu.spec.ts']],
  ]);
  const partial = parsePartial('# Rows\n\nSome words.\n\nCCC-002 | kiosk | It has no menu.\n');
  const text = report([rows], tests, { levels: true, partial });
  expect(text).toContain('shown, but not yet on kiosk: CCC-002');
  expect(text).toContain('at the level of the row 2/2, and on each of its platforms 1/2');
});

test('wants what a decision gave to the server from the server, and nothing else', () => {
  const given = shownByServer(ledger, new Set(['AAA-001']));
  expect(given.rows.map(({ wants }) => wants)).toEqual(['server', 'screen', 'screen']);
});
