import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A container is often given 64 MB there, and a database that finds no room fails in the middle of a test. */
const ENOUGH = 1e9;

function roomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}

/** In memory where the machine has a place for it: a commit that waits for a disk shows nothing more. */
export const scratchFolder = (): string =>
  mkdtempSync(join(roomInMemory() ? MEMORY : tmpdir(), 'servery-test-'));
