import type { PaperColumns } from '#printing/document';
import type { PrinterKind } from '#printing/routing';

/** Millimetres, as it says on the roll. */
export type PaperWidth = '80' | '58';

export const widthOf = (columns: PaperColumns): PaperWidth => (columns === 32 ? '58' : '80');

/** Star printers have 48 letters on 80 mm. Many others have 42, and would break a line of 48. */
export const columnsFor = (kind: PrinterKind, width: PaperWidth): PaperColumns =>
  width === '58' ? 32 : kind === 'star' ? 48 : 42;
