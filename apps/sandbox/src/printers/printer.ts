import type { Paper } from './paper.ts';

/** `mute` prints, and loses the line before it can say so. */
export const CONDITIONS = ['ready', 'paper_out', 'jam', 'cover_open', 'line_lost', 'mute'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const KINDS = ['star', 'epson', 'escpos'] as const;
export type Kind = (typeof KINDS)[number];

export const conditionLabels: Record<Condition, string> = {
  ready: 'Ready',
  paper_out: 'Out of paper',
  jam: 'Paper jam',
  cover_open: 'Cover open',
  line_lost: 'Line lost',
  mute: 'Prints, then loses the line',
};

/** What one turn of a printer came to. */
export type Turn = 'nothing' | 'printed' | 'not printed' | 'no line';

export type VirtualPrinter = {
  id: number;
  kind: Kind;
  /** The address that it asks at, or is written to at. */
  address: string;
  condition: Condition;
  papers: Paper[];
  /** Asks once for something to print. One that is written to has nothing to ask. */
  turn(): Promise<Turn>;
  close(): Promise<void>;
};

/** Its paper comes out of the slot; the oldest falls off the table. */
const MOST_PAPERS = 200;
export function putOut(printer: Pick<VirtualPrinter, 'papers'>, papers: readonly Paper[]): void {
  printer.papers.unshift(...papers.toReversed());
  printer.papers.splice(MOST_PAPERS);
}
