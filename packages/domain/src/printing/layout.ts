import type { PaperColumns, PaperDocument, PaperLine, PaperSize } from '#printing/document';
import { printable } from '#printing/printable';

/** One line of paper as a printer prints it: never wider than the paper. */
export type PaperRow =
  | { is: 'text'; text: string; indent: number; size: PaperSize; strong: boolean; invert: boolean }
  | { is: 'qr'; data: string }
  | { is: 'logo' };
type Look = { indent?: number; size?: PaperSize | undefined; strong?: boolean | undefined; invert?: boolean };

const row = (text: string, { indent = 0, size = 1, strong = false, invert = false }: Look): PaperRow => ({
  is: 'text',
  text,
  indent,
  size,
  strong,
  invert,
});

/** Breaks between words, and inside a word that is longer than a line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let held = '';
  for (let word of text.split(' ').filter((each) => each !== '')) {
    if (held !== '' && held.length + 1 + word.length <= width) {
      held = `${held} ${word}`;
      continue;
    }
    if (held !== '') lines.push(held);
    for (; word.length > width; word = word.slice(width)) lines.push(word.slice(0, width));
    held = word;
  }
  return held === '' ? lines : [...lines, held];
}

const centred = (text: string, width: number): string =>
  `${' '.repeat(Math.floor((width - text.length) / 2))}${text}`;

/** The right one keeps its line; the left one goes on below where it is too long. */
function apart(left: string, right: string, width: number): string[] {
  const end = right.slice(0, width);
  const room = width - end.length - 1;
  // A word is not broken for the sake of an amount: that goes below it.
  if (left.split(' ').some((word) => word.length > room))
    return [...wrap(left, width), ...(end === '' ? [] : [end.padStart(width)])];
  const [first = '', ...rest] = wrap(left, room);
  return [first + end.padStart(width - first.length), ...rest];
}

const INDENT = 4;

function itemRows(line: Extract<PaperLine, { is: 'item' }>, width: number): string[] {
  const quantity = `${printable(line.quantity)} `.padEnd(Math.min(INDENT, Math.floor(width / 4)));
  const inner = width - quantity.length;
  const names = apart(printable(line.name), printable(line.price ?? ''), inner);
  return names.map((text, at) => (at === 0 ? quantity : ' '.repeat(quantity.length)) + text.trimEnd());
}

/** The space before a note stays white where the note itself is inverted. */
function noteRows(note: Extract<PaperLine, { is: 'note' }>, width: number): PaperRow[] {
  const invert = note.invert === true;
  const indent = Math.min(INDENT, Math.floor(width / 4));
  return wrap(printable(note.text), width - indent - 2).map((each) =>
    row(invert ? ` ${each} ` : each, { indent, size: note.size, strong: true, invert }),
  );
}

const padded = (text: string, width: number): string => ` ${text}`.padEnd(width);

function bannerRows(line: Extract<PaperLine, { is: 'banner' }>, width: number): string[] {
  const [left, right] = [printable(line.left), printable(line.right ?? '')];
  if (line.center) return wrap(left, width - 2).map((text) => centred(text, width).padEnd(width));
  return apart(left, right, width - 2).map((text) => padded(text, width));
}

function rowsOf(line: PaperLine, columns: PaperColumns): PaperRow[] {
  const size = 'size' in line ? (line.size ?? 1) : 1;
  const width = Math.floor(columns / size);
  switch (line.is) {
    case 'text':
      return wrap(printable(line.text), width).map((text) =>
        row(line.center ? centred(text, width) : text, line),
      );
    case 'row':
      return apart(printable(line.left), printable(line.right), width).map((text) => row(text, line));
    case 'banner':
      return bannerRows(line, Math.floor(columns / 2)).map((text) =>
        row(text, { size: 2, strong: true, invert: true }),
      );
    case 'item':
      return itemRows(line, width).map((text) => row(text, line));
    case 'note':
      return noteRows(line, width);
    case 'rule':
      return [row('-'.repeat(columns), {})];
    case 'gap':
      return [row('', {})];
    case 'qr':
      return [{ is: 'qr', data: printable(line.data) }];
    case 'logo':
      return [{ is: 'logo' }];
  }
}

export const layOut = (document: PaperDocument, columns: PaperColumns): PaperRow[] =>
  document.flatMap((line) => rowsOf(line, columns));

/** The same as plain text, for printers that know nothing else, and for the screen. */
export const plainText = (document: PaperDocument, columns: PaperColumns): string =>
  layOut(document, columns)
    .flatMap((each) =>
      each.is === 'text'
        ? [(' '.repeat(each.indent) + each.text).trimEnd()]
        : each.is === 'qr'
          ? [each.data]
          : [],
    )
    .join('\n');
