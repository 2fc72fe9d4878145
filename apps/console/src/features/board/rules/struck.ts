import { oneOf, readJson, shape, whole } from '@servery/domain/stored/shape';

/** Ids of lines that are done, kept on this device. */
export type Struck = ReadonlySet<number>;

const VERSION = 1;

const kept = shape<{ v: number; lines: unknown[] }>({
  v: oneOf(VERSION),
  lines: (value): value is unknown[] => Array.isArray(value),
});

export const parseStruck = (held: string | null): Struck =>
  new Set(readJson(held, kept)?.lines.filter(whole));

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
