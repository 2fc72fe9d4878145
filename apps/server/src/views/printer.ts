import type { CallOutput } from '@servery/contract/registry';
import { stateText } from '@servery/domain/printing/printer-state';
import type { PrinterRecord } from '#stores/printers';

type Shown = CallOutput<'ConsolePrinters'>['printers'][number];

export const printerView = (printer: PrinterRecord): Shown => ({
  id: printer.id,
  name: printer.name,
  kind: printer.kind,
  columns: printer.columns,
  documents: [...printer.documents],
  stations: [...printer.stations],
  device: printer.device,
  backup_id: printer.backupId ?? 0,
  address: printer.address,
  state_text: stateText(printer.state || 'offline'),
  seen: Math.floor(printer.seenAt / 1000),
});
