import { appendFileSync, readFileSync } from 'node:fs';

/**
 * What `npm run mutate` gives screens to know where it judges a client: which tests to run, each once for every mutant
 * that it is asked about, and where to write which mutants a test has reached. Without it nothing is done differently.
 */
type Ask = { plan?: Readonly<Record<string, readonly number[]>>; reached?: string };

const file = process.env['SCREENS_MUTANTS'];
const ask = file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Ask);

/** Which one the client has now, and which it has come across. */
let active = -1;
let reached = new Set<number>();

const MUTANT = / #(\d+)$/;
const withMutant = (name: string, id: number): string => `${name} #${id}`;

/** A test as it is called beside all others, and what it is run as. */
export function runsOf(of: { file: string; suites: readonly string[]; name: string }): readonly string[] {
  if (!ask?.plan) return [of.name];
  const key = [of.file, ...of.suites, of.name].join(' > ');
  return (ask.plan[key] ?? []).map((id) => withMutant(of.name, id));
}

/** A built client asks its window for `isMutant` wherever a mutant is reached. */
export const isMutant =
  ask &&
  ((id: number): boolean => {
    reached.add(id);
    return id === active;
  });

export function beginMutant(name: string): void {
  active = Number(MUTANT.exec(name)?.[1] ?? -1);
  reached = new Set();
}

export function endMutant(key: string): void {
  if (ask?.reached) appendFileSync(ask.reached, `${JSON.stringify({ test: key, reached: [...reached] })}\n`);
}
