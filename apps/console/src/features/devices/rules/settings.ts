import type { CallInput } from '@servery/contract/registry';
import type { DocumentKind } from '@servery/domain/printing/document';
import { columnsFor, type PaperWidth, widthOf } from '@servery/domain/printing/paper-width';
import { isPrinterAddress } from '@servery/domain/printing/raw-address';
import type { PrinterKind } from '@servery/domain/printing/routing';
import type { Printer } from '#features/devices/rules/words.ts';

/** What is typed and chosen about a printer. */
export type Settings = {
  kind: PrinterKind;
  name: string;
  documents: readonly DocumentKind[];
  stations: readonly string[];
  width: PaperWidth;
  /** '0' is none: the board shows it. */
  backup: string;
  address: string;
};

export const NEW_PRINTER: Settings = {
  kind: 'star',
  name: '',
  documents: ['kitchen'],
  stations: [],
  width: '80',
  backup: '0',
  address: '',
};

export const settingsOf = (printer: Printer): Settings => ({
  kind: printer.kind,
  name: printer.name,
  documents: printer.documents,
  stations: printer.stations,
  width: widthOf(printer.columns),
  backup: String(printer.backup_id),
  address: printer.address,
});

export type Missing = 'name' | 'documents' | 'address';

/** What keeps them from being saved, in the order of the form. */
export function missingIn({ kind, name, documents, address }: Settings): Missing[] {
  const missing: Missing[] = [];
  if (name.trim() === '') missing.push('name');
  if (kind === 'escpos' && !isPrinterAddress(address.trim())) missing.push('address');
  if (documents.length === 0) missing.push('documents');
  return missing;
}

type Wire = Omit<CallInput<'ConsolePrinters.change'>, 'printer_id'>;

/** A width that somebody has left alone stays as exact as it was. */
export function wireOf(settings: Settings, was?: Printer): Wire {
  const { kind, width } = settings;
  const columns = was && widthOf(was.columns) === width ? was.columns : columnsFor(kind, width);
  return {
    name: settings.name.trim(),
    columns: String(columns) as Wire['columns'],
    documents: [...settings.documents],
    stations: settings.documents.includes('kitchen') ? [...settings.stations] : [],
    backup_id: settings.backup === '0' ? undefined : Number(settings.backup),
    address: kind === 'escpos' ? settings.address.trim() : undefined,
  };
}

export const toggledIn = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
