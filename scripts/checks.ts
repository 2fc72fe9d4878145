import { SIDES, types } from './check-plan.ts';
import { node, type Step, tool } from './steps.ts';

/** What is read and built, and not run. Begun in this order: what takes longest first. */
export const CHECKS: readonly Step[] = [
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  ...SIDES.map(types),
  tool('build and size', 'sh', '-c', 'node scripts/build.ts && node scripts/size.ts'),
  tool('nothing unused', 'knip'),
  tool('nothing that only tests use', 'knip', '--production', '--config', 'knip.product.json'),
  tool('format', 'oxfmt', '--check', '.'),
  node('import directions', 'scripts/boundaries.ts'),
  node('requirement ids', 'scripts/requirements.ts', '--ids'),
];
