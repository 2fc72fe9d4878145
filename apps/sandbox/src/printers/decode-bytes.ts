import { type Paper, type PaperLine, paperOf } from './paper.ts';

export type Language = 'escpos' | 'star';
type Pen = { strong: boolean; invert: boolean; size: number; center: boolean };
type Sheet = {
  pen: Pen;
  lines: PaperLine[];
  runs: { text: string; invert: boolean }[];
  code: string;
  papers: Paper[];
};

const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;
const freshPen = (): Pen => ({ strong: false, invert: false, size: 1, center: false });

function endLine(sheet: Sheet): void {
  const { size, strong, center } = sheet.pen;
  sheet.lines.push({ is: 'text', runs: sheet.runs, size, strong, center });
  sheet.runs = [];
}
function cut(sheet: Sheet): void {
  if (sheet.runs.length > 0) endLine(sheet);
  sheet.papers.push(paperOf(sheet.lines));
  sheet.lines = [];
}
function write(sheet: Sheet, byte: number): void {
  const letter = Buffer.from([byte]).toString('latin1');
  const last = sheet.runs.at(-1);
  if (last?.invert === sheet.pen.invert) last.text += letter;
  else sheet.runs.push({ text: letter, invert: sheet.pen.invert });
}

/** A command: the bytes that it begins with, how many more it has, and what it does. */
type Command = {
  begin: readonly number[];
  more: number | ((rest: Buffer) => number);
  run(sheet: Sheet, rest: Buffer): void;
};
const sized = (rest: Buffer): number => 2 + (rest[0] ?? 0) + 256 * (rest[1] ?? 0);
const nothing = () => {};

const ESC_POS: readonly Command[] = [
  { begin: [ESC, 0x40], more: 0, run: (sheet) => (sheet.pen = freshPen()) },
  { begin: [ESC, 0x74], more: 1, run: nothing },
  { begin: [ESC, 0x45], more: 1, run: ({ pen }, rest) => (pen.strong = rest[0] === 1) },
  { begin: [GS, 0x42], more: 1, run: ({ pen }, rest) => (pen.invert = rest[0] === 1) },
  { begin: [GS, 0x21], more: 1, run: ({ pen }, rest) => (pen.size = ((rest[0] ?? 0) & 7) + 1) },
  { begin: [ESC, 0x61], more: 1, run: ({ pen }, rest) => (pen.center = rest[0] === 1) },
  {
    begin: [GS, 0x28, 0x6b],
    more: sized,
    run: (sheet, rest) => {
      if (rest[3] === 0x50) sheet.code = rest.subarray(5).toString('latin1');
      if (rest[3] === 0x51) sheet.lines.push({ is: 'qr', data: sheet.code });
    },
  },
  { begin: [FS, 0x70], more: 2, run: (sheet) => sheet.lines.push({ is: 'logo' }) },
  { begin: [GS, 0x56, 0x42], more: 1, run: cut },
];

const STAR_PRNT: readonly Command[] = [
  { begin: [ESC, 0x40], more: 0, run: (sheet) => (sheet.pen = freshPen()) },
  { begin: [ESC, GS, 0x74], more: 1, run: nothing },
  { begin: [ESC, 0x45], more: 0, run: ({ pen }) => (pen.strong = true) },
  { begin: [ESC, 0x46], more: 0, run: ({ pen }) => (pen.strong = false) },
  { begin: [ESC, 0x34], more: 0, run: ({ pen }) => (pen.invert = true) },
  { begin: [ESC, 0x35], more: 0, run: ({ pen }) => (pen.invert = false) },
  { begin: [ESC, 0x69], more: 2, run: ({ pen }, rest) => (pen.size = (rest[0] ?? 0) + 1) },
  { begin: [ESC, GS, 0x61], more: 1, run: ({ pen }, rest) => (pen.center = rest[0] === 1) },
  { begin: [ESC, GS, 0x79, 0x53], more: 2, run: nothing },
  {
    begin: [ESC, GS, 0x79, 0x44, 0x31, 0],
    more: sized,
    run: (sheet, rest) => (sheet.code = rest.subarray(2).toString('latin1')),
  },
  { begin: [ESC, GS, 0x79, 0x50], more: 0, run: (sheet) => sheet.lines.push({ is: 'qr', data: sheet.code }) },
  { begin: [ESC, FS, 0x70], more: 2, run: (sheet) => sheet.lines.push({ is: 'logo' }) },
  { begin: [ESC, 0x64], more: 1, run: cut },
];
const COMMANDS: Readonly<Record<Language, readonly Command[]>> = { escpos: ESC_POS, star: STAR_PRNT };

/** What a printer makes of the bytes that it was sent: a paper for each cut. An unknown command is an error here, on a real one it is garbage. */
export function decodeBytes(bytes: Buffer, language: Language): Paper[] {
  const sheet: Sheet = { pen: freshPen(), lines: [], runs: [], code: '', papers: [] };
  for (let at = 0; at < bytes.length;) {
    const rest = bytes.subarray(at);
    const command = COMMANDS[language].find(({ begin }) =>
      begin.every((byte, index) => rest[index] === byte),
    );
    if (command) {
      const body = rest.subarray(command.begin.length);
      const more = typeof command.more === 'number' ? command.more : command.more(body);
      command.run(sheet, body.subarray(0, more));
      at += command.begin.length + more;
      continue;
    }
    const byte = bytes[at] ?? 0;
    if (byte === 0x0a) endLine(sheet);
    else if (byte < 0x20) throw new Error(`the printer does not know byte ${byte} at ${at}`);
    else write(sheet, byte);
    at += 1;
  }
  return sheet.papers;
}
