/** What of Playwright's report on the journeys is read here. */
type Result = { status: string; errors: readonly { message?: string }[] };
type Spec = { title: string; file: string; line: number; tests: readonly JourneyTest[] };
type JourneyTest = { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: readonly Result[] };
type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
export type Report = { suites: readonly Suite[] };

export type Outcome = { passed: number; failed: number; said: string[] };

const LINES_OF_AN_ERROR = 25;

const specsOf = (suite: Suite): Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
];

function whyOf({ results }: JourneyTest): string {
  const first = results.find(({ status }) => status !== 'passed')?.errors[0]?.message ?? 'no error was kept';
  return first
    .split('\n')
    .slice(0, LINES_OF_AN_ERROR)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** How many passed and failed, and why. One that would pass at a second try has failed. */
export function readJourneys(report: Report): Outcome {
  const tests = report.suites
    .flatMap((suite) => specsOf(suite))
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const failed = tests.filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky');
  return {
    passed: tests.filter(({ test }) => test.status === 'expected').length,
    failed: failed.length,
    said: failed.map(({ spec, test }) => `FAILED ${spec.file}:${spec.line} ${spec.title}\n${whyOf(test)}`),
  };
}
