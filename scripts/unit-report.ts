/** What of Vitest's report is read here. */
type Assertion = { status: string; fullName: string; failureMessages?: readonly string[] | null };
type File = { name: string; status: string; message?: string; assertionResults: readonly Assertion[] };
export type UnitReport = { numPassedTests: number; testResults: readonly File[] };

export type Outcome = { passed: number; failed: number; said: string[] };

const LINES_OF_AN_ERROR = 12;

const shortened = (message: string): string =>
  message
    .split('\n')
    .slice(0, LINES_OF_AN_ERROR)
    .map((line) => `    ${line}`)
    .join('\n');

/** A file that failed without a test that did could not even begin, or did not end: that is a failure of its own. */
function failuresOf({ name, status, message, assertionResults }: File): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [`FAILED ${name}\n${shortened(message ?? 'no error was kept')}`];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `FAILED ${name} ${fullName}\n${shortened(failureMessages?.[0] ?? 'no error was kept')}`,
  );
}

/** How many passed and failed, and why. Nothing is tried twice. */
export function readUnits({ numPassedTests, testResults }: UnitReport): Outcome {
  const said = testResults.flatMap(failuresOf);
  return { passed: numPassedTests, failed: said.length, said };
}
