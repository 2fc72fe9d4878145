import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

export type Level = 'rule' | 'server' | 'screen';
/** A test that ran and passed: where it lies, and on which kinds of page it was. */
export type Proof = { file: string; level: Level; variants: readonly string[] };
/** What each requirement rests on. */
export type Evidence = ReadonlyMap<string, readonly Proof[]>;

const ROOT = resolve(import.meta.dirname, '..');
/** What the steps of `npm test` leave behind. */
export const REPORTS = {
  tests: '.cache/vitest-report.json',
  journeys: '.cache/playwright-report.json',
} as const;

/** The level of a test is that of the folder it lies in: by lying there, it runs there. */
export const levelOf = (file: string): Level => {
  if (file.startsWith('e2e/')) return 'screen';
  return /^apps\/(server|sandbox)\//.test(file) ? 'server' : 'rule';
};

/** `…[ORD-001 ORD-002]` at the end of a name; a name that goes on with what `each` or a variant adds counts as well. */
const IDS = /\[([A-Z]+-\d+(?:[ ,]+[A-Z]+-\d+)*)\](?: \((?:web|app|kiosk|pos|sqlite|postgres)\))?$/;
export const idsOf = (name: string): string[] => (IDS.exec(name)?.[1] ?? '').split(/[ ,]+/).filter(Boolean);

type Passed = { file: string; name: string; variants: readonly string[] };

type VitestReport = {
  testResults: readonly {
    name: string;
    assertionResults: readonly { status: string; title: string; meta?: { variants?: readonly string[] } }[];
  }[];
};

export const passedUnits = ({ testResults }: VitestReport): Passed[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title, meta }) => ({
        file: relative(ROOT, file),
        name: title,
        variants: meta?.variants ?? [],
      })),
  );

type Annotation = { type: string; description?: string };
type PlaywrightSuite = {
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly {
      status: string;
      annotations?: readonly Annotation[];
      results: readonly { status: string }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
};

export const passedJourneys = ({ specs = [], suites = [] }: PlaywrightSuite): Passed[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      // Whoever needed a second try has not passed.
      .filter(
        ({ status, results }) =>
          status === 'expected' && results.every((result) => result.status === 'passed'),
      )
      .map(({ annotations = [] }) => ({
        file: `e2e/journeys/${file}`,
        name: title,
        variants: annotations.flatMap(({ type, description = '' }) =>
          type === 'variant' ? [description] : [],
        ),
      })),
  ),
  ...suites.flatMap((suite) => passedJourneys(suite)),
];

export function evidenceOf(passed: readonly Passed[]): Evidence {
  const evidence = new Map<string, Proof[]>();
  for (const { file, name, variants } of passed)
    for (const id of idsOf(name))
      evidence.set(id, [...(evidence.get(id) ?? []), { file, level: levelOf(file), variants }]);
  return evidence;
}

/** Only what ran and passed in the last `npm test` counts; a step that never ran is told by name. */
export function readEvidence(): { evidence: Evidence; missing: string[] } {
  const read = (file: string): unknown =>
    existsSync(resolve(ROOT, file)) ? JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')) : undefined;
  const units = read(REPORTS.tests) as VitestReport | undefined;
  const journeys = read(REPORTS.journeys) as PlaywrightSuite | undefined;
  const passed = [...(units ? passedUnits(units) : []), ...(journeys ? passedJourneys(journeys) : [])];
  const missing = Object.values(REPORTS).filter((file) => !existsSync(resolve(ROOT, file)));
  return { evidence: evidenceOf(passed), missing };
}
