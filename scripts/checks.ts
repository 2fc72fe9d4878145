import { node, type Step, tool } from './steps.ts';

/** What everything that runs a client waits for. */
export const BUILD: Step = tool(
  'build and size',
  'sh',
  '-c',
  'node scripts/build.ts && node scripts/size.ts',
);

/** What is read, and not run. What takes longest is begun first. */
export const READ: readonly Step[] = [
  // The types that lint asks about are those that are checked: reading the code once serves both. It needs less
  // memory than a machine has that runs a browser, and collecting it takes a sixth of its time.
  {
    ...tool('lint and types', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
    env: { GOGC: 'off', GOMEMLIMIT: '4GiB' },
  },
  tool('nothing unused', 'knip'),
  tool('nothing that only tests use', 'knip', '--production', '--config', 'knip.product.json'),
  tool('format', 'oxfmt', '--check', '.'),
  node('import directions', 'scripts/boundaries.ts'),
  node('requirement ids', 'scripts/requirements.ts', '--ids'),
];
