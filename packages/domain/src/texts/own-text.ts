import { slotsOf } from '#texts/catalogue';

/** Without it nobody gets to where the text sends them. */
const NEEDED: ReadonlySet<string> = new Set(['link']);

export type TextProblem =
  | { is: 'empty' }
  | { is: 'unknown'; slot: string; known: readonly string[] }
  | { is: 'missing'; slot: string };

/** Why a text cannot be said in place of ours; nothing where it can. */
export function textProblem(ours: string, own: string): TextProblem | undefined {
  if (own.trim() === '') return { is: 'empty' };
  const known = [...new Set(slotsOf(ours))];
  const used = slotsOf(own);
  const slot = used.find((each) => !known.includes(each));
  if (slot !== undefined) return { is: 'unknown', slot, known };
  const missing = known.find((each) => NEEDED.has(each) && !used.includes(each));
  return missing === undefined ? undefined : { is: 'missing', slot: missing };
}

/** What our text tells and the other one does not: it can be left out, and is easily forgotten. */
export const leftOut = (ours: string, own: string): string[] =>
  [...new Set(slotsOf(ours))].filter((slot) => !slotsOf(own).includes(slot));
