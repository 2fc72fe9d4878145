import type { PaperDocument } from '#printing/document';
import { t } from '#printing/texts';

/** How often it was asked for again, and whether the one before may be on paper already. */
export type Copy = { copy: number; mayBePrinted: boolean };

/** Nobody takes a second docket for a second order: whatever may be there twice says so on top. */
export function withCopyMark(document: PaperDocument, { copy, mayBePrinted }: Copy): PaperDocument {
  if (copy === 0 && !mayBePrinted) return document;
  const left = copy === 0 ? t.mayBeCopy : copy === 1 ? t.copy : t.copyNumber({ number: copy });
  return [{ is: 'banner', left, center: true }, ...document];
}
