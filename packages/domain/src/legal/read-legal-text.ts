import type { LegalBlock, LegalText } from '@servery/contract/legal';

/** `{brand}` and the like stand for words of the brand; a name that is not known stays as it is. */
const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** Lines that belong together: what is not a new point of a list goes on with the line before. */
function joined(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((found, line) => {
    const last = found.at(-1);
    return last === undefined || line.startsWith('- ')
      ? [...found, line]
      : [...found.slice(0, -1), `${last} ${line}`];
  }, []);
}

function blockOf(text: string): LegalBlock[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return [];
  const isList = lines[0]?.startsWith('- ') ?? false;
  return isList
    ? [{ kind: 'list', items: joined(lines).map((line) => line.slice(2).trim()) }]
    : [{ kind: 'paragraph', text: lines.join(' ') }];
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
