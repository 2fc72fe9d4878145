import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Which of our packages each part of the house may import. `types` are erased and may go where `values` may not. */
const MAY: Readonly<Record<string, { values: readonly RegExp[]; types: readonly RegExp[] }>> = {
  'packages/contract': { values: [], types: [] },
  'packages/domain': { values: [], types: [/^@servery\/contract\//] },
  // Parts say a few words by themselves, and those a brand can change like all others.
  'packages/ui': { values: [/^@servery\/domain\/texts\/catalogue$/], types: [] },
  'apps/sandbox': { values: [], types: [] },
  'apps/server': { values: [/^@servery\/(contract|domain)\//], types: [] },
  'apps/order': {
    values: [/^@servery\/(domain|ui)\//, /^@servery\/contract\/form\/encode$/],
    types: [/^@servery\/contract\//],
  },
  'apps/console': {
    values: [/^@servery\/(domain|ui)\//, /^@servery\/contract\/form\/encode$/],
    types: [/^@servery\/contract\//],
  },
};

/** Vendors that are wrapped once, and where. */
const VENDORS: readonly [vendor: RegExp, wrapped: RegExp][] = [
  [/^lucide-react/, /^packages\/ui\//],
  [/^react-aria-components/, /^packages\/ui\//],
  [/^(pg|node:sqlite)$/, /^apps\/server\/(src\/(db|live)|testing)\/|^bench\//],
  [/^jose$/, /^apps\/server\/src\/providers\/social\//],
  [/^nodemailer/, /^apps\/server\/src\/providers\/mail\/|^apps\/sandbox\/.*\.test\.ts$/],
];

/** What a cart holds of the time of an order is read in one place: whoever read the flag alone sold full blocks. */
const CART_TIME = /\bcart\.time\b/g;
const READS_CART_TIME = 'packages/domain/src/ordering/cart-time.ts';
const STORES_CART_TIME = 'apps/server/src/stores/cart-rows.ts';

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(\{[^}]*\}|[^'"]*?)\s*(?:from\s*)?['"]([^'"]+)['"]/gm;

type Import = { name: string; typeOnly: boolean };
export function importsIn(source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, type, names = '', name = '']) => {
    const inner = /^\{(.*)\}$/s.exec(names.trim())?.[1];
    const each =
      inner
        ?.split(',')
        .map((part) => part.trim())
        .filter(Boolean) ?? [];
    const allTypes = each.length > 0 && each.every((part) => part.startsWith('type '));
    return { name, typeOnly: type !== undefined || allTypes };
  });
}

/** `apps/order/src/features/menu/x.tsx` is in the room `menu` of the features. */
const roomOf = (path: string, kind: string): string | undefined =>
  new RegExp(`/src/${kind}/([^/]+)/`).exec(path)?.[1];

function sideways(file: string, name: string): boolean {
  for (const kind of ['features', 'actions']) {
    const mine = roomOf(file, kind);
    const theirs = new RegExp(`^#${kind}/([^/]+)/(.+)$`).exec(name);
    if (!mine || !theirs || theirs[1] === mine) continue;
    if (kind === 'features' && /^index\.tsx?$/.test(theirs[2] ?? '')) continue;
    return true;
  }
  return false;
}

function cartTimeProblems(file: string, source: string): string[] {
  const isOrdering = /^(?:apps\/server|packages\/domain)\/src\//.test(file);
  if (!isOrdering || file === READS_CART_TIME || file === STORES_CART_TIME) return [];
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
  return importsIn(source).flatMap(({ name, typeOnly }) => {
    const problems: string[] = [];
    if (home && name.startsWith('@servery/') && !isTest) {
      const rules = MAY[home]!;
      const allowed = [...rules.values, ...(typeOnly ? rules.types : [])].some((rule) => rule.test(name));
      if (!allowed)
        problems.push(`${file}: ${home} must not import ${name}${typeOnly ? '' : ' (as a value)'}`);
    }
    if (!isTest && sideways(file, name))
      problems.push(`${file}: ${name} is another room; share it further down`);
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
  const problems = files.flatMap((file) => problemsIn(file, readFileSync(resolve(ROOT, file), 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
