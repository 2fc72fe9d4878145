import type { PaperRow } from '@servery/domain/printing/layout';

type TextRow = Extract<PaperRow, { is: 'text' }>;
/** How a language of printers says the few things that a paper needs. */
export type PrinterLanguage = {
  begin: readonly number[];
  strong(on: boolean): readonly number[];
  invert(on: boolean): readonly number[];
  size(times: number): readonly number[];
  center(on: boolean): readonly number[];
  qr(data: readonly number[]): readonly number[];
  /** The picture that the venue has stored in the printer; without one nothing is printed. */
  logo: readonly number[];
  end: readonly number[];
};

const LINE_FEED = 0x0a;
const latin = (text: string): number[] => [...Buffer.from(text, 'latin1')];

function textBytes(row: TextRow, speak: PrinterLanguage): number[] {
  return [
    ...speak.size(row.size),
    ...speak.strong(row.strong),
    ...latin(' '.repeat(row.indent)),
    ...(row.invert ? speak.invert(true) : []),
    ...latin(row.text),
    ...(row.invert ? speak.invert(false) : []),
    LINE_FEED,
  ];
}

const inMiddle = (bytes: readonly number[], speak: PrinterLanguage): number[] => [
  ...speak.center(true),
  ...bytes,
  ...speak.center(false),
];

/** A paper as one printer's language says it. */
export const paperBytes = (rows: readonly PaperRow[], speak: PrinterLanguage): Uint8Array =>
  Uint8Array.from([
    ...speak.begin,
    ...rows.flatMap((row) => {
      if (row.is === 'text') return textBytes(row, speak);
      return inMiddle(row.is === 'qr' ? speak.qr(latin(row.data)) : speak.logo, speak);
    }),
    ...speak.end,
  ]);

const low = (count: number): number => count % 256;
const high = (count: number): number => Math.floor(count / 256);
const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;

/** Epson's ESC/POS, which most others speak too. Letters are those of Windows-1252. */
export const escPos: PrinterLanguage = {
  begin: [ESC, 0x40, ESC, 0x74, 16],
  strong: (on) => [ESC, 0x45, on ? 1 : 0],
  invert: (on) => [GS, 0x42, on ? 1 : 0],
  size: (times) => [GS, 0x21, (times - 1) * 0x11],
  center: (on) => [ESC, 0x61, on ? 1 : 0],
  qr: (data) =>
    [
      [GS, 0x28, 0x6b, 4, 0, 0x31, 0x41, 0x32, 0],
      [GS, 0x28, 0x6b, 3, 0, 0x31, 0x43, 6],
      [GS, 0x28, 0x6b, 3, 0, 0x31, 0x45, 0x31],
      [GS, 0x28, 0x6b, low(data.length + 3), high(data.length + 3), 0x31, 0x50, 0x30, ...data],
      [GS, 0x28, 0x6b, 3, 0, 0x31, 0x51, 0x30],
    ].flat(),
  logo: [FS, 0x70, 1, 0],
  end: [GS, 0x56, 0x42, 3],
};

/** StarPRNT, for mC-Print and TSP100IV. */
export const starPrnt: PrinterLanguage = {
  begin: [ESC, 0x40, ESC, GS, 0x74, 32],
  strong: (on) => [ESC, on ? 0x45 : 0x46],
  invert: (on) => [ESC, on ? 0x34 : 0x35],
  size: (times) => [ESC, 0x69, times - 1, times - 1],
  center: (on) => [ESC, GS, 0x61, on ? 1 : 0],
  qr: (data) =>
    [
      [ESC, GS, 0x79, 0x53, 0x30, 2],
      [ESC, GS, 0x79, 0x53, 0x31, 1],
      [ESC, GS, 0x79, 0x53, 0x32, 6],
      [ESC, GS, 0x79, 0x44, 0x31, 0, low(data.length), high(data.length), ...data],
      [ESC, GS, 0x79, 0x50],
    ].flat(),
  logo: [ESC, FS, 0x70, 1, 0],
  end: [ESC, 0x64, 3],
};
