import { BUILD, READ } from './checks.ts';
import { conclude, inLanes, journeys, node, oneByOne, vitest } from './steps.ts';

/** The browser and the database come from the system while the clients are built, which all that follows runs. */
const ready = await inLanes([[BUILD], [node('system packages', 'scripts/system-packages.ts')]]);

if (ready.some(({ ok }) => !ok)) {
  conclude(ready);
  process.exit();
}

/** Tests wait for databases, clocks and browsers, and the checks beside them do not: together they leave no processor idle. */
const shown = await inLanes([
  [
    vitest('unit', { name: 'unit and server tests', args: ['--project=!screens', '--maxWorkers=4'] }),
    // They compute more than they wait: more of them at once only push each other out of the processor's memory.
    vitest('screens', { name: 'screens', args: ['--project=screens', '--maxWorkers=3'] }),
  ],
  [...READ, journeys('browser journeys')],
]);

const counted = await oneByOne([
  node('requirements that were shown', 'scripts/requirements.ts', '--all', '--missing'),
]);
conclude([...ready, ...shown, ...counted]);
