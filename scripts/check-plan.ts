import { node, type Step, tool } from './steps.ts';

export type Plan = { steps: Step[]; leftOut: string[] };

const CODE = /\.(ts|tsx|mts|mjs|js)$/;
const FORMATTED = /\.(ts|tsx|mts|mjs|js|json|jsonc|css|html|md|ya?ml)$/;
const TEST = /\.test\.tsx?$/;

/** A file that is left out by a setting is none to complain about. */
const UNMATCHED = '--no-error-on-unmatched-pattern';

type Side = { name: string; config: string; of: RegExp };

/** Which parts of the house each set of types is made of; what all build on belongs to each. */
const SIDES: readonly Side[] = [
  {
    name: 'types, server side',
    config: 'tsconfig.server.json',
    of: /^(packages\/(contract|domain)|apps\/(server|sandbox)|scripts|bench)\/|^[^/]*\.config\.ts$/,
  },
  {
    name: 'types, browser side',
    config: 'tsconfig.browser.json',
    of: /^(packages|apps\/(order|console))\//,
  },
  { name: 'types, journeys', config: 'tsconfig.e2e.json', of: /^e2e\// },
];

/** What was found right before and has not changed since is not looked at again: a change is checked with what uses it. */
const types = ({ name, config }: Side): Step =>
  tool(name, 'tsc', '-p', config, '--incremental', '--tsBuildInfoFile', `.cache/${config}.tsbuildinfo`);

/** Everything is made of these: what they change is not known from a file's name. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|\.oxlintrc\.json|\.oxfmtrc\.json|knip(?:\.product)?\.json)$/;

/** Tests find what they test by their imports, where nothing but code is needed to run them. */
const RELATED: readonly [project: string, of: RegExp][] = [
  ['contract', /^packages\/contract\/src\//],
  ['domain', /^packages\/(contract|domain)\/src\//],
  ['ui', /^packages\/ui\/src\//],
  ['order', /^(packages|apps\/order)\/.*src\//],
  ['console', /^(packages|apps\/console)\/.*src\//],
  ['sandbox', /^apps\/sandbox\/src\//],
  ['scripts', /^scripts\//],
];

/** Tests of the server open servers and databases: those beside what changed, and those that changed. */
function serverTests(code: readonly string[], exists: (file: string) => boolean): string[] {
  const ours = code.filter((file) => file.startsWith('apps/server/src/'));
  const beside = ours.flatMap((file) => {
    if (TEST.test(file)) return [file];
    const stem = file.replace(/\.tsx?$/, '');
    return [`${stem}.test.ts`, `${stem}.alone.test.ts`].filter(exists);
  });
  return [...new Set(beside)];
}

/** Journeys walk through the clients as they are built. */
const JOURNEYS = 'node scripts/build.ts && playwright test -c e2e/playwright.config.ts --reporter=dot "$@"';

const QUIETLY = ['run', '--passWithNoTests'];

function testSteps(code: readonly string[], exists: (file: string) => boolean): Step[] {
  const projects = RELATED.filter(([, of]) => code.some((file) => of.test(file))).map(([project]) => project);
  const ofThem = code.filter((file) => RELATED.some(([, of]) => of.test(file)));
  const server = serverTests(code, exists);
  const screens = code.filter((file) => /^e2e\/screens\/.*\.test\.ts$/.test(file));
  const journeys = code.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  return [
    ...(server.length > 0
      ? [tool('server tests beside what changed', 'vitest', ...QUIETLY, '--project=server*', ...server)]
      : []),
    ...(projects.length > 0
      ? [
          tool(
            `unit tests of what changed (${projects.join(', ')})`,
            'vitest',
            'related',
            '--run',
            '--passWithNoTests',
            ...projects.map((project) => `--project=${project}*`),
            ...ofThem,
          ),
        ]
      : []),
    ...(screens.length > 0
      ? [tool('screens that changed', 'vitest', ...QUIETLY, '--project=screens', ...screens)]
      : []),
    ...(journeys.length > 0 ? [tool('journeys that changed', 'sh', '-c', JOURNEYS, 'sh', ...journeys)] : []),
  ];
}

/** What concerns these files, and what only `npm test` would find. */
export function planFor(changed: readonly string[], exists: (file: string) => boolean): Plan {
  const here = changed.filter(exists);
  const code = here.filter((file) => CODE.test(file));
  const all = here.some((file) => EVERYTHING.test(file));
  const sides = SIDES.filter(({ of }) => all || changed.some((file) => CODE.test(file) && of.test(file)));
  const formatted = here.filter((file) => FORMATTED.test(file));
  const steps: Step[] = [
    ...testSteps(code, exists),
    ...(code.length > 0
      ? [tool('lint', 'oxlint', '--type-aware', '--deny-warnings', UNMATCHED, ...code)]
      : []),
    ...sides.map(types),
    ...(formatted.length > 0 ? [tool('format', 'oxfmt', '--check', UNMATCHED, ...formatted)] : []),
    node('import directions', 'scripts/boundaries.ts'),
    node('requirement ids', 'scripts/requirements.ts', '--ids'),
  ];
  const leftOut = [
    'unused code (knip)',
    'build and size',
    ...SIDES.filter((side) => !sides.includes(side)).map(({ name }) => name),
    'server tests further away',
    'screens and journeys that did not change',
    ...(all ? ['what a changed setting does to files that did not change'] : []),
  ];
  return { steps, leftOut };
}
