import type { DocumentKind, PaperColumns } from '#printing/document';

export const PRINTER_KINDS = ['star', 'epson', 'escpos'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** A printer of a venue, as far as it matters for what goes to it. */
export type Printer = {
  id: number;
  name: string;
  kind: PrinterKind;
  columns: PaperColumns;
  /** What it prints. */
  documents: readonly DocumentKind[];
  /** Whose dockets it prints; none is every station, on one docket. */
  stations: readonly string[];
  /** The till or kiosk whose receipts it prints; empty is every one without a printer of its own. */
  device: string;
  /** Who takes over what it does not print; nothing is the screen. */
  backupId: number | undefined;
};

/** One docket: of which station, on which printer. */
export type Route = { printerId: number; station: string };

/** Which dockets a kitchen gets of an order. A printer with stations prints one for each of them. */
export function kitchenRoutes(printers: readonly Printer[], lines: readonly { station: string }[]): Route[] {
  const stations = [...new Set(lines.map(({ station }) => station))];
  return printers
    .filter(({ documents }) => documents.includes('kitchen'))
    .flatMap((printer) =>
      printer.stations.length === 0
        ? [{ printerId: printer.id, station: '' }]
        : stations
            .filter((station) => printer.stations.includes(station))
            .map((station) => ({ printerId: printer.id, station })),
    );
}

/** The printer of one till or kiosk, else the one for all of them. */
export function counterRoute(
  printers: readonly Printer[],
  kind: DocumentKind,
  device: string,
): Printer | undefined {
  const able = printers.filter(({ documents }) => documents.includes(kind));
  return (
    able.find((printer) => printer.device === device && device !== '') ??
    able.find((printer) => printer.device === '')
  );
}

/** A docket for later is printed when the kitchen begins to think of it. */
const AHEAD_MS = 45 * 60_000;
export const printTime = (dueAt: number, now: number): number => Math.max(now, dueAt - AHEAD_MS);

/** After so long a docket that nobody has printed is somebody's to look after. */
export const ALARM_MS = 2 * 60_000;
