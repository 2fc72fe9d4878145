import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { circlesIn, importGraph } from './boundaries/import-graph.ts';
import { importsIn, laterImportsIn } from './boundaries/imports.ts';
import { properName } from './boundaries/proper-name.ts';
import { MAY, ROOMS, VENDORS } from './boundaries/rules.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** What a cart holds of the time of an order is read in one place: whoever read the flag alone sold full blocks. */
const CART_TIME = /\bcart\.time\b/g;
const READS_CART_TIME = 'packages/domain/src/ordering/cart-time.ts';
const STORES_CART_TIME = 'apps/server/src/stores/cart-rows.ts';

/** Rooms whose files keep to themselves: a feature of a client, an area of actions. */
const KINDS = [
  { own: /\/src\/((?:features|kiosk|pos)\/[^/]+)\//, theirs: /^#((?:features|kiosk|pos)\/[^/]+)\/(.+)$/ },
  { own: /\/src\/actions\/([^/]+\/[^/]+)\//, theirs: /^#actions\/([^/]+\/[^/]+)\/(.+)$/ },
];

/** Whether a file reaches into another room of its kind; the index of a feature is open to all. */
const sideways = (file: string, name: string): boolean =>
  KINDS.some(({ own, theirs }) => {
    const mine = own.exec(file)?.[1];
    const [, room, path] = theirs.exec(name) ?? [];
    return mine !== undefined && room !== undefined && room !== mine && !/^index\.tsx?$/.test(path ?? '');
  });

function cartTimeProblems(file: string, source: string): string[] {
  const isOrdering = /^(?:apps\/server|packages\/domain)\/src\//.test(file);
  if (!isOrdering || [READS_CART_TIME, STORES_CART_TIME].includes(file.replace('.test.', '.'))) return [];
  return [...source.matchAll(CART_TIME)].map(
    ([read]) => `${file}: ${read} is read in ${READS_CART_TIME} alone; ask timeOf`,
  );
}

export function problemsIn(file: string, source: string): string[] {
  return [...importProblems(file, source), ...cartTimeProblems(file, source)];
}

function importProblems(file: string, source: string): string[] {
  const home = Object.keys(MAY).find((part) => file.startsWith(`${part}/`));
  const isTest = /\.test\.tsx?$/.test(file) || file.includes('/testing/');
  return [...importsIn(source), ...laterImportsIn(source)].flatMap(({ name: said, typeOnly }) => {
    const problems: string[] = [];
    const name = properName(file, said);
    if (home && name.startsWith('@servery/') && !isTest) {
      const rules = MAY[home]!;
      const allowed = [...rules.values, ...(typeOnly ? rules.types : [])].some((rule) => rule.test(name));
      if (!allowed)
        problems.push(`${file}: ${home} must not import ${name}${typeOnly ? '' : ' (as a value)'}`);
    }
    if (!isTest && sideways(file, name))
      problems.push(`${file}: ${name} is another room; share it further down`);
    for (const { room, never, because } of ROOMS)
      if (!isTest && room.test(file) && never.test(name)) problems.push(`${file}: ${name}: ${because}`);
    const vendor = VENDORS.find(([pattern]) => pattern.test(name));
    if (vendor && !vendor[1].test(file)) problems.push(`${file}: ${name} is wrapped once, elsewhere`);
    return problems;
  });
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // A file that was deleted and not yet committed is still listed.
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(resolve(ROOT, file)));
  const sources = new Map(files.map((file) => [file, readFileSync(resolve(ROOT, file), 'utf8')]));
  const circles = circlesIn(importGraph(sources)).map((way) => `a circle of imports: ${way.join(' → ')}`);
  const problems = [...sources].flatMap(([file, source]) => problemsIn(file, source)).concat(circles);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
