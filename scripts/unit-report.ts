/** What of Vitest's report is read here. */
type Assertion = { status: string; fullName: string; failureMessages?: readonly string[] | null };
type File = { name: string; status: string; message?: string; assertionResults: readonly Assertion[] };
export type UnitReport = { numPassedTests: number; numFailedTests: number; testResults: readonly File[] };

export type Outcome = { passed: number; failed: number; said: string[] };

/** As with the journeys: one that passes when it is asked again is forgiven and named; more than a few are no accident. */
const FORGIVEN = 3;
const LINES_OF_AN_ERROR = 12;

const failedIn = ({ testResults }: UnitReport) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map((test) => ({ file: name, test })),
  );

/** The files to ask again: none where nothing failed, where too much did, or where a file could not even begin. */
export function filesToAskAgain(report: UnitReport): string[] {
  const failed = failedIn(report);
  const couldNotBegin = report.testResults.some(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  if (couldNotBegin || failed.length > FORGIVEN) return [];
  return [...new Set(failed.map(({ file }) => file))];
}

const whyOf = ({ failureMessages }: Assertion): string =>
  (failureMessages?.[0] ?? 'no error was kept')
    .split('\n')
    .slice(0, LINES_OF_AN_ERROR)
    .map((line) => `    ${line}`)
    .join('\n');

/** What both runs say together; `again` is there only where something was asked again. */
export function readUnits(first: UnitReport, again?: UnitReport): Outcome {
  const { numPassedTests: passed, numFailedTests: failed } = first;
  const stillFailing = new Set(again && failedIn(again).map(({ file, test }) => `${file} ${test.fullName}`));
  const forgiven = again
    ? failedIn(first).filter(({ file, test }) => !stillFailing.has(`${file} ${test.fullName}`))
    : [];
  const lost = Math.max(failed - forgiven.length, stillFailing.size);
  return {
    passed: passed + forgiven.length,
    failed: lost,
    said: forgiven.map(
      ({ file, test }) => `passed at the second try only: ${file} ${test.fullName}\n${whyOf(test)}`,
    ),
  };
}
