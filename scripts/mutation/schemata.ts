import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './scopes.ts';

type Range = { start: number; end: number };

/** What a list of mutants says of each. */
export type Switchable = Range & { id: number; file: string; was: string; code: string; seen: Range };

/** Those of one expression, which is evaluated as one of them says, or as it stands. */
type Switch = Range & { mutants: readonly Switchable[] };

function switchesOf(mutants: readonly Switchable[]): Switch[] {
  const byPlace = Map.groupBy(mutants, ({ seen }) => `${seen.start} ${seen.end}`);
  return [...byPlace.values()]
    .map((those) => ({ ...those[0]!.seen, mutants: those }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * A file with all its mutants compiled in: `globalThis.isMutant(id)` is asked wherever one is reached, and chooses it by
 * answering true. So a client is built once for all of them, and whoever asks also hears which are reached. Without
 * `isMutant` the file does what it always did.
 */
export function switched(source: string, mutants: readonly Switchable[]): string {
  for (const { file, start, end, was } of mutants)
    if (source.slice(start, end) !== was) throw new Error(`${file} has changed since its mutants were drawn`);
  const switches = switchesOf(mutants);
  let next = 0;
  const plain = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (let each = switches[next]; each && each.start < to; each = switches[next]) {
      next += 1;
      text += source.slice(at, each.start) + choice(each);
      at = each.end;
    }
    return text + source.slice(at, to);
  };
  const choice = ({ start, end, mutants: those }: Switch): string => {
    const chosen = those.map(
      (one) =>
        `globalThis.isMutant?.(${one.id}) ? (${source.slice(start, one.start)}${one.code}${source.slice(one.end, end)}) : `,
    );
    return `(${chosen.join('')}(${plain(start, end)}))`;
  };
  return plain(0, source.length);
}

/** For a build of a client: puts the mutants of `npm run mutate -- --list` into its files as they are loaded. */
function schemata(mutants: readonly Switchable[]): Plugin {
  const byFile = Map.groupBy(mutants, ({ file }) => join(ROOT, file));
  return {
    name: 'mutation-schemata',
    enforce: 'pre',
    transform: (source, id) => {
      const those = byFile.get(id);
      return those && { code: switched(source, those), map: null };
    },
  };
}

/** What `MUTANTS` names is such a list; without it nothing is built differently. */
export function schemataOf(env: { MUTANTS?: string | undefined }): Plugin[] {
  if (env.MUTANTS === undefined) return [];
  return [schemata(JSON.parse(readFileSync(env.MUTANTS, 'utf8')) as readonly Switchable[])];
}
