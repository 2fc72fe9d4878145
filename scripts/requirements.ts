import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Evidence, idsOf, type Level, type Proof, readEvidence } from './evidence.ts';

const PLATFORMS = ['web', 'app', 'kiosk', 'pos'] as const;
type Platform = (typeof PLATFORMS)[number];
export type Row = { id: string; section: string; text: string; wants: Level; platforms: readonly Platform[] };
export type Ledger = { name: string; rows: Row[] };
/** Rows that a decision gives to the server, and platforms on which there is nothing of a row. */
export type Exceptions = ReadonlyMap<string, readonly string[]>;

const LEDGERS = ['ordering', 'checkout', 'account'];
const ROW = /^([A-Z]+-\d+) \| ([a-z,]+) \| (.+)$/;

const CLIENT_STATE =
  /^(Selected fulfilment options|Fulfilment options fields|Checkout state|Checkout draft|Application state|The auth flags|Auth flags)\b/;

/**
 * What customers, kiosks and staff see or send is shown on a screen. The fields of an answer are shown by a call to a
 * server, and so is what is the server's alone. Fields that no server knows are the client's own state, which nobody
 * sees: a rule.
 */
const levelWanted = (platforms: readonly Platform[], section: string, text: string): Level => {
  if (platforms.length === 0) return 'server';
  if (section !== 'Data fields') return 'screen';
  return CLIENT_STATE.test(text) ? 'rule' : 'server';
};

/** Rows are `ID | platforms | text` under `## section`; anything else in a ledger is a mistake in it. */
export function parseLedger(name: string, text: string): Ledger {
  const rows: Row[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    else if (line.trim() !== '' && !line.startsWith('# ')) {
      const [, id, where = '', words] = ROW.exec(line) ?? [];
      if (!id || !words) throw new Error(`${name}: cannot read ${JSON.stringify(line)}`);
      if (rows.some((row) => row.id === id)) throw new Error(`${name}: ${id} stands there twice`);
      const platforms = PLATFORMS.filter((platform) => where.split(',').includes(platform));
      rows.push({ id, section, text: words, platforms, wants: levelWanted(platforms, section, words) });
    }
  }
  return { name, rows };
}

/** Rows of `ID | server or platforms | why`. */
export const parseExceptions = (text: string): Exceptions =>
  new Map(
    [...text.matchAll(/^([A-Z]+-\d+) \| ([a-z,]+) \| .+$/gm)].map(([, id = '', what = '']) => [
      id,
      what.split(','),
    ]),
  );

export const withExceptions = (ledger: Ledger, exceptions: Exceptions): Ledger => ({
  ...ledger,
  rows: ledger.rows.map((row) => {
    const what = exceptions.get(row.id) ?? [];
    if (what.includes('server')) return { ...row, wants: 'server' };
    return { ...row, platforms: row.platforms.filter((platform) => !what.includes(platform)) };
  }),
});

/** A screen runs against a real server, so that it shows what a call would; a rule is shown by whatever runs it. */
const isAtLevel = ({ wants }: Row, { level }: Proof): boolean =>
  wants === 'rule' || level === wants || level === 'screen';

/** Where a row still has to be shown: the platforms of a screen, or the level that it wants. Empty if it is shown. */
export function gapsOf(row: Row, evidence: Evidence): string[] {
  const proofs = (evidence.get(row.id) ?? []).filter((proof) => isAtLevel(row, proof));
  if (row.wants !== 'screen') return proofs.length > 0 ? [] : [row.wants];
  return row.platforms.filter((platform) => !proofs.some(({ variants }) => variants.includes(platform)));
}

/** 'ORD-001..003 ORD-007' for the four of them. */
export function compact(ids: readonly string[]): string {
  const runs: [first: string, last: string][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    const [area = '', number = ''] = id.split('-');
    const before = `${area}-${String(Number(number) - 1).padStart(number.length, '0')}`;
    if (run?.[1] === before) run[1] = id;
    else runs.push([id, id]);
  }
  return runs
    .map(([first, last]) => (first === last ? first : `${first}..${last.split('-')[1] ?? ''}`))
    .join(' ');
}

type Filter = { section?: string; missing?: boolean };

const isAsked = ({ section }: Filter, row: Row): boolean =>
  section === undefined || row.section.toLowerCase().includes(section.toLowerCase());

export function report(ledgers: readonly Ledger[], evidence: Evidence, filter: Filter = {}): string {
  const lines: string[] = [];
  const all = ledgers.flatMap(({ rows }) => rows.filter((row) => isAsked(filter, row)));
  const isShown = (row: Row) => gapsOf(row, evidence).length === 0;
  const count = (rows: readonly Row[]) => `${rows.filter(isShown).length}/${rows.length}`;
  for (const { name, rows } of ledgers) {
    const asked = rows.filter((row) => isAsked(filter, row));
    if (asked.length === 0) continue;
    lines.push(`${name} ${count(asked)}`);
    for (const part of Map.groupBy(asked, ({ section }) => section).values()) {
      const open = part.filter((row) => !isShown(row));
      if (filter.missing && open.length === 0) continue;
      lines.push(`  ${count(part)} ${part[0]?.section ?? ''}`);
      if (filter.missing)
        lines.push(...open.map((row) => `    ${row.id} (${gapsOf(row, evidence).join(', ')}) ${row.text}`));
    }
  }
  for (const place of [...PLATFORMS, 'server', 'rule']) {
    const ids = all.filter((row) => gapsOf(row, evidence).includes(place)).map(({ id }) => id);
    if (ids.length > 0) lines.push(`not shown, ${place}: ${ids.length} (${compact(ids)})`);
  }
  const closed = all.filter(({ text }) => !text.startsWith('OPEN:'));
  lines.push(
    `${count(closed)} closed-ended rows are shown on every platform that they name, ${count(all)} of all`,
  );
  return lines.join('\n');
}

/** Rows that something is still owed: `npm test` fails while there is one. */
export const owed = (ledgers: readonly Ledger[], evidence: Evidence): string[] =>
  ledgers.flatMap(({ rows }) => rows.filter((row) => gapsOf(row, evidence).length > 0)).map(({ id }) => id);

export const unknownIds = (ledgers: readonly Ledger[], ids: ReadonlyMap<string, string>): string[] => {
  const known = new Set(ledgers.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return [...ids].flatMap(([id, file]) => (known.has(id) ? [] : [`${id} in ${file}`]));
};

const root = new URL('../', import.meta.url);

/** Ids in names as they are written: to find a slip of the pen before anything has run. They count for nothing else. */
function idsWritten(): Map<string, string> {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options)
    .split('\0')
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && existsSync(new URL(file, root)));
  const written = new Map<string, string>();
  for (const file of files.filter((name) => !/^scripts\/(requirements|evidence)\.test/.test(name)))
    for (const [, name = ''] of readFileSync(new URL(file, root), 'utf8').matchAll(
      /(\[[A-Z]+-\d{3}[A-Z0-9 ,-]*\])['"`]/g,
    ))
      for (const id of idsOf(name)) written.set(id, file);
  return written;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      section: { type: 'string' },
      missing: { type: 'boolean' },
      ids: { type: 'boolean' },
      all: { type: 'boolean' },
    },
  });
  const read = (name: string) => readFileSync(new URL(`docs/requirements/${name}.md`, root), 'utf8');
  const exceptions = parseExceptions(read('exceptions'));
  const ledgers = LEDGERS.map((name) => withExceptions(parseLedger(name, read(name)), exceptions));
  const listed = [...exceptions.keys()].map((id) => [id, 'docs/requirements/exceptions.md'] as const);
  const unknown = unknownIds(ledgers, new Map([...idsWritten(), ...listed]));
  if (unknown.length > 0) {
    console.error(`No such requirement:\n  ${unknown.join('\n  ')}`);
    process.exitCode = 1;
  }
  if (values.ids) return;
  const { evidence, missing } = readEvidence();
  for (const file of missing) console.error(`${file} is not there: run npm test first`);
  if (missing.length > 0) process.exitCode = 1;
  console.log(report(ledgers, evidence, values));
  if (values.all && owed(ledgers, evidence).length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
