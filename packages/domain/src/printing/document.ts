/** What is printed, in kinds of lines: how wide the paper is, and which printer it is, matters to nobody who writes one. */
export type PaperLine =
  | { is: 'text'; text: string; size?: PaperSize; strong?: true; center?: true }
  /** What stands at both edges of one line. */
  | { is: 'row'; left: string; right: string; size?: PaperSize; strong?: true }
  /** White on black. */
  | { is: 'banner'; left: string; right?: string; center?: true }
  | { is: 'item'; quantity: string; name: string; price?: string; size?: PaperSize; strong?: true }
  /** Below an item; `invert` for what is left out. */
  | { is: 'note'; text: string; size?: PaperSize; invert?: true }
  | { is: 'rule' }
  | { is: 'gap' }
  | { is: 'qr'; data: string }
  | { is: 'logo' };

/** How many times as large as usual. */
export type PaperSize = 1 | 2 | 3;
export type PaperDocument = readonly PaperLine[];

export const DOCUMENT_KINDS = ['kitchen', 'receipt', 'eftpos', 'settlement'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** Whatever comes out of a printer: what becomes of a docket goes where the docket went, and a test page to see whether it works. */
export type PaperKind = DocumentKind | 'change' | 'edited' | 'test';

/** Paper of 80 mm has 48 or 42 letters in a line, paper of 58 mm has 32. */
export const PAPER_COLUMNS = [48, 42, 32] as const;
export type PaperColumns = (typeof PAPER_COLUMNS)[number];
