/** What is on paper, line by line, as a person would see it. */
export type PaperLine =
  | { is: 'text'; runs: { text: string; invert: boolean }[]; size: number; strong: boolean; center: boolean }
  | { is: 'qr'; data: string }
  | { is: 'logo' };
export type Paper = { lines: PaperLine[]; text: string };

const textOf = (line: PaperLine): string =>
  line.is === 'text'
    ? line.runs.map(({ text }) => text).join('')
    : line.is === 'qr'
      ? `[QR ${line.data}]`
      : '[logo]';

export const paperOf = (lines: PaperLine[]): Paper => ({ lines, text: lines.map(textOf).join('\n') });
