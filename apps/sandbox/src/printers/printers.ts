import { epsonTurn } from './epson.ts';
import type { Kind, VirtualPrinter } from './printer.ts';
import { listenRaw } from './raw.ts';
import { starTurn } from './star.ts';

const TURNS = { star: starTurn, epson: epsonTurn, escpos: async () => 'nothing' as const };
/** As often as most printers ask. */
const POLL_MS = 3000;

export type Printers = {
  all(): VirtualPrinter[];
  get(id: number): VirtualPrinter | undefined;
  /** `auto`: it asks by itself, as on a shelf; without, only when it is told to. */
  add(wanted: { kind: Kind; url: string; auto: boolean }): Promise<VirtualPrinter>;
  close(): Promise<void>;
};

/** The printers that stand in this sandbox, with the papers that have come out of them. */
export function createPrinters(host: string, onChange: () => void): Printers {
  const held = new Map<number, VirtualPrinter>();
  const timers: NodeJS.Timeout[] = [];

  const add: Printers['add'] = async ({ kind, url, auto }) => {
    const printer: VirtualPrinter = {
      id: held.size + 1,
      kind,
      address: url,
      condition: 'ready',
      papers: [],
      turn: async () => {
        const turn = await TURNS[kind](printer);
        if (turn !== 'nothing') onChange();
        return turn;
      },
      close: async () => {},
    };
    held.set(printer.id, printer);
    if (kind === 'escpos') await listenRaw(printer, host);
    // The server may not be there yet, or not any more: it goes on asking.
    else if (auto) timers.push(setInterval(() => void printer.turn().catch(() => {}), POLL_MS).unref());
    return printer;
  };

  return {
    all: () => [...held.values()],
    get: (id) => held.get(id),
    add,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...held.values()].map((printer) => printer.close()));
    },
  };
}
