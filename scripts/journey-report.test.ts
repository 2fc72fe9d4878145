import { expect, test } from 'vitest';
import { readJourneys, type Report } from './journey-report.ts';

type Status = 'expected' | 'unexpected' | 'flaky';

const report = (...statuses: Status[]): Report => ({
  suites: [
    {
      suites: [
        {
          specs: statuses.map((status, index) => ({
            title: `journey ${index}`,
            file: 'menu.spec.ts',
            line: index,
            tests: [
              {
                status,
                results: [
                  ...(status === 'expected'
                    ? []
                    : [{ status: 'failed', errors: [{ message: 'the cart\nstayed' }] }]),
                  ...(status === 'unexpected' ? [] : [{ status: 'passed', errors: [] }]),
                ],
              },
            ],
          })),
        },
      ],
    },
  ],
});

test('counts journeys in every depth and says why one failed', () => {
  expect(readJourneys(report('expected', 'unexpected'))).toEqual({
    passed: 1,
    failed: 1,
    said: ['FAILED menu.spec.ts:1 journey 1\n    the cart\n    stayed'],
  });
});

test('one that passed at a second try has failed', () => {
  const { passed, failed, said } = readJourneys(report('flaky', 'expected'));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(said[0]).toContain('FAILED menu.spec.ts:0 journey 0\n    the cart');
});
