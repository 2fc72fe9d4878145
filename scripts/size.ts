import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = resolve(import.meta.dirname, '../apps/order/dist');
const LIMIT_KB = 150;
/** Each file is a request, and over a phone's network that weighs more than its bytes. */
const MOST_FILES = 8;
/** What the checkout may add to what the menu page has loaded already. */
const CHECKOUT_KB = 60;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; src?: string; isEntry?: boolean };
type Manifest = Readonly<Record<string, Chunk>>;

/** Every file that is loaded before the menu can be used: the entry, the variant, the menu's screen, and what they import. */
function filesFor(manifest: Manifest, roots: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  roots.forEach(visit);
  return files;
}

const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10;

const bytesOf = (name: string): number => gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length;
const isScript = (name: string): boolean => name.endsWith('.js');

function checkoutOnTop(manifest: Manifest, menu: ReadonlySet<string>): number {
  const page = 'src/features/checkout/checkout-page.tsx';
  if (!manifest[page]) throw new Error(`The build has no chunk for ${page}`);
  const added = [...filesFor(manifest, [page])].filter((name) => isScript(name) && !menu.has(name));
  return kb(added.reduce((sum, name) => sum + bytesOf(name), 0));
}

function main(): void {
  const file = join(DIST, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('There is no build to measure: run npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const roots = ['index.html', 'src/variants/web.tsx', 'src/features/menu/menu-page.tsx'];
  const lost = roots.filter((root) => !manifest[root]);
  if (lost.length > 0) throw new Error(`The build has no chunk for ${lost.join(', ')}`);
  const menu = filesFor(manifest, roots);
  const sizes = [...menu].filter(isScript).map((name) => ({ name, size: bytesOf(name) }));
  for (const { name, size } of sizes.toSorted((a, b) => b.size - a.size))
    console.log(`${String(kb(size)).padStart(7)} kB  ${name}`);
  const total = kb(sizes.reduce((sum, { size }) => sum + size, 0));
  console.log(
    `${String(total).padStart(7)} kB  first load of the menu page, gzip, of at most ${LIMIT_KB} kB`,
  );
  console.log(`${String(sizes.length).padStart(7)} files of at most ${MOST_FILES}`);
  const checkout = checkoutOnTop(manifest, menu);
  console.log(
    `${String(checkout).padStart(7)} kB  more for the checkout, gzip, of at most ${CHECKOUT_KB} kB on top`,
  );
  const holds = total <= LIMIT_KB && sizes.length <= MOST_FILES && checkout <= CHECKOUT_KB;
  process.exitCode = holds ? 0 : 1;
}

main();
