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

test('forgives three that passed at the second try, and names them', () => {
  const { passed, failed, said } = readJourneys(report('flaky', 'flaky', 'flaky', 'expected'));
  expect({ passed, failed }).toEqual({ passed: 4, failed: 0 });
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('passed at the second try only: menu.spec.ts:0 journey 0\n    the cart');
});

test('forgives none of four', () => {
  expect(readJourneys(report('flaky', 'flaky', 'flaky', 'flaky', 'expected'))).toMatchObject({
    passed: 1,
    failed: 4,
  });
});
