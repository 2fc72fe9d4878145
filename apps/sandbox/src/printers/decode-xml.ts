import { type Paper, type PaperLine, paperOf } from './paper.ts';

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#10;': '\n',
};
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#10);/g, (named) => NAMED[named] ?? named);
const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

type Pen = { strong: boolean; invert: boolean; size: number; center: boolean };

/** Attributes hold until they are said again. */
function dip(pen: Pen, attributes: string): void {
  const [em, reverse, width, align] = ['em', 'reverse', 'width', 'align'].map((name) =>
    attribute(attributes, name),
  );
  if (em !== undefined) pen.strong = em === 'true';
  if (reverse !== undefined) pen.invert = reverse === 'true';
  if (width !== undefined) pen.size = Number(width);
  if (align !== undefined) pen.center = align === 'center';
}

/** ePOS-Print XML as paper. */
export function decodeXml(xml: string): Paper | undefined {
  const body = /<epos-print\b[^>]*>([^]*)<\/epos-print>/.exec(xml)?.[1];
  if (body === undefined) return undefined;
  const pen: Pen = { strong: false, invert: false, size: 1, center: false };
  const lines: PaperLine[] = [];
  let runs: { text: string; invert: boolean }[] = [];
  for (const [, name = '', attributes = '', content = ''] of body.matchAll(
    /<([\w-]+)\b([^>]*?)(?:\/>|>([^<]*)<\/\1>)/g,
  )) {
    if (name === 'text') {
      dip(pen, attributes);
      const [first = '', ...rest] = unescaped(content).split('\n');
      if (first !== '') runs.push({ text: first, invert: pen.invert });
      for (const next of rest) {
        lines.push({ is: 'text', runs, size: pen.size, strong: pen.strong, center: pen.center });
        runs = next === '' ? [] : [{ text: next, invert: pen.invert }];
      }
    }
    if (name === 'symbol') lines.push({ is: 'qr', data: unescaped(content) });
    if (name === 'logo') lines.push({ is: 'logo' });
  }
  return paperOf(lines);
}
