import type { PrinterKind } from '#printing/routing';

/** How a printer does: `new` was never heard of, `silent` not for a while. */
export type PrinterHealth = 'new' | 'ready' | 'low' | 'problem' | 'silent';

/** A printer that fetches its papers asks every few seconds, every minute at the slowest. */
const SILENT_MS = 2 * 60_000;

type Heard = { kind: PrinterKind; state: string; seenAt: number };

/** One that is written to is heard of only when it prints: what it said then holds until it is asked again. */
export function printerHealth({ kind, state, seenAt }: Heard, now: number): PrinterHealth {
  if (seenAt === 0) return 'new';
  if (kind !== 'escpos' && now - seenAt > SILENT_MS) return 'silent';
  if (state === 'ready') return 'ready';
  return state === 'paper_low' ? 'low' : 'problem';
}
