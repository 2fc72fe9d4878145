import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that wait for processes to die and for payments to be asked after: begun last, all others would wait for them. */
const WAITING =
  /\/(?:two-processes|crash[\w-]*|outage[\w-]*|backup|main|first-start|trust-proxy|artefact|serve|venue(?:-create)?|mutate|app)\.test\.ts$/;

const rank = ({ moduleId, project }: TestSpecification): number => {
  if (WAITING.test(moduleId)) return 0;
  return project.name === 'server' ? 1 : 2;
};

/** What waits longest is begun first, then what there is most of. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
