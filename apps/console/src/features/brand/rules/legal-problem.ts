import { readLegalText } from '@servery/domain/legal/read-legal-text';

/** What a legal text of the brand's own may name. */
export const LEGAL_SLOTS = ['brand', 'website', 'support_email'] as const;

export type LegalProblem = 'title' | 'parts' | { slot: string };

/** Why a text could not be shown as a page; nothing where it can, or where there is none of one's own. */
export function legalProblem(text: string): LegalProblem | undefined {
  if (text.trim() === '') return undefined;
  const slot = [...text.matchAll(/\{(\w*)\}?/g)].find(
    ([, name = '']) => !(LEGAL_SLOTS as readonly string[]).includes(name),
  );
  if (slot) return { slot: slot[1] ?? '' };
  const { title, parts } = readLegalText(text, {});
  if (title === '' || !text.trimStart().startsWith('# ')) return 'title';
  const isWhole =
    parts.length > 0 && parts.every(({ heading, blocks }) => heading !== '' && blocks.length > 0);
  return isWhole ? undefined : 'parts';
}
