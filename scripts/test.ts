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

/**
 * Server tests wait for databases and clocks, and what reads the code does not: beside each other they leave no processor
 * idle. Pages are drawn one kind after the other: more workers than processors only take each other's caches away.
 */
const beside = await inLanes([
  [vitest('unit', { name: 'unit and server tests', args: ['--project=!screens', '--maxWorkers=3'] })],
  READ,
]);

// What is looked at is what this run has seen.
rmSync(LOOKS, { recursive: true, force: true });
const pages = await inLanes([
  [
    vitest('screens', { name: 'screens', args: ['--project=screens', '--maxWorkers=4'] }),
    playwright('playwright', { name: 'browser journeys', args: [] }),
    playwright('looks', { name: 'looks', args: ['looks'], env: { LOOKS: 'pages' } }),
  ],
]);

const counted = await oneByOne([
  node('requirements that were shown', 'scripts/requirements.ts', '--all', '--missing'),
]);
conclude([...ready, ...beside, ...pages, ...counted]);
