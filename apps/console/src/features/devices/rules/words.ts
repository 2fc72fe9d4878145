import type { CallOutput } from '@servery/contract/registry';
import { DOCUMENT_KINDS, type DocumentKind } from '@servery/domain/printing/document';
import { widthOf } from '@servery/domain/printing/paper-width';
import type { StatusProps } from '@servery/ui/actions/badge';
import { whenText } from '#order/when.ts';
import { t } from '#features/devices/rules/texts.ts';

export type Printer = CallOutput<'ConsolePrinters'>['printers'][number];
export type Paper = CallOutput<'ConsolePrinters.papers'>['papers'][number];

const TONES: Readonly<Record<Printer['health'], StatusProps['tone']>> = {
  new: 'soft',
  ready: 'good',
  low: 'warn',
  problem: 'bad',
  silent: 'bad',
};
export const healthTone = ({ health }: Printer): StatusProps['tone'] => TONES[health];

/** Somebody has to go there. */
export const needsSomebody = ({ health }: Printer): boolean => health === 'problem' || health === 'silent';

export function healthText(printer: Printer, zone: string, now?: number): string {
  if (printer.health === 'new') return printer.kind === 'escpos' ? t.notUsed : t.notConnected;
  return printer.health === 'silent'
    ? t.silent({ time: whenText(printer.seen, zone, now) })
    : printer.state_text;
}

export const documentName = (kind: DocumentKind): string => t[kind];

/** 'Dockets, Receipts, 80 mm' */
export function printsText({ documents, columns }: Pick<Printer, 'documents' | 'columns'>): string {
  const names = DOCUMENT_KINDS.filter((kind) => documents.includes(kind)).map(documentName);
  return t.list({ what: names.join(', '), width: widthOf(columns) });
}

/** Which part of the kitchen, or which screens at the counter. */
export function forText({ documents, stations, device }: Printer): string {
  if (documents.includes('kitchen')) return stations.length === 0 ? t.everyStation : stations.join(', ');
  return device === '' ? t.everyScreen : t.oneScreen;
}

const PAPERS: Readonly<Record<Paper['kind'], () => string>> = {
  kitchen: () => t.docket,
  change: () => t.cancellation,
  edited: () => t.changedDocket,
  receipt: () => t.oneReceipt,
  eftpos: () => t.oneEftpos,
  settlement: () => t.oneSettlement,
  test: () => t.testPage,
};

/** 'Docket 87, Grill, copy' */
export function paperName({ kind, number, station, copy }: Paper): string {
  const what = PAPERS[kind]();
  const named = number === '' ? what : t.paper({ what, number });
  const placed = station === '' ? named : `${named}, ${station}`;
  return copy === 0 ? placed : t.copyOf({ paper: placed });
}

type Clock = { zone: string; now: number };

export function paperText(paper: Paper, { zone, now }: Clock): string {
  const time = whenText(paper.at, zone, now);
  if (paper.state === 'printed') return t.printed({ time });
  if (paper.state !== 'waiting') return t[paper.state];
  if (paper.at * 1000 > now) return t.later({ time });
  return paper.problem === '' ? t.waiting : t.problem({ problem: paper.problem.toLowerCase() });
}
