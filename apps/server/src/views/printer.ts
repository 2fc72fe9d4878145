import type { CallOutput } from '@servery/contract/registry';
import { stateText } from '@servery/domain/printing/printer-state';
import { printerHealth } from '@servery/domain/printing/printer-health';
import type { LastPaper } from '#stores/papers';
import type { PrinterRecord } from '#stores/printers';

type Shown = CallOutput<'ConsolePrinters'>['printers'][number];

type Among = { now: number; waiting: ReadonlyMap<number, number>; others: readonly { id: number }[] };

/** A second printer that was removed takes nothing over. */
const backupOf = ({ backupId }: PrinterRecord, { others }: Among): number =>
  others.some(({ id }) => id === backupId) ? (backupId ?? 0) : 0;

export const printerView = (printer: PrinterRecord, among: Among): Shown => ({
  id: printer.id,
  name: printer.name,
  kind: printer.kind,
  columns: printer.columns,
  documents: [...printer.documents],
  stations: [...printer.stations],
  device: printer.device,
  backup_id: backupOf(printer, among),
  address: printer.address,
  health: printerHealth(printer, among.now),
  state_text: stateText(printer.state || 'offline'),
  seen: Math.floor(printer.seenAt / 1000),
  printed: Math.floor(printer.printedAt / 1000),
  waiting: among.waiting.get(printer.id) ?? 0,
});

type Paper = CallOutput<'ConsolePrinters.papers'>['papers'][number];

export const paperView = (paper: LastPaper): Paper => ({
  id: paper.id,
  kind: paper.kind,
  order_id: paper.ref ?? '',
  number: paper.number ?? '',
  station: paper.station,
  copy: paper.copy,
  state: paper.state,
  problem: paper.problem,
  at: Math.floor((paper.printed_at || paper.print_at) / 1000),
});
