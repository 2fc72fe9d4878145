import { CHECKS } from './checks.ts';
import { conclude, journeys, node, oneByOne, sideBySide, type Step, tell, vitest } from './steps.ts';
import { ensureSystemPackages } from './system-packages.ts';

/** One after the other: each of them uses all that the machine has. */
const TESTS: readonly Step[] = [
  vitest('unit', { name: 'unit and server tests', args: ['--project=!screens'] }),
  vitest('screens', { name: 'screens', args: ['--project=screens'] }),
  journeys('browser journeys'),
  node('requirements that were shown', 'scripts/requirements.ts'),
];

ensureSystemPackages();
conclude([...(await sideBySide(CHECKS, tell)), ...(await oneByOne(TESTS))]);
