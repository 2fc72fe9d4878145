import { expect, test } from 'vitest';
import { filesToAskAgain, readUnits, type UnitReport } from './unit-report.ts';

const file = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : status,
  assertionResults: Object.entries(tests).map(([fullName, each]) => ({
    status: each,
    fullName,
    failureMessages: each === 'failed' ? [`${fullName} was wrong\nat line 1`] : [],
  })),
});
const report = (...testResults: UnitReport['testResults'][number][]): UnitReport => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
};

test('asks again the files of a few failed tests, once each', () => {
  const few = report(
    file('a.test.ts', { one: 'failed', two: 'failed', three: 'passed' }),
    file('b.test.ts', { four: 'passed' }),
  );
  expect(filesToAskAgain(few)).toEqual(['a.test.ts']);
  expect(filesToAskAgain(report(file('b.test.ts', { four: 'passed' })))).toEqual([]);
});

test('asks nothing again where many failed, or a file could not begin', () => {
  const many = { one: 'failed', two: 'failed', three: 'failed', four: 'failed' };
  expect(filesToAskAgain(report(file('a.test.ts', many)))).toEqual([]);
  const broken = report(file('a.test.ts', {}, 'failed'), file('b.test.ts', { one: 'failed' }));
  expect(filesToAskAgain(broken)).toEqual([]);
});

test('forgives what passes then and names it with its reason, and nothing else', () => {
  const first = report(file('a.test.ts', { one: 'failed', two: 'failed', three: 'passed' }));
  const again = report(file('a.test.ts', { one: 'passed', two: 'failed', three: 'passed' }));
  const { said, ...counts } = readUnits(first, again);
  expect(counts).toEqual({ passed: 2, failed: 1 });
  expect(said).toEqual(['passed at the second try only: a.test.ts one\n    one was wrong\n    at line 1']);
  expect(readUnits(first)).toEqual({ passed: 1, failed: 2, said: [] });
  const other = report(file('a.test.ts', { one: 'passed', two: 'passed', three: 'failed' }));
  expect(readUnits(first, other).failed).toBe(1);
});
