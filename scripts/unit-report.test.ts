import { expect, test } from 'vitest';
import { readUnits, type UnitReport } from './unit-report.ts';

const file = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : status,
  message: status === 'failed' ? 'no such module' : '',
  assertionResults: Object.entries(tests).map(([fullName, each]) => ({
    status: each,
    fullName,
    failureMessages: each === 'failed' ? [`${fullName} was wrong\nat line 1`] : [],
  })),
});
const report = (...testResults: UnitReport['testResults'][number][]): UnitReport => ({
  numPassedTests: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length,
  testResults,
});

test('counts what passed and failed, and says why', () => {
  const mixed = report(
    file('a.test.ts', { one: 'failed', two: 'passed' }),
    file('b.test.ts', { three: 'passed' }),
  );
  expect(readUnits(mixed)).toEqual({
    passed: 2,
    failed: 1,
    said: ['FAILED a.test.ts one\n    one was wrong\n    at line 1'],
  });
});

test('a file that could not begin is a failure, beside tests that failed elsewhere', () => {
  const { passed, failed, said } = readUnits(
    report(
      file('a.test.ts', {}, 'failed'),
      file('b.test.ts', { one: 'failed' }),
      file('c.test.ts', { two: 'passed' }),
    ),
  );
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(said[0]).toBe('FAILED a.test.ts\n    no such module');
});

test('counts nothing as failed where all passed', () => {
  expect(readUnits(report(file('a.test.ts', { one: 'passed', two: 'skipped' })))).toEqual({
    passed: 1,
    failed: 0,
    said: [],
  });
});
