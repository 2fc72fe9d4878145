/** Ids of lines that are done, kept on this device. */
export type Struck = ReadonlySet<number>;

const VERSION = 1;

/** Storage can hold anything: another version, another app, half a text. */
export function parseStruck(text: string | null): Struck {
  try {
    const held: unknown = JSON.parse(text ?? 'null');
    if (typeof held !== 'object' || held === null || !('v' in held) || !('lines' in held)) return new Set();
    if (held.v !== VERSION || !Array.isArray(held.lines)) return new Set();
    return new Set(held.lines.filter((id): id is number => Number.isInteger(id)));
  } catch {
    return new Set();
  }
}

export const printStruck = (struck: Struck): string => JSON.stringify({ v: VERSION, lines: [...struck] });

export function toggleStruck(struck: Struck, id: number): Struck {
  const next = new Set(struck);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Lines that the board does not show any more would pile up for ever. */
export function pruneStruck(struck: Struck, onBoard: Iterable<number>): Struck {
  const kept = struck.intersection(new Set(onBoard));
  return kept.size === struck.size ? struck : kept;
}
