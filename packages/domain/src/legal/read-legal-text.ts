import type { LegalBlock, LegalText } from '@servery/contract/legal';

/** `{brand}` and the like stand for words of the brand; a name that is not known stays as it is. */
const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** Lines are broken where the writer liked; readers have screens of their own. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function blockOf(text: string): LegalBlock[] {
  const block = text.trim();
  if (block === '') return [];
  if (!block.startsWith('- ')) return [{ kind: 'paragraph', text: inOneLine(block) }];
  const items = block.split(/^\s*- /m).map(inOneLine);
  return [{ kind: 'list', items: items.filter((item) => item !== '') }];
}

const blocksOf = (text: string): LegalBlock[] => text.split(/\n\s*\n/).flatMap(blockOf);

/** Splits off the heading that a text begins with. */
function headed(text: string): { heading: string; rest: string } {
  const [heading = '', ...lines] = text.split('\n');
  return { heading: heading.trim(), rest: lines.join('\n') };
}

/**
 * A page as people write it: `# title`, words before the first part, then `## heading` with paragraphs and `- lists`.
 */
export function readLegalText(source: string, words: Readonly<Record<string, string>>): LegalText {
  const text = filled(source.replaceAll('\r\n', '\n'), words);
  const [start = '', ...parts] = text.split(/^## /m);
  const { heading: title, rest } = headed(start.trim().replace(/^# /, ''));
  return {
    title,
    intro: blocksOf(rest),
    parts: parts.map((part) => {
      const { heading, rest: body } = headed(part);
      return { heading, blocks: blocksOf(body) };
    }),
  };
}
