import { stateTexts } from '#printing/state-texts';

/** What a printer says of itself, whatever its maker calls it. */
export const PRINTER_STATES = [
  'ready',
  'paper_low',
  'paper_out',
  'jam',
  'cover_open',
  'offline',
  'fault',
] as const;
export type PrinterState = (typeof PRINTER_STATES)[number];

const STAR: readonly [code: string, state: PrinterState][] = [
  ['211', 'paper_low'],
  ['2', 'ready'],
  ['410', 'paper_out'],
  ['411', 'jam'],
  ['412', 'paper_out'],
  ['420', 'cover_open'],
];
/** '410 Paper out' of a Star printer. */
export const starState = (code: string): PrinterState =>
  /^OK/i.test(code) ? 'ready' : (STAR.find(([begin]) => code.startsWith(begin))?.[1] ?? 'fault');

const EPSON: Readonly<Partial<Record<string, PrinterState>>> = {
  EPTR_REC_EMPTY: 'paper_out',
  EPTR_COVER_OPEN: 'cover_open',
  EPTR_CUTTER: 'jam',
  EPTR_MECHANICAL: 'jam',
  EX_TIMEOUT: 'offline',
  EX_BADPORT: 'offline',
};
export const epsonState = (code: string): PrinterState => EPSON[code] ?? 'fault';

/** As the venue's people read it. */
export const stateText = (state: string): string =>
  (stateTexts as Readonly<Partial<Record<string, string>>>)[state] ?? stateTexts.fault;

const isState = (state: string): state is PrinterState =>
  (PRINTER_STATES as readonly string[]).includes(state);

/** What is wrong with it, to know why a paper did not come; nothing where nothing is known. */
export const problemText = (state: string): string =>
  isState(state) && state !== 'ready' ? stateText(state) : '';
