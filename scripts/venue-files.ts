import { readFileSync, statSync } from 'node:fs';
import type { FileProblem } from '../packages/domain/src/venue-file/problems.ts';
import { CommandError } from './venue-command-error.ts';

const MOST_BYTES = 50_000_000;

export function bytesOf(path: string): Uint8Array {
  try {
    if (statSync(path).size > MOST_BYTES) throw new CommandError(`${path} is larger than 50 MB.`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export const problemText = (problems: readonly FileProblem[]): string =>
  problems.map(({ where, why }) => `  ${where}: ${why}`).join('\n');
