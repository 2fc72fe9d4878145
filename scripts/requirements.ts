import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export type Level = 'rule' | 'server' | 'screen';
export type Row = { id: string; section: string; text: string; wants: Level };
export type Ledger = { name: string; rows: Row[] };
export type Shown = ReadonlyMap<string, readonly string[]>;
/** Rows that are shown, but not yet on each platform that they name. */
export type Partial = ReadonlyMap<string, string>;
type Filter = { section?: string; missing?: boolean; levels?: boolean; partial?: Partial };

const LEDGERS = ['ordering', 'checkout', 'account'];
const ROW = /^([A-Z]+-\d+) \| ([a-z,]+) \| (.+)$/;

/**
 * What customers, kiosks and staff see or send is shown by a journey in a browser. The fields of an answer are shown by
 * a call to a server, and so is what is the server's alone. Fields that no server knows are the client's own state,
 * which nobody sees: a rule.
 */
const levelWanted = (variants: string, section: string, text: string): Level => {
  if (!/\b(web|app|kiosk|pos)\b/.test(variants)) return 'server';
  if (section !== 'Data fields') return 'screen';
  return CLIENT_STATE.test(text) ? 'rule' : 'server';
};

const CLIENT_STATE =
  /^(Selected fulfilment options|Fulfilment options fields|Checkout state|Checkout draft|Application state|The auth flags|Auth flags)\b/;

/** The level of a test is that of the folder it lies in. */
export const levelOf = (file: string): Level => {
  if (file.startsWith('e2e/')) return 'screen';
  return /^apps\/(server|sandbox)\//.test(file) ? 'server' : 'rule';
};

/** Rows are `ID | variants | text` under `## section`; anything else in a ledger is a mistake in it. */
export function parseLedger(name: string, text: string): Ledger {
  const rows: Row[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    else if (line.trim() !== '' && !line.startsWith('# ')) {
      const [, id, variants = '', words] = ROW.exec(line) ?? [];
      if (!id || !words) throw new Error(`${name}: cannot read ${JSON.stringify(line)}`);
      if (rows.some((row) => row.id === id)) throw new Error(`${name}: ${id} stands there twice`);
      rows.push({ id, section, text: words, wants: levelWanted(variants, section, words) });
    }
  }
  return { name, rows };
}

/** What the ledger gives to a client and a decision to the server is shown where the server speaks. */
export const shownByServer = (ledger: Ledger, ids: ReadonlySet<string>): Ledger => ({
  ...ledger,
  rows: ledger.rows.map((row) => (ids.has(row.id) ? { ...row, wants: 'server' } : row)),
});

/** Rows of `ID | platforms without it | why`, under a heading. */
export const parsePartial = (text: string): Partial =>
  new Map(
    [...text.matchAll(/^([A-Z]+-\d+) \| ([a-z,]+) \| .+$/gm)].map(([, id = '', where = '']) => [id, where]),
  );

/** A name is the first argument of test(…), it(…), or of what their each(…) and for(…) give. What is skipped shows nothing. */
const NAME =
  /(?:\b(?:test|it)(?:\.(?!skip|todo|fails)\w+)*|\))\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*?\[([A-Z]+-\d+(?:[ ,]+[A-Z]+-\d+)*)\]\1\s*,/g;

export const idsInTests = (source: string): string[] =>
  [...source.matchAll(NAME)].flatMap((match) => (match[2] ?? '').split(/[ ,]+/));

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

/** A journey runs against a real server, so that it shows what a call would; a rule is shown by whatever runs it. */
const isAtLevel = (row: Row, shown: Shown): boolean =>
  (shown.get(row.id) ?? []).some(
    (file) => row.wants === 'rule' || levelOf(file) === row.wants || levelOf(file) === 'screen',
  );

const wanted = ({ section }: Filter, row: Row): boolean =>
  section === undefined || row.section.toLowerCase().includes(section.toLowerCase());

function sectionLines(rows: readonly Row[], shown: Shown, filter: Filter): string[] {
  const open = rows.filter(({ id }) => !shown.has(id));
  const lines = [`  ${rows.length - open.length}/${rows.length} ${rows[0]?.section ?? ''}`];
  if (filter.missing && open.length === 0) return [];
  if (filter.missing) lines.push(...open.map(({ id, text }) => `    ${id} ${text}`));
  else if (open.length > 0) lines.push(`    none: ${compact(open.map(({ id }) => id))}`);
  return lines;
}

/** Rows that have a test, but none where the row lives. */
function levelLines(rows: readonly Row[], shown: Shown): string[] {
  const short = rows.filter((row) => shown.has(row.id) && !isAtLevel(row, shown));
  return (['screen', 'server'] as const).flatMap((level) => {
    const ids = short.filter(({ wants }) => wants === level).map(({ id }) => id);
    return ids.length === 0 ? [] : [`wants a test at the level ${level}: ${compact(ids)}`];
  });
}

function partialLines(rows: readonly Row[], shown: Shown, partial: Partial): string[] {
  const held = rows.filter(({ id }) => shown.has(id) && partial.has(id));
  return [...Map.groupBy(held, ({ id }) => partial.get(id) ?? '')].map(
    ([where, some]) => `shown, but not yet on ${where}: ${compact(some.map(({ id }) => id))}`,
  );
}

export function report(ledgers: readonly Ledger[], shown: Shown, filter: Filter = {}): string {
  const { partial = new Map() } = filter;
  const lines: string[] = [];
  const count = (rows: readonly Row[]) => `${rows.filter(({ id }) => shown.has(id)).length}/${rows.length}`;
  for (const { name, rows } of ledgers) {
    const held = rows.filter((row) => wanted(filter, row));
    if (held.length === 0) continue;
    lines.push(`${name} ${count(held)}`);
    for (const part of Map.groupBy(held, ({ section }) => section).values())
      lines.push(...sectionLines(part, shown, filter));
  }
  const all = ledgers.flatMap(({ rows }) => rows.filter((row) => wanted(filter, row)));
  if (filter.levels) lines.push(...levelLines(all, shown));
  if (filter.levels) lines.push(...partialLines(all, shown, partial));
  const atLevel = all.filter((row) => isAtLevel(row, shown));
  const everywhere = atLevel.filter(({ id }) => !partial.has(id)).length;
  const closed = all.filter(({ text }) => !text.startsWith('OPEN:'));
  lines.push(
    `total ${count(all)}, closed-ended ${count(closed)}, at the level of the row ${atLevel.length}/${all.length}, and on each of its platforms ${everywhere}/${all.length}`,
  );
  return lines.join('\n');
}

export function unknownIds(ledgers: readonly Ledger[], shown: Shown): string[] {
  const known = new Set(ledgers.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return [...shown].flatMap(([id, files]) => (known.has(id) ? [] : [`${id} in ${files.join(', ')}`]));
}

const root = new URL('../', import.meta.url);

function testFiles(): string[] {
  const options = { cwd: root, encoding: 'utf8' } as const;
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options)
    .split('\0')
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && existsSync(new URL(file, root)));
}

function idsShown(): Shown {
  const shown = new Map<string, string[]>();
  for (const file of testFiles())
    for (const id of new Set(idsInTests(readFileSync(new URL(file, root), 'utf8'))))
      shown.set(id, [...(shown.get(id) ?? []), file]);
  return shown;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      section: { type: 'string' },
      missing: { type: 'boolean' },
      levels: { type: 'boolean' },
      quiet: { type: 'boolean' },
    },
  });
  const listed = (name: string) =>
    parsePartial(readFileSync(new URL(`docs/requirements/${name}.md`, root), 'utf8'));
  const byServer = new Set(listed('by-server').keys());
  const ledgers = LEDGERS.map((name) =>
    shownByServer(
      parseLedger(name, readFileSync(new URL(`docs/requirements/${name}.md`, root), 'utf8')),
      byServer,
    ),
  );
  const shown = idsShown();
  const partial = listed('partial');
  const text = report(ledgers, shown, { ...values, partial });
  console.log(values.quiet ? text.split('\n').at(-1) : text);
  const named = new Map(
    ['partial', 'by-server', 'without-object'].flatMap((name) =>
      [...listed(name).keys()].map((id) => [id, [`docs/requirements/${name}.md`]] as const),
    ),
  );
  const unknown = [...unknownIds(ledgers, shown), ...unknownIds(ledgers, named)];
  if (unknown.length === 0) return;
  console.error(`No such requirement:\n  ${unknown.join('\n  ')}`);
  process.exitCode = 1;
}

if (import.meta.main) main();
