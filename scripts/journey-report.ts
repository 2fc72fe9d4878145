/** What of Playwright's report on the journeys is read here. */
type Result = { status: string; errors: readonly { message?: string }[] };
type Spec = { title: string; file: string; line: number; tests: readonly JourneyTest[] };
type JourneyTest = { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: readonly Result[] };
type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
export type Report = { suites: readonly Suite[] };

export type Outcome = { passed: number; failed: number; said: string[] };

/** One that passes when it is asked again is forgiven and named; more than a few are no accident. */
const FORGIVEN = 3;
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

export function readJourneys(report: Report): Outcome {
  const tests = report.suites
    .flatMap((suite) => specsOf(suite))
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const of = (status: JourneyTest['status']) => tests.filter(({ test }) => test.status === status);
  const [expected, unexpected, flaky] = [of('expected'), of('unexpected'), of('flaky')];
  const tooMany = flaky.length > FORGIVEN ? flaky.length : 0;
  const told = ([word, found]: [string, typeof tests]) =>
    found.map(({ spec, test }) => `${word} ${spec.file}:${spec.line} ${spec.title}\n${whyOf(test)}`);
  return {
    passed: expected.length + flaky.length - tooMany,
    failed: unexpected.length + tooMany,
    said: [...told(['FAILED', unexpected]), ...told(['passed at the second try only:', flaky])],
  };
}
