import { rmSync } from 'node:fs';
import { LOOKS } from '../e2e/saved-looks.ts';
import { BUILD, READ } from './checks.ts';
import { conclude, inLanes, node, oneByOne, playwright, vitest } from './steps.ts';

/** The browser and the database come from the system while the clients are built, which all that follows runs. */
const ready = await inLanes([[BUILD], [node('system packages', 'scripts/system-packages.ts')]]);

if (ready.some(({ ok }) => !ok)) {
  conclude(ready);
  process.exit();
}

// What is looked at is what this run has seen.
rmSync(LOOKS, { recursive: true, force: true });

/**
 * Server tests wait for databases and clocks, screens for their pages, and what reads the code for nothing: beside each
 * other they leave no processor idle.
 */
const beside = await inLanes([
  [vitest('vitest', { name: 'unit, server and screen tests', args: ['--maxWorkers=4'] })],
  READ,
]);

const pages = await inLanes([
  [
    playwright('playwright', { name: 'browser journeys', args: [] }),
    playwright('looks', { name: 'looks', args: ['looks'], env: { LOOKS: 'pages' } }),
  ],
]);

const counted = await oneByOne([
  node('requirements that were shown', 'scripts/requirements.ts', '--all', '--missing'),
]);
conclude([...ready, ...beside, ...pages, ...counted]);
