import { node, type Step, tool } from './steps.ts';

/** What is read and built, and not run. Begun in this order: what takes longest first. */
export const CHECKS: readonly Step[] = [
  // The types that lint asks about are those that are checked: reading the code once serves both.
  tool('lint and types', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  tool('build and size', 'sh', '-c', 'node scripts/build.ts && node scripts/size.ts'),
  tool('nothing unused', 'knip'),
  tool('nothing that only tests use', 'knip', '--production', '--config', 'knip.product.json'),
  tool('format', 'oxfmt', '--check', '.'),
  node('import directions', 'scripts/boundaries.ts'),
  node('requirement ids', 'scripts/requirements.ts', '--ids'),
];
