import type { Mutant } from './mutants.ts';

/** A change that nobody could notice: `line` is the line it is made in, `to` what it makes of a part of it. */
export type Equivalent = { file: string; line: string; to: string; why: string };

export const EQUIVALENTS: readonly Equivalent[] = [];

export const isSame = (equivalent: Equivalent, mutant: Mutant): boolean =>
  mutant.file.endsWith(`/${equivalent.file}`) &&
  mutant.source === equivalent.line &&
  mutant.to === equivalent.to;
