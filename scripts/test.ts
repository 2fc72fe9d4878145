import { BUILD, READ } from './checks.ts';
import { conclude, inLanes, journeys, node, oneByOne, vitest } from './steps.ts';

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
const pages = await inLanes([
  [
    journeys('browser journeys'),
    vitest('screens', { name: 'screens', args: ['--project=screens', '--maxWorkers=3'] }),
  ],
]);

const counted = await oneByOne([
  node('requirements that were shown', 'scripts/requirements.ts', '--all', '--missing'),
]);
conclude([...ready, ...beside, ...pages, ...counted]);
