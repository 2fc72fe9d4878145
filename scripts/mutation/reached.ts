import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

declare global {
  var reachedMutants: Set<number> | undefined;
}
const { MUTATION_SEED, MUTATION_REACHED = '' } = process.env;

// The same run finds the same mistakes; and that one is found is enough, its smallest example is not asked for.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(MUTATION_SEED), endOnFailure: true });

// The house is kept between runs; the modules in it are those of the last mistake.
vi.resetModules();
globalThis.reachedMutants = new Set();
afterAll(() => writeFileSync(MUTATION_REACHED, JSON.stringify([...(globalThis.reachedMutants ?? [])])));

let isFound = false;
afterEach(({ task }) => {
  isFound ||= task.result?.state === 'fail';
});
beforeEach(({ skip }) => skip(isFound));
