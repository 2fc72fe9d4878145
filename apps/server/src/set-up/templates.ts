import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VenueFile } from '@servery/contract/venue-file/venue-file';
import { readVenueFile } from '#venue-file/read-file';

const FOLDER = join(import.meta.dirname, 'templates');
/** In the order in which they are offered. */
const ORDER = ['cafe', 'burgers', 'pizza', 'canteen', 'food-van'];

export const templateCodes: readonly string[] = readdirSync(FOLDER)
  .map((name) => name.replace(/\.json$/, ''))
  .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

const kept = new Map<string, VenueFile>();

/** A venue to begin with; nothing where there is none of the name. */
export function templateOf(code: string): VenueFile | undefined {
  if (!templateCodes.includes(code)) return undefined;
  const held = kept.get(code);
  if (held) return held;
  const read = readVenueFile(readFileSync(join(FOLDER, `${code}.json`), 'utf8'));
  if (!read.ok) throw new Error(`${code}.json: ${JSON.stringify(read.error)}`);
  kept.set(code, read.value);
  return read.value;
}
