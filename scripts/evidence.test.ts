import { expect, test } from 'vitest';
import { evidenceOf, idsOf, levelOf, passedJourneys, passedUnits } from './evidence.ts';

/** Written with # for the dash, so that this file names no requirement itself. */
const ids = (name: string): string[] => idsOf(name.replaceAll('#', '-'));

test('a requirement is named at the end of a name, and nowhere else', () => {
  expect(ids('adds [AAA#001 AAA#002]')).toEqual(['AAA-001', 'AAA-002']);
  expect(ids('adds [AAA#001] (kiosk)')).toEqual(['AAA-001']);
  expect(ids('adds [AAA#001] early')).toEqual([]);
  expect(ids('adds')).toEqual([]);
});

test('a test is at the level of the folder that it lies in', () => {
  expect(levelOf('e2e/screens/menu.test.ts')).toBe('screen');
  expect(levelOf('e2e/journeys/menu.spec.ts')).toBe('screen');
  expect(levelOf('apps/server/src/menu.test.ts')).toBe('server');
  expect(levelOf('apps/sandbox/src/menu.test.ts')).toBe('server');
  expect(levelOf('apps/console/src/rules/heat.test.ts')).toBe('rule');
});

test('only what ran and passed counts: not what was skipped, left for later or failed', () => {
  const passed = passedUnits({
    testResults: [
      {
        name: new URL('../e2e/screens/a.test.ts', import.meta.url).pathname,
        assertionResults: [
          { status: 'passed', title: 'one [AAA-001]', meta: { variants: ['web', 'kiosk'] } },
          { status: 'skipped', title: 'two [AAA-002]' },
          { status: 'todo', title: 'three [AAA-003]' },
          { status: 'failed', title: 'four [AAA-004]', meta: { variants: ['web'] } },
        ],
      },
    ],
  });
  expect([...evidenceOf(passed)]).toEqual([
    ['AAA-001', [{ file: 'e2e/screens/a.test.ts', level: 'screen', variants: ['web', 'kiosk'] }]],
  ]);
});

test('a journey that needed a second try has not passed', () => {
  const spec = (title: string, status: string, results: readonly string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      {
        status,
        results: results.map((result) => ({ status: result })),
        annotations: [{ type: 'variant', description: 'pos' }],
      },
    ],
  });
  const passed = passedJourneys({
    suites: [
      {
        specs: [
          spec('one [AAA-001]', 'expected', ['passed']),
          spec('two [AAA-002]', 'flaky', ['failed', 'passed']),
        ],
      },
      { specs: [spec('three [AAA-003]', 'skipped', []), spec('four [AAA-004]', 'unexpected', ['failed'])] },
    ],
  });
  expect(passed).toEqual([{ file: 'e2e/journeys/a.spec.ts', name: 'one [AAA-001]', variants: ['pos'] }]);
});
